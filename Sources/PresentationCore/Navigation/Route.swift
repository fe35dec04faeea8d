/// A value that stands for a page, such as a city: stacks of pages are made of these (SPEC L4).
public protocol Route: Hashable, Sendable {
  /// The type's word in a saved path, such as `city`; no other route of a stack has it.
  static var kind: String { get }
  /// The value in a saved path, such as `oslo`.
  var text: String { get }
  /// The value a saved path holds; nil when it means nothing any more.
  init?(text: String)
}

extension Route where Self: RawRepresentable, RawValue == String {
  /// Its raw value.
  public var text: String { rawValue }

  /// The value with that raw value.
  public init?(text: String) { self.init(rawValue: text) }
}

/// A route of any type in a path; equal when type and text are.
public struct AnyRoute: Hashable, Sendable, CustomStringConvertible {
  /// The route itself.
  public let route: any Route
  /// The type's word.
  public let kind: String
  private let text: String

  /// Hides the type of a route.
  public init(_ route: some Route) {
    self.route = route
    kind = type(of: route).kind
    text = route.text
  }

  /// What it is in a saved path and in events: `city/oslo`.
  public var description: String { "\(kind)/\(text)" }

  /// Equal when type and text are.
  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    left.kind == right.kind && left.text == right.text
  }

  /// Hashes type and text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
  }
}
