import Canvas

/// The stacks of pages on one surface: those of the page, or of one presentation (SPEC L4).
struct NavigationState: Hashable, Sendable {
  /// By name; one that is not drawn keeps its pages (SPEC L5).
  var stacks: [String: Navigator] = [:]
  /// Names of the stacks that are drawn.
  var shown: [String] = []
  /// The pages of which something can be seen.
  private(set) var seen: [SeenPage] = []

  /// A page of a stack that can be seen.
  struct SeenPage: Hashable, Sendable {
    var stack: String
    var id: Int
    var name: String
  }

  /// What has changed since the last time: pages gone for good, out of sight, and in sight.
  struct Change: Hashable, Sendable {
    /// Names of the scrolls of pages that are gone.
    var scrolls: [String] = []
    var disappeared: [String] = []
    var appeared: [String] = []
  }

  /// Takes the stacks as drawn; those that are new stand at rest.
  mutating func follow(
    _ areas: [NavigationArea], motion: NavigationLayer.Manner, at instant: Instant
  ) {
    for area in areas {
      if stacks[area.name] == nil {
        stacks[area.name] = Navigator(area, at: instant)
      } else {
        stacks[area.name]?.follow(area, motion: motion, at: instant)
      }
    }
    shown = areas.map(\.name)
  }

  /// Takes away pages that have left, and tells what can and cannot be seen any more.
  mutating func settle(at instant: Instant) -> Change {
    var change = Change()
    for name in stacks.keys.sorted() {
      for id in stacks[name]?.settle(at: instant) ?? [] {
        change.scrolls.append(NavigationLayer.scrollName(of: id, in: name))
      }
    }
    let before = seen
    seen = shown.flatMap { name -> [SeenPage] in
      guard let stack = stacks[name] else { return [] }
      return stack.seen(at: instant).reversed().map {
        SeenPage(stack: name, id: $0.id, name: stack.name(of: $0))
      }
    }
    guard before != seen else { return change }
    change.disappeared = before.filter { !seen.contains($0) }.map(\.name)
    change.appeared = seen.filter { !before.contains($0) }.map(\.name)
    return change
  }

  /// The drawn stack whose uppermost page a finger may take at a point of the surface.
  func swiped(at point: Point) -> String? {
    shown.last { stacks[$0]?.canGrip(at: point) ?? false }
  }

  /// The drawn stack that a key takes back a page: as a finger could (SPEC L4, V6).
  var backable: String? {
    shown.last { name in
      guard let stack = stacks[name], stack.area.backSwipe == .enabled else { return false }
      return !stack.path.isEmpty
    }
  }

  /// The finger that moves a page was taken away: the page returns.
  mutating func letGo(at instant: Instant) {
    for name in stacks.keys { stacks[name]?.cancelSwipe(at: instant) }
  }

  /// All pages are where they were heading, at once (CASES B024).
  mutating func finish(at instant: Instant) {
    for name in stacks.keys { stacks[name]?.finish(at: instant) }
  }

  /// The next moment at which a page arrives.
  func nextEvent(after instant: Instant) -> Instant? {
    stacks.values.compactMap { $0.nextEvent(after: instant) }.min()
  }

  /// When all pages are in place; nil when none has moved.
  var restsAt: Instant? { stacks.values.compactMap(\.restsAt).max() }

  /// The pages of each stack as they are drawn, by its name.
  func layers(
    at instant: Instant, motion: StageEnvironment.MotionPreference
  ) -> [String: [NavigationLayer]] {
    stacks.mapValues { $0.layers(at: instant, motion: motion) }
  }
}
