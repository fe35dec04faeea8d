/// Something that can be done to what has the focus: by a key, or chosen by name (SPEC V6).
public struct AreaCommand: Hashable, Sendable {
  /// What takes and traces call it; the handler has the same name.
  public var name: String
  /// What a screen reader offers; nil when it is only a key.
  public var title: String?
  /// The key that does it; nil when none does.
  public var key: KeyPress?
  /// The control that has the focus afterwards; nil leaves it where it is.
  public var focus: String?

  /// A command with a name of its own on its surface.
  public init(
    _ name: String, title: String? = nil, key: KeyPress? = nil, focus: String? = nil
  ) {
    self.name = name
    self.title = title
    self.key = key
    self.focus = focus
  }
}
