/// One page of a stack at one instant.
public struct NavigationLayer: Hashable, Sendable {
  /// How a page comes and goes.
  public enum Manner: Hashable, Sendable {
    /// It slides in over the one below.
    case slide
    /// It fades: for those who want less motion (SPEC T5).
    case fade
  }

  /// Unique in its stack for all time.
  public var id: Int
  /// What it shows; nil is the root.
  public var route: AnyRoute?
  /// 0 away to 1 in place.
  public var presence: Double
  /// How much the pages above have come over it, 0…1.
  public var cover: Double
  /// How far right of its place it is drawn, in pt.
  public var shift: Double
  /// How it comes and goes.
  public var manner: Manner
  /// Whether any of it can be seen.
  public var visibility: Visibility
  /// Whether it is the page that fingers reach: the uppermost one that stays.
  public var isFront: Bool

  /// Whether any of a page can be seen.
  public enum Visibility: Hashable, Sendable { case seen, hidden }

  /// A page at rest in its place.
  public init(id: Int, route: AnyRoute?, isFront: Bool) {
    self.id = id
    self.route = route
    presence = 1
    cover = isFront ? 0 : 1
    shift = 0
    manner = .slide
    visibility = isFront ? .seen : .hidden
    self.isFront = isFront
  }

  /// The layers of a path at rest, lowest first: what is drawn before the engine knows the stack.
  public static func resting(_ path: NavigationPath) -> [NavigationLayer] {
    let routes = [nil] + path.routes.map(Optional.some)
    return routes.enumerated().map { index, route in
      NavigationLayer(id: index, route: route, isFront: index == routes.count - 1)
    }
  }
}
