import Canvas
import Motion

extension PresentationEngine {
  /// Takes the stacks that the page shows now; those that are new stand at rest.
  mutating func setNavigation(_ areas: [NavigationArea], at instant: Instant) {
    let manner: NavigationLayer.Manner = environment.motion == .full ? .slide : .fade
    for area in areas {
      if page.navigators[area.name] == nil {
        page.navigators[area.name] = Navigator(area, at: instant)
      } else {
        page.navigators[area.name]?.follow(area, motion: manner, at: instant)
      }
    }
    page.shownNavigators = areas.map(\.name)
    settleNavigation(at: instant)
  }

  /// Takes away pages that have left, and tells which pages came into sight and went out of it.
  mutating func settleNavigation(at instant: Instant) {
    for name in page.navigators.keys.sorted() {
      for id in page.navigators[name]?.settle(at: instant) ?? [] {
        page.shelf[NavigationLayer.scrollName(of: id, in: name)] = nil
      }
    }
    let seen = page.shownNavigators.flatMap { name -> [PageState.SeenPage] in
      guard let navigator = page.navigators[name] else { return [] }
      return navigator.seen(at: instant).reversed().map {
        PageState.SeenPage(stack: name, id: $0.id, name: navigator.name(of: $0))
      }
    }
    let before = page.seenPages
    guard before != seen else { return }
    page.seenPages = seen
    for page in before where !seen.contains(page) { log(.disappeared(page.name), at: instant) }
    for page in seen where !before.contains(page) { log(.appeared(page.name), at: instant) }
  }

  /// The shown stack whose uppermost page a finger may take here.
  func swipedNavigator(at point: Point) -> String? {
    page.shownNavigators.last { page.navigators[$0]?.canGrip(at: point) ?? false }
  }

  mutating func beginSwipeBack(_ name: String, at instant: Instant) {
    changeNavigator(name, at: instant) { $0.beginSwipe(at: instant) }
  }

  mutating func dragBack(_ name: String, way: Double, at instant: Instant) {
    page.navigators[name]?.drag(way: way, at: instant)
  }

  mutating func endSwipeBack(_ name: String, velocity: Double, at instant: Instant) {
    changeNavigator(name, at: instant) { $0.endSwipe(velocity: velocity, at: instant) }
  }

  mutating func cancelSwipeBack(_ name: String, at instant: Instant) {
    changeNavigator(name, at: instant) { $0.cancelSwipe(at: instant) }
  }

  /// A finger changes a stack: a new path is told at once, so that the model's binding follows.
  private mutating func changeNavigator(
    _ name: String, at instant: Instant, _ change: (inout Navigator) -> Void
  ) {
    guard var navigator = page.navigators[name] else { return }
    let before = navigator.path
    change(&navigator)
    navigator.area.path = navigator.path
    page.navigators[name] = navigator
    if navigator.path != before { log(.navigated(name, navigator.path), at: instant) }
    settleNavigation(at: instant)
  }
}

extension NavigationLayer {
  /// Name of the scroll that a page of a stack has for itself: its offset goes with the page.
  public static func scrollName(of id: Int, in stack: String) -> String { "\(stack)/\(id)" }
}
