/// The ways into and out of submenus that the arrow keys take (SPEC C1, V6).
public struct MenuKeys: Hashable, Sendable {
  /// The first entry of the submenu behind each entry that has one, by name.
  public var submenus: [String: String]
  /// The way back to the level above; nil at the first level.
  public var back: Back?

  /// The control that leads back, and the entry the submenu belongs to.
  public struct Back: Hashable, Sendable {
    /// Name of the control.
    public var control: String
    /// Name of the entry on the level above.
    public var entry: String
  }
}
