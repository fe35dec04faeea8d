/// The stable identity of a presentation: a commanded name such as `A`, or a declared path.
public struct PresentationID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as the trace prints it.
  public let description: String

  /// An identity from its name.
  public init(_ name: String) {
    self.description = name
  }

  /// An identity from a literal name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Orders by name, for stable output only.
  public static func < (left: PresentationID, right: PresentationID) -> Bool {
    left.description < right.description
  }
}
