/// The pages above a root, lowest first, as values of mixed types: the state of a stack (SPEC L4).
///
/// Whoever changes it navigates; the container follows by itself.
public struct NavigationPath: Hashable, Sendable {
  /// The routes, lowest first.
  public private(set) var routes: [AnyRoute] = []

  /// The root alone.
  public init() {}

  init(routes: [AnyRoute]) {
    self.routes = routes
  }

  /// How many pages stand above the root.
  public var count: Int { routes.count }

  /// True at the root.
  public var isEmpty: Bool { routes.isEmpty }

  /// Pushes a page.
  public mutating func append(_ route: some Route) {
    routes.append(AnyRoute(route))
  }

  /// Pops so many pages, down to the root at most.
  public mutating func removeLast(_ count: Int = 1) {
    routes.removeLast(min(max(count, 0), routes.count))
  }

  /// Goes back to the root.
  public mutating func removeAll() {
    routes.removeAll()
  }

  /// Goes back to the uppermost page of a route; false when there is none.
  public mutating func pop(to route: some Route) -> Bool {
    guard let index = routes.lastIndex(of: AnyRoute(route)) else { return false }
    removeLast(count - 1 - index)
    return true
  }

  /// The path as it is saved, one word a page: `city/oslo`.
  public var codes: [String] { routes.map(\.description) }
}

/// The route types a saved path may hold.
public struct RouteTypes: Sendable {
  private let types: [any Route.Type]

  /// The types of a stack.
  public init(_ types: any Route.Type...) {
    self.types = types
  }

  /// The path that was saved; one word that means nothing spoils it all.
  public func path(from codes: [String]) throws(RouteError) -> NavigationPath {
    var routes: [AnyRoute] = []
    for code in codes { routes.append(try route(code)) }
    return NavigationPath(routes: routes)
  }

  private func route(_ code: String) throws(RouteError) -> AnyRoute {
    // Scalars, since a slash and an accent after it are one character.
    guard let slash = code.unicodeScalars.firstIndex(of: "/"),
      let type = types.first(where: { $0.kind == code[..<slash] })
    else { throw .unknownType(code) }
    guard let route = Self.make(type, String(code[code.unicodeScalars.index(after: slash)...]))
    else {
      throw .unknownValue(code)
    }
    return route
  }

  private static func make<R: Route>(_ type: R.Type, _ text: String) -> AnyRoute? {
    R(text: text).map { AnyRoute($0) }
  }
}

/// Why a saved path cannot be read.
public enum RouteError: Error, Hashable, Sendable {
  /// No type has the word before the slash.
  case unknownType(String)
  /// The type has no such value.
  case unknownValue(String)

  /// Names the word of the path and what is wrong with it.
  public var message: String {
    switch self {
    case .unknownType(let code): "the saved path has '\(code)', a type of route nobody knows"
    case .unknownValue(let code): "the saved path has '\(code)', which stands for nothing"
    }
  }
}
