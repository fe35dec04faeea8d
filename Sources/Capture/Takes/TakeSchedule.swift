import Canvas

/// The single inputs of a take in order of time; elements are looked up when their line begins.
package struct TakeSchedule: Sendable {
  /// Brings the stage to a time in nanoseconds and tells where an element is then.
  package typealias Locator = (_ element: String, _ time: Int64, _ sight: Sight) -> Point?

  /// What is done about an element that is scrolled out of sight.
  package enum Sight: Hashable, Sendable {
    /// Nothing: a finger that is down goes to what it sees.
    case asSeen
    /// It is scrolled into sight: a finger comes down only where something is seen.
    case broughtIntoSight
  }

  private typealias Finder = (_ element: String, _ sight: Sight) -> Point?

  private let take: Take
  private var nextStep = 0
  private var nextStart: Int64?
  private var previousStart: Int64 = 0
  private var pending: ArraySlice<TakeInput> = []
  private var points: [Int: Point] = [:]
  private var lastPoint: Point?

  /// A schedule before the first line.
  package init(_ take: Take) {
    self.take = take
    nextStart = Self.start(of: take.steps.first, after: 0)
  }

  /// When the next input comes, in nanoseconds after time zero; nil when the take is over.
  package var nextTime: Int64? {
    guard let input = pending.first?.time else { return nextStart }
    return min(input, nextStart ?? input)
  }

  /// Takes the next input out; nil when the take is over.
  package mutating func next(locate: Locator) throws(TakeError) -> TakeInput? {
    while let start = nextStart, start < pending.first?.time ?? .max {
      try expand(at: start, locate)
    }
    return pending.popFirst()
  }
}

extension TakeSchedule {
  private static func start(of step: TakeStep?, after end: Int64) -> Int64? {
    switch step?.start {
    case .at(let time): time
    case .after(let time): end + time
    case nil: nil
    }
  }

  private mutating func expand(at start: Int64, _ locate: Locator) throws(TakeError) {
    let step = take.steps[nextStep]
    guard start >= previousStart else {
      throw failure(step.place, "its time is before the line above has begun")
    }
    let inputs = try inputs(of: step, at: start) { locate($0, start, $1) }
    pending = ArraySlice(merge(pending, inputs))
    previousStart = start
    nextStep += 1
    let following = nextStep < take.steps.count ? take.steps[nextStep] : nil
    nextStart = Self.start(of: following, after: inputs.last?.time ?? start)
  }

  /// Both in order of time; at the same time the earlier line goes first.
  private func merge(_ old: ArraySlice<TakeInput>, _ new: [TakeInput]) -> [TakeInput] {
    var merged: [TakeInput] = []
    var old = old
    for input in new {
      while let first = old.first, first.time <= input.time {
        merged.append(first)
        old.removeFirst()
      }
      merged.append(input)
    }
    return merged + old
  }

  private mutating func inputs(
    of step: TakeStep, at time: Int64, _ find: Finder
  ) throws(TakeError) -> [TakeInput] {
    let place = step.place
    func one(_ action: TakeInput.Action) -> [TakeInput] { [TakeInput(time, action, place)] }
    switch step.verb {
    case .down(let point, let finger):
      return [.pointer(time, .down, try put(on: point, finger, step, find), finger: finger, place)]
    case .move(let point, let finger):
      return [.pointer(time, .move, try move(to: point, finger, step, find), finger: finger, place)]
    case .up(let finger):
      return [.pointer(time, .up, try rest(of: finger, step), finger: finger, place)]
    case .cancel(let finger):
      return [.pointer(time, .cancel, try rest(of: finger, step), finger: finger, place)]
    case .tap(let point, let finger):
      let point = try put(on: point, finger, step, find)
      return [.down, .up].map { .pointer(time, $0, point, finger: finger, place) }
    case .drag(let drag):
      let start = try put(on: drag.from, drag.finger, step, find)
      let end = try move(to: drag.to, drag.finger, step, find)
      return TakeExpansion.drag(from: start, to: end, drag, at: time, place)
    case .flick(let point, let velocity, let finger):
      let start = try put(on: point, finger, step, find)
      let inputs = TakeExpansion.flick(
        from: start, velocity: velocity, finger: finger, at: time, place)
      note(Point(start.x + velocity.x * 0.096, start.y + velocity.y * 0.096), finger)
      return inputs
    case .wheel(let delta, let point):
      return one(.send(.wheel(delta: delta, at: try resolve(point, step, from: lastPoint, find))))
    case .key(let press): return one(.send(.key(press)))
    case .type(let text): return one(.send(.text(text)))
    case .compose(let text): return one(.send(.composition(text)))
    case .rotate: return one(.rotate)
    case .resize(let size): return one(.send(.resize(size)))
    case .keyboard(let state): return one(.send(.keyboard(state)))
    case .perform(let action): return one(.perform(action))
    }
  }
}

extension TakeSchedule {
  /// Where a finger comes down.
  private mutating func put(
    on point: TakePoint, _ finger: Int, _ step: TakeStep, _ find: Finder
  ) throws(TakeError) -> Point {
    try move(to: point, finger, step) { name, _ in find(name, .broughtIntoSight) }
  }

  private mutating func move(
    to point: TakePoint, _ finger: Int, _ step: TakeStep, _ find: Finder
  ) throws(TakeError) -> Point {
    let place = try resolve(point, step, from: points[finger] ?? lastPoint, find)
    note(place, finger)
    return place
  }

  private mutating func note(_ point: Point, _ finger: Int) {
    points[finger] = point
    lastPoint = point
  }

  private func rest(of finger: Int, _ step: TakeStep) throws(TakeError) -> Point {
    guard let point = points[finger] else {
      throw failure(step.place, "finger \(finger) has not been down")
    }
    return point
  }

  private func resolve(
    _ point: TakePoint, _ step: TakeStep, from last: Point?, _ find: Finder
  ) throws(TakeError) -> Point {
    switch point {
    case .absolute(let point): return point
    case .relative(let offset):
      guard let last else {
        throw failure(
          step.place, "there is no last point to count from", "write the first point as 195,60")
      }
      guard (last + offset).isNearScreen else {
        throw failure(step.place, "its point is far outside any screen")
      }
      return last + offset
    case .element(let name, let place):
      guard let center = find(name, .asSeen) else {
        throw failure(
          place, "nothing on the screen is called '\(name)' at this moment",
          "check the spelling and the time")
      }
      return center
    }
  }

  private func failure(_ place: TextPlace, _ message: String, _ hint: String? = nil) -> TakeError {
    TakeError(take: take.name, place: place, reason: TextError(message, suggestion: hint))
  }
}
