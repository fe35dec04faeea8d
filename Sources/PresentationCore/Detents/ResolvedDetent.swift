/// A detent with its place in one container.
public struct ResolvedDetent: Hashable, Sendable {
  /// Identity of the detent that gives the place.
  public var identifier: String
  /// Identities of others that resolve to the same place, in listed order.
  public var aliases: [String]
  /// Height in pt over the container's lower edge.
  public var height: Double
  /// Top edge in pt, y downward.
  public var edge: Double

  /// True when the identity is this detent's or that of one merged into it.
  public func isKnown(as identifier: String) -> Bool {
    self.identifier == identifier || aliases.contains(identifier)
  }
}
