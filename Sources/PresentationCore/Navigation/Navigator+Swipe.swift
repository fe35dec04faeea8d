import Canvas
import Motion

extension Navigator {
  /// True when a finger that comes down here may take the uppermost page.
  func canGrip(at point: Point) -> Bool {
    guard grip == nil, area.isOnEdge(point), let top = pages.last, top.route != nil else {
      return false
    }
    if case .lingers = top.fate { return false }
    return true
  }

  /// A finger takes the uppermost page where it is, on its way or at rest; a page on its way out
  /// belongs to the path again.
  mutating func beginSwipe(at instant: Instant) {
    guard let index = pages.indices.last else { return }
    let presence = pages[index].presence
    grip = Grip(
      page: pages[index].id, base: presence.value(at: instant), headed: presence.target)
    pages[index].fate = .stays
    pages[index].manner = .slide
    pages[index].presence = TimedValue(presence.value(at: instant), at: instant)
    if index > 0, pages[index - 1].fate == .staysUnseen { pages[index - 1].fate = .stays }
  }

  /// The finger is `way` pt right of where it took hold.
  mutating func drag(way: Double, at instant: Instant) {
    guard var grip, let index = index(of: grip) else { return }
    grip.travel = way * area.sign
    self.grip = grip
    let presence = grip.base - grip.travel / max(area.frame.width, 1)
    pages[index].presence = TimedValue(min(max(presence, 0), 1), at: instant)
  }

  /// The finger lets go with a speed in pt/s to the right: the projected end decides (SPEC L4).
  ///
  /// A page that was only caught goes on to where it was heading.
  mutating func endSwipe(velocity: Double, at instant: Instant) {
    guard let grip else { return }
    guard abs(grip.travel) > Touch.slop else {
      finish(toward: grip.headed, velocity: 0, at: instant)
      return
    }
    let width = max(area.frame.width, 1)
    let policy = SwipePolicy(dimension: width, release: ReleasePolicy(flickSpeed: width))
    let offset = (1 - presence(of: grip, at: instant)) * width
    let leaves = policy.leaves(offset: offset, velocity: velocity * area.sign, extent: width)
    finish(toward: leaves ? 0 : 1, velocity: velocity, at: instant)
  }

  /// The finger was taken away: the page returns.
  mutating func cancelSwipe(at instant: Instant) {
    finish(toward: 1, velocity: 0, at: instant)
  }

  private mutating func finish(toward target: Double, velocity: Double, at instant: Instant) {
    guard let grip, let index = index(of: grip) else { return }
    self.grip = nil
    pages[index].fate = target == 0 ? .leaves : .stays
    pages[index].presence.launch(
      from: pages[index].presence.value(at: instant),
      velocity: -velocity * area.sign / max(area.frame.width, 1), to: target, curve: Self.curve,
      at: instant, threshold: .fraction)
  }

  private func index(of grip: Grip) -> Int? {
    pages.firstIndex { $0.id == grip.page }
  }

  private func presence(of grip: Grip, at instant: Instant) -> Double {
    index(of: grip).map { pages[$0].presence.value(at: instant) } ?? 1
  }
}
