import Canvas
import Motion

extension PresentationEngine {
  /// Takes the stacks that a surface shows now; nil is the page.
  mutating func setNavigation(
    _ areas: [NavigationArea], of owner: PresentationID?, at instant: Instant
  ) {
    guard !areas.isEmpty || !navigation(of: owner).shown.isEmpty else { return }
    let manner: NavigationLayer.Manner = environment.motion == .full ? .slide : .fade
    updateNavigation(of: owner) { $0.follow(areas, motion: manner, at: instant) }
    settleNavigation(of: owner, at: instant)
  }

  /// The stacks of a surface.
  func navigation(of owner: PresentationID?) -> NavigationState {
    guard let owner else { return page.navigation }
    return index(of: owner).map { entries[$0].navigation } ?? NavigationState()
  }

  private mutating func updateNavigation(
    of owner: PresentationID?, _ change: (inout NavigationState) -> Void
  ) {
    if let owner {
      update(owner) { change(&$0.navigation) }
    } else {
      change(&page.navigation)
    }
  }

  /// Takes away pages that have left everywhere.
  mutating func settleNavigation(at instant: Instant) {
    settleNavigation(of: nil, at: instant)
    let owners = entries.indices.filter { !entries[$0].navigation.stacks.isEmpty }
    for id in owners.map({ entries[$0].id }) { settleNavigation(of: id, at: instant) }
  }

  /// Takes away pages of a surface that have left, and tells which came into sight or went out.
  private mutating func settleNavigation(of owner: PresentationID?, at instant: Instant) {
    var change = NavigationState.Change()
    updateNavigation(of: owner) { change = $0.settle(at: instant) }
    for name in change.scrolls {
      if let owner {
        update(owner) { $0.scrolls[name] = nil }
      } else {
        page.shelf[name] = nil
      }
    }
    for name in change.disappeared { log(.disappeared(name), at: instant) }
    for name in change.appeared { log(.appeared(name), at: instant) }
  }

  /// What could be seen of a presentation's stacks is gone with it (SPEC L4).
  mutating func endNavigation(of gone: Entry, at instant: Instant) {
    for page in gone.navigation.seen { log(.disappeared(page.name), at: instant) }
  }

  /// The drawn stack whose uppermost page a touch may take where it came down.
  func swipedNavigator(by touch: Touch, at instant: Instant) -> String? {
    let owner = touch.owner.id
    let navigation = navigation(of: owner)
    guard !navigation.shown.isEmpty,
      let local = localPoint(touch.start, on: owner, instant: instant)
    else { return nil }
    return navigation.swiped(at: local)
  }

  mutating func beginSwipeBack(_ name: String, of owner: PresentationID?, at instant: Instant) {
    changeNavigator(name, of: owner, at: instant) { $0.beginSwipe(at: instant) }
  }

  mutating func dragBack(
    _ name: String, of owner: PresentationID?, way: Double, at instant: Instant
  ) {
    updateNavigation(of: owner) { $0.stacks[name]?.drag(way: way, at: instant) }
  }

  mutating func endSwipeBack(
    _ name: String, of owner: PresentationID?, velocity: Double, at instant: Instant
  ) {
    changeNavigator(name, of: owner, at: instant) {
      $0.endSwipe(velocity: velocity, at: instant)
    }
  }

  mutating func cancelSwipeBack(_ name: String, of owner: PresentationID?, at instant: Instant) {
    changeNavigator(name, of: owner, at: instant) { $0.cancelSwipe(at: instant) }
  }

  /// Takes a presentation's stack back by one page; false when it shows none that a key leaves.
  mutating func goBack(in owner: PresentationID, at instant: Instant) -> Bool {
    guard let name = navigation(of: owner).backable else { return false }
    let manner: NavigationLayer.Manner = environment.motion == .full ? .slide : .fade
    changeNavigator(name, of: owner, at: instant) { $0.goBack(manner, at: instant) }
    return true
  }

  /// A finger or a key changes a stack: a new path is told at once, so that the model's binding
  /// follows.
  private mutating func changeNavigator(
    _ name: String, of owner: PresentationID?, at instant: Instant,
    _ change: (inout Navigator) -> Void
  ) {
    guard var navigator = navigation(of: owner).stacks[name] else { return }
    let before = navigator.path
    change(&navigator)
    navigator.area.path = navigator.path
    updateNavigation(of: owner) { $0.stacks[name] = navigator }
    if navigator.path != before {
      log(.navigated(name, navigator.path, in: owner), at: instant)
    }
    settleNavigation(of: owner, at: instant)
  }
}

extension NavigationLayer {
  /// Name of the scroll that a page of a stack has for itself: its offset goes with the page.
  public static func scrollName(of id: Int, in stack: String) -> String { "\(stack)/\(id)" }
}
