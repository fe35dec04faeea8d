/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// The keys the showcase knows by name; letters and digits arrive as `.character`.
  public enum Key: Hashable, Sendable {
    case escape, enter, space, tab, backspace, delete, up, down, left, right
    case home, end, pageUp, pageDown
    /// A function key, 1…12.
    case function(Int)
    /// A printable key, lower case.
    case character(Character)
  }

  /// Modifier keys held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bit set.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
    /// Command, Windows or Super.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers

  /// A key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
