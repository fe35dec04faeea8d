import Canvas
import Motion

extension PresentationEngine {
  /// A pan takes hold of what it moves, where it is.
  mutating func begin(_ pan: Touch.Pan?, of finger: Int, at instant: Instant) {
    guard let pan, let touch = touch(finger) else { return }
    setState(.pan(pan), of: finger)
    switch (pan, touch.owner.id) {
    case (.area(let name), _): report(.began, on: name, touch, at: instant)
    case (.page, _): page.scroll.beginDrag(at: instant)
    case (.plane(let name), _): page.planes[name]?.beginDrag(at: instant)
    case (.back(let name), let owner): beginSwipeBack(name, of: owner, at: instant)
    case (.content(let name), let id?), (.across(let name), let id?):
      update(id) { $0.scrolls[name]?.beginDrag(at: instant) }
    case (.sheet, let id?): grip(id, finger: finger, at: instant)
    case (.nested(let nested), let id?):
      update(id) { $0.scrolls[nested.name]?.beginDrag(at: instant) }
      grip(id, finger: finger, at: instant)
    case (.swipe, let id?): gripSwipe(id, finger: finger, at: instant)
    case (_, nil): break
    }
  }

  /// One move of the finger in a pan; `delta` in pt, down positive.
  mutating func drag(
    _ finger: Int, by delta: Double, seconds: Double, at instant: Instant
  ) {
    guard let touch = touch(finger), case .pan(let pan) = touch.state else { return }
    switch (pan, touch.owner.id) {
    case (.area(let name), _):
      scrollAtEdge(touch, on: name, at: instant)
      report(.moved, on: name, touch, at: instant)
    case (.page, _): dragPage(by: touch.way.y, at: instant)
    case (.plane(let name), _): page.planes[name]?.drag(way: touch.way)
    case (.back(let name), let owner):
      dragBack(name, of: owner, way: touch.way.x, at: instant)
    case (.content(let name), let id?):
      scroll(name, of: id, at: instant) { $0.drag(translation: touch.way.y) }
    case (.across(let name), let id?):
      update(id) { $0.scrolls[name]?.drag(translation: touch.way.x) }
    case (.sheet, let id?): dragSheet(id, by: delta, at: instant)
    case (.nested(var nested), let id?):
      let share = nested.move(by: delta, seconds: seconds)
      setState(.pan(.nested(nested)), of: finger)
      if share.list != 0 {
        scroll(nested.name, of: id, at: instant) { $0.drag(translation: nested.listTravel) }
      }
      dragSheet(id, by: share.sheet, at: instant)
      if share.isHandOver { restartTracker(of: finger, at: instant) }
    case (.swipe, let id?): dragSwipe(id, way: touch.way, at: instant)
    case (_, nil): break
    }
  }

  /// The finger lets go at a speed in pt/s, down positive.
  mutating func release(
    _ pan: Touch.Pan, of touch: Touch, velocity: Double, at instant: Instant
  ) {
    switch (pan, touch.owner.id) {
    case (.area(let name), _):
      stopEdgeScroll(at: instant)
      report(.ended, on: name, touch, at: instant)
    case (.page, _): releasePage(velocity: velocity, at: instant)
    case (.plane(let name), _):
      page.planes[name]?.endDrag(velocity: touch.tracker.velocity(at: instant), at: instant)
    case (.back(let name), let owner):
      let speed = touch.tracker.velocity(at: instant).x
      endSwipeBack(name, of: owner, velocity: speed, at: instant)
    case (.content(let name), let id?):
      scroll(name, of: id, at: instant) { $0.endDrag(velocity: velocity, at: instant) }
    case (.across(let name), let id?):
      let speed = touch.tracker.velocity(at: instant).x
      update(id) { $0.scrolls[name]?.endDrag(velocity: speed, at: instant) }
    case (.sheet, let id?): releaseSheet(id, velocity: velocity, at: instant)
    case (.nested(let nested), let id?):
      let isSheets = nested.movesSheet
      if nested.listTravel != 0 { update(id) { $0.scrollActivity[nested.name] = instant } }
      update(id) {
        $0.scrolls[nested.name]?.endDrag(velocity: isSheets ? 0 : velocity, at: instant)
      }
      releaseSheet(id, velocity: isSheets ? velocity : 0, at: instant)
    case (.swipe, let id?):
      releaseSwipe(id, velocity: touch.tracker.releaseVelocity(at: instant), at: instant)
    case (_, nil): break
    }
  }

  /// The hold is taken away: everything returns without a decision.
  mutating func abort(_ pan: Touch.Pan, of touch: Touch, at instant: Instant) {
    switch (pan, touch.owner.id) {
    case (.area(let name), _):
      stopEdgeScroll(at: instant)
      report(.cancelled, on: name, touch, at: instant)
    case (.page, _):
      page.refresh.cancelPull()
      page.scroll.cancelDrag(at: instant)
      page.hold(at: instant)
    case (.plane(let name), _): page.planes[name]?.endDrag(velocity: .zero, at: instant)
    case (.back(let name), let owner): cancelSwipeBack(name, of: owner, at: instant)
    case (.content(let name), let id?), (.across(let name), let id?):
      update(id) { $0.scrolls[name]?.cancelDrag(at: instant) }
    case (.sheet, let id?): returnSheet(id, at: instant)
    case (.nested(let nested), let id?):
      update(id) { $0.scrolls[nested.name]?.cancelDrag(at: instant) }
      returnSheet(id, at: instant)
    case (.swipe, let id?): returnSwipe(id, velocity: 0, at: instant)
    case (_, nil): break
    }
  }

  private mutating func restartTracker(of finger: Int, at instant: Instant) {
    guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
    touches[index].tracker = VelocityTracker()
    touches[index].tracker.add(position: touches[index].last, at: instant)
  }

  private mutating func dragPage(by translation: Double, at instant: Instant) {
    page.scroll.drag(translation: translation)
    page.activity = instant
    guard page.pull == .refreshes else { return }
    page.refresh.pull(gap: page.scroll.gap(at: instant))
  }

  private mutating func releasePage(velocity: Double, at instant: Instant) {
    let outcomes = page.refresh.release()
    page.scroll.endDrag(velocity: velocity, at: instant)
    page.activity = instant
    report(outcomes, at: instant)
  }
}
