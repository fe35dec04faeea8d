/// What each type of route leads to: exactly one destination a type (SPEC L4).
public struct Destinations<Page> {
  private var makers: [String: (any Route) -> Page?] = [:]
  private var doubles: [String] = []

  /// No destination yet.
  public init() {}

  /// Leads a type of route to a page; the first one of a type stays, a second is an error.
  public mutating func add<R: Route>(_ type: R.Type, _ page: @escaping (R) -> Page) {
    guard makers[R.kind] == nil else {
      doubles.append(R.kind)
      return
    }
    makers[R.kind] = { ($0 as? R).map(page) }
  }

  /// The page of a route; nil when its type has no destination.
  public func page(for route: AnyRoute) -> Page? {
    makers[route.kind]?(route.route)
  }

  /// The programmer's errors that a path shows: missing and double destinations.
  public func problems(on path: NavigationPath) -> [String] {
    let missing = path.routes.filter { page(for: $0) == nil }.map {
      "no destination for '\($0)': add one for the type '\($0.kind)'"
    }
    return doubles.map { "two destinations for the type '\($0)': only the first counts" } + missing
  }
}
