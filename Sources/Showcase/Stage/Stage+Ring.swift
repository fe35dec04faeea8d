import Blocks
import Canvas
import PresentationCore

/// The ring goes round the controls of one surface and never leaves it (SPEC V6).
extension Stage {
  /// Moves the ring by so many controls in drawing order, round the surface.
  ///
  /// At the end of what is seen of a list it scrolls on first: the next row is made then.
  mutating func moveRing(by step: Int, on owner: PresentationID?, at instant: Instant) {
    var next = self.next(by: step, on: owner)
    if next.leavesScroll, scroll(by: step, on: owner, at: instant) {
      next = self.next(by: step, on: owner)
    }
    guard let target = next.target else { return }
    putRing(on: target, of: owner)
  }

  /// Moves the ring up or down a list, over to the bars beyond its ends.
  mutating func moveRing(down step: Int, on owner: PresentationID?, at instant: Instant) {
    if let target = neighbour(down: step, on: owner) { return putRing(on: target, of: owner) }
    if scroll(by: step, on: owner, at: instant), let target = neighbour(down: step, on: owner) {
      return putRing(on: target, of: owner)
    }
    moveRing(by: step, on: owner, at: instant)
  }

  /// Puts the ring on the first or last control of a list that is in sight.
  mutating func moveRing(toEnd end: ListEnd, on owner: PresentationID?) {
    let controls = controls(of: owner)
    let view = scrolling(of: owner)?.view
    let inside = controls.indices.filter { index in
      isInScroll(controls[index], on: owner)
        && view?.contains(controls[index].shape.bounds.center) ?? false
    }
    let all = inside.isEmpty ? Array(controls.indices) : inside
    guard let target = end == .first ? all.first : all.last else { return }
    putRing(on: target, of: owner)
  }

  /// The ends of a list.
  enum ListEnd: Hashable { case first, last }

  /// Where what had the ring is gone, what came after it then has it now.
  mutating func healRing(on owner: PresentationID?, from before: [String]) {
    guard let ring = ring(on: owner), let place = before.firstIndex(of: ring) else { return }
    let now = controls(of: owner).map(\.name)
    let name =
      before[place...].first { now.contains($0) } ?? before[..<place].last { now.contains($0) }
    guard let name, let order = now.firstIndex(of: name) else { return }
    keyFocus.move(to: name, order: order, on: owner)
  }

  /// True when the control with the ring scrolls with the list of its surface.
  func isRingInScroll(on owner: PresentationID?) -> Bool {
    ringArea(on: owner).map { isInScroll($0, on: owner) } ?? false
  }

  /// What has the ring.
  func ringArea(on owner: PresentationID?) -> HitArea? {
    guard let ring = ring(on: owner) else { return nil }
    return controls(of: owner).first { $0.name == ring }
  }

  /// Scrolls to where what has the ring comes to rest: a command may have sent it elsewhere.
  mutating func revealRestingRing(on owner: PresentationID?, at instant: Instant) {
    var later = self
    later.rest(after: instant)
    guard let before = later.scrolling(of: owner) else { return }
    later.revealRing(on: owner, at: later.now)
    later.rest(after: later.now)
    guard let after = later.scrolling(of: owner), abs(after.offset - before.offset) > 0.5
    else { return }
    engine.scroll(before.name, of: owner, to: after.offset, at: instant)
  }

  private mutating func rest(after instant: Instant) {
    let end = max(restsAt ?? instant, instant)
    refreshPictures(of: snapshot(at: end))
  }
}

extension Stage {
  /// Puts the ring on a control, where there is one of this name.
  mutating func putRing(on name: String, of owner: PresentationID?) {
    guard let order = controls(of: owner).firstIndex(where: { $0.name == name }) else { return }
    putRing(on: order, of: owner)
  }

  private mutating func putRing(on order: Int, of owner: PresentationID?) {
    keyFocus.move(to: controls(of: owner)[order].name, order: order, on: owner)
  }

  /// The control that comes next, and whether the way there leads out of a list.
  private func next(
    by step: Int, on owner: PresentationID?
  ) -> (target: Int?, leavesScroll: Bool) {
    let controls = controls(of: owner)
    guard !controls.isEmpty else { return (nil, false) }
    let edited = typing.edited.flatMap { $0.field.owner == owner ? $0.field.name : nil }
    let last = keyFocus.place(on: owner)
    let name = edited ?? last?.name
    let place = name.flatMap { name in controls.firstIndex { $0.name == name } }
    // Without the control the keys were at, its number stands for it.
    let start = place ?? last?.order.map { step > 0 ? $0 - 1 : $0 }
    let next = start.map { $0 + step } ?? (step < 0 ? -1 : 0)
    let target = (next % controls.count + controls.count) % controls.count
    let leaves =
      place.map { isInScroll(controls[$0], on: owner) } ?? false
      && (target != next || !isInScroll(controls[target], on: owner))
    return (target, leaves)
  }

  /// The nearest control below, or above, the one with the ring in the same list.
  private func neighbour(down step: Int, on owner: PresentationID?) -> Int? {
    guard let from = ringArea(on: owner)?.shape.bounds else { return nil }
    let controls = controls(of: owner)
    let way = Double(step.signum())
    func distance(_ index: Int) -> (Double, Double) {
      let bounds = controls[index].shape.bounds
      return ((bounds.midY - from.midY) * way, abs(bounds.midX - from.midX))
    }
    return controls.indices
      .filter { isInScroll(controls[$0], on: owner) && distance($0).0 > 4 }
      .min { distance($0) < distance($1) }
  }

  private func isInScroll(_ control: HitArea, on owner: PresentationID?) -> Bool {
    guard let scroll = scrolling(of: owner) else { return false }
    return picture(of: owner)?.enclosing[control.name]?.contains(scroll.name) ?? false
  }

  /// Scrolls a list on by a row; false at its end.
  private mutating func scroll(
    by step: Int, on owner: PresentationID?, at instant: Instant
  ) -> Bool {
    guard let scroll = scrolling(of: owner) else { return false }
    let target = scroll.clamped(scroll.offset + Double(step.signum()) * Scrolling.row)
    guard abs(target - scroll.offset) > 0.5 else { return false }
    engine.jump(scroll.name, of: owner, to: target, at: instant)
    refreshPictures(at: instant)
    return true
  }
}

/// What of a surface scrolls up and down, in pt.
struct Scrolling {
  var name: String
  var offset: Double
  var content: Double
  var viewport: Double
  /// Where it is seen, in the surface's points.
  var view: Rect

  /// The way of one arrow key.
  static let row = 72.0

  /// An offset within the ends.
  func clamped(_ offset: Double) -> Double { min(max(offset, 0), max(0, content - viewport)) }

  /// Up and down by a row, Page Up and Page Down by what is seen, Home and End to the ends.
  func target(of key: KeyPress.Key) -> Double? {
    let page = max(Self.row, viewport - Self.row)
    let wanted: Double? =
      switch key {
      case .down: offset + Self.row
      case .up: offset - Self.row
      case .pageDown: offset + page
      case .pageUp: offset - page
      case .home: 0
      case .end: content
      default: nil
      }
    return wanted.map(clamped)
  }
}
