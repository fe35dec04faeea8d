import Canvas

/// One node of what a screen reader would be told: surfaces, and on them controls and texts (SPEC V6).
package struct AccessibilityNode: Hashable, Sendable {
  /// What a node is.
  package enum Role: String, Hashable, Sendable {
    case screen, page, dialog, keyboard
    case button, field, toggle, tab, option, handle, scroll, map, grabber, text
  }

  /// What it is.
  package var role: Role
  /// Its name in takes and traces; empty for plain text.
  package var name: String
  /// What is read aloud, in the language of the scene.
  package var label: String
  /// What stands in a field; nil for everything else.
  package var value: String?
  /// Whether it is on or chosen; nil for what can be neither.
  package var state: Spoken.State?
  /// What else can be done to it, in the language of the scene: the actions of a row.
  package var actions: [String] = []
  /// Where it is drawn, in container pt.
  package var frame: Rect
  /// False for a disabled control, and for everything behind something that blocks it.
  package var isEnabled: Bool
  /// True when keys go there.
  package var isFocused: Bool
  /// What stands in it, in reading order.
  package var children: [AccessibilityNode]

  init(
    _ role: Role, name: String, label: String, frame: Rect, isEnabled: Bool = true,
    isFocused: Bool = false, children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.name = name
    self.label = label
    self.frame = frame
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.children = children
  }
}
