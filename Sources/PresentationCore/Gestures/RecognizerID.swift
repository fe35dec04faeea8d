/// The name of a recogniser, unique on its surface (SPEC M8).
public struct RecognizerID: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as events and errors print it.
  public let description: String

  /// A recogniser's name.
  public init(_ name: String) {
    description = name
  }

  /// A recogniser's name from a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The built-in drag of every surface: it fails when the finger leaves without having moved.
  public static let pan: RecognizerID = "pan"
}
