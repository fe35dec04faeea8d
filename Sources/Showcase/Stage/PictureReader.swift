import Blocks
import Canvas

/// Reads a surface's picture: which texts belong to which control, and which stand alone (SPEC V6).
struct PictureReader {
  let nodes: [AccessibilityNode]
  /// The first text that belongs to no control.
  let title: String

  /// What stands somewhere: a text, or an icon that may have a word.
  private struct Mark {
    var text: String
    var place: Point
    var kind: Kind
    /// False where a scroll or a card cuts it off.
    var isSeen = true

    enum Kind { case text, icon }
  }

  init(
    items: [DisplayItem], areas: [HitArea], placement: Placement, isReachable: Bool,
    focus: String?, locale: StageSettings.Locale
  ) {
    var marks = Self.marks(in: items, at: .identity, locale)
    var nodes: [AccessibilityNode] = []
    for area in areas.reversed() {
      guard let role = area.accessibilityRole else { continue }
      var own: [Mark] = []
      if role.ownsTexts {
        let isOwn = { (mark: Mark) in Self.belongs(mark, to: area) }
        own = marks.filter(isOwn)
        marks.removeAll(where: isOwn)
      }
      var node = AccessibilityNode(
        role, name: area.name, label: Self.label(of: area, role, own, Words(locale)),
        frame: placement.apply(to: area.shape.bounds),
        isEnabled: isReachable && area.role != .disabled, isFocused: area.name == focus)
      if role == .field { node.value = Self.said(own) }
      node.state = area.spoken.state
      node.actions = area.spoken.commands.compactMap(\.title)
      nodes.append(node)
    }
    let texts = marks.filter { $0.kind == .text && $0.isSeen }
    title = texts.first?.text ?? ""
    nodes += texts.map { mark in
      AccessibilityNode(
        .text, name: "", label: mark.text,
        frame: placement.apply(to: Rect(mark.place.x, mark.place.y, 0, 0)),
        isEnabled: isReachable)
    }
    self.nodes = nodes.sorted { one, other in
      (one.frame.minY, one.frame.minX) < (other.frame.minY, other.frame.minX)
    }
  }

  /// What is seen belongs to what is touched there; what is cut off, to what is cut off with it.
  private static func belongs(_ mark: Mark, to area: HitArea) -> Bool {
    if mark.isSeen { return area.contains(mark.place) }
    guard let clip = area.clip, !clip.contains(mark.place) else { return false }
    return area.shape.contains(mark.place)
  }

  private static func said(_ marks: [Mark]) -> String {
    marks.filter { $0.kind == .text }.map(\.text).joined(separator: ", ")
  }

  /// Its own words, the texts in it, or what its icon means; empty when nothing tells what it is.
  private static func label(
    of area: HitArea, _ role: AccessibilityNode.Role, _ own: [Mark], _ words: Words
  ) -> String {
    let texts = said(own)
    if let label = area.spoken.label {
      if role == .handle || role == .field || texts.isEmpty { return label }
      return texts.contains(label) ? texts : "\(label), \(texts)"
    }
    if !texts.isEmpty { return texts }
    switch role {
    case .scroll: return words("List", "列表")
    case .map: return words("Map", "地图")
    default: return own.map(\.text).joined(separator: ", ")
    }
  }

  /// All texts and icons with a point inside them, in the surface's own points.
  private static func marks(
    in items: [DisplayItem], at placement: Placement, _ locale: StageSettings.Locale
  ) -> [Mark] {
    items.flatMap { item -> [Mark] in
      switch item {
      case .text(let run):
        let inside = Point(run.origin.x + 1, run.origin.y - run.style.size / 3)
        return [Mark(text: run.text, place: placement.apply(to: inside), kind: .text)]
      case .icon(let icon):
        guard let word = Symbol(rawValue: icon.codePoint)?.word(locale) else { return [] }
        return [Mark(text: word, place: placement.apply(to: icon.center), kind: .icon)]
      case .group(let group):
        return marks(in: group.items, at: .identity, locale).map { mark in
          var moved = mark
          moved.isSeen = mark.isSeen && (group.clip?.contains(mark.place) ?? true)
          moved.place = placement.apply(to: group.placement.apply(to: mark.place))
          return moved
        }
      case .fill, .stroke, .shadow, .hairline: return []
      }
    }
  }
}

extension AccessibilityNode.Role {
  /// True for controls: the texts drawn in them are what they are called.
  fileprivate var ownsTexts: Bool {
    switch self {
    case .button, .field, .toggle, .tab, .option, .handle: true
    case .screen, .page, .dialog, .keyboard, .scroll, .map, .grabber, .text: false
    }
  }
}

extension HitArea {
  /// What a screen reader calls the place; nil for one it passes over.
  fileprivate var accessibilityRole: AccessibilityNode.Role? {
    switch spoken.kind {
    case .toggle: return .toggle
    case .tab: return .tab
    case .option: return .option
    case .handle: return .handle
    case .silent: return nil
    case nil: break
    }
    switch role {
    case .button, .disabled: return .button
    case .field: return .field
    case .scroll, .scrollAcross: return .scroll
    case .plane: return .map
    case .grabber: return .grabber
    case .dragHandle, .element: return nil
    }
  }
}
