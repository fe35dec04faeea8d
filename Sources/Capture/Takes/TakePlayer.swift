import Canvas
import PresentationCore
import Showcase

/// Plays a take on a stage, input by input; a value, so a copy goes on from the same moment.
package struct TakePlayer {
  /// The stage; after `play(to:)` everything up to that time has happened on it.
  package private(set) var stage: any Staging
  /// The stage's moment at the take's time zero.
  package let epoch: Instant
  /// The last input so far, in nanoseconds after time zero; 0 before any.
  package private(set) var lastInput: Int64 = 0
  private let take: Take
  private var nextStep = 0
  private var nextStart: Int64?
  private var previousStart: Int64 = 0
  private var pending: ArraySlice<TakeInput> = []
  private var points: [Int: Point] = [:]
  private var lastPoint: Point?

  /// A player at the take's time zero, which is the stage's present moment.
  package init(_ take: Take, on stage: any Staging) {
    self.take = take
    self.stage = stage
    epoch = stage.now
    nextStart = Self.start(of: take.steps.first, after: 0)
  }

  /// When the next input comes, in nanoseconds after time zero; nil when the take is over.
  package var nextInput: Int64? {
    guard let input = pending.first?.time else { return nextStart }
    return min(input, nextStart ?? input)
  }

  /// The stage's moment for a time of the take.
  package func instant(_ time: Int64) -> Instant {
    Instant(nanoseconds: epoch.nanoseconds + time)
  }

  /// Applies every input up to and at the time, then lets everything happen that is due.
  package mutating func play(to time: Int64) throws(TakeError) {
    while let next = nextInput, next <= time {
      try playNextInput()
    }
    stage.advance(to: instant(time))
  }

  /// Plays the next single input; does nothing when the take is over.
  package mutating func playNextInput() throws(TakeError) {
    while let start = nextStart, start < pending.first?.time ?? .max {
      try expand(at: start)
    }
    guard let input = pending.popFirst() else { return }
    lastInput = max(lastInput, input.time)
    let moment = instant(input.time)
    stage.advance(to: moment)
    switch input.action {
    case .send(let kind): stage.send(InputEvent(kind, at: moment))
    case .rotate:
      let size = stage.size
      stage.send(InputEvent(.resize(Size(size.height, size.width)), at: moment))
    case .perform(let action):
      do {
        try stage.perform(action, at: moment)
      } catch {
        throw TakeError(take: take.name, place: input.place, reason: TextError(error.message))
      }
    }
  }

  /// Gives access to the stage for frames and snapshots.
  package mutating func withStage<Result>(_ body: (inout any Staging) -> Result) -> Result {
    body(&stage)
  }
}

extension TakePlayer {
  private static func start(of step: TakeStep?, after end: Int64) -> Int64? {
    switch step?.start {
    case .at(let time): time
    case .after(let time): end + time
    case nil: nil
    }
  }

  private mutating func expand(at start: Int64) throws(TakeError) {
    let step = take.steps[nextStep]
    guard start >= previousStart else {
      throw failure(step.place, "its time is before the line above has begun")
    }
    stage.advance(to: instant(start))
    let inputs = try inputs(of: step, at: start)
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
    of step: TakeStep, at time: Int64
  ) throws(TakeError) -> [TakeInput] {
    let place = step.place
    func one(_ action: TakeInput.Action) -> [TakeInput] { [TakeInput(time, action, place)] }
    switch step.verb {
    case .down(let point, let finger):
      return [.pointer(time, .down, try move(to: point, finger, step), finger: finger, place)]
    case .move(let point, let finger):
      return [.pointer(time, .move, try move(to: point, finger, step), finger: finger, place)]
    case .up(let finger):
      return [.pointer(time, .up, try rest(of: finger, step), finger: finger, place)]
    case .cancel(let finger):
      return [.pointer(time, .cancel, try rest(of: finger, step), finger: finger, place)]
    case .tap(let point, let finger):
      let point = try move(to: point, finger, step)
      return [.down, .up].map { .pointer(time, $0, point, finger: finger, place) }
    case .drag(let drag):
      let start = try move(to: drag.from, drag.finger, step)
      let end = try move(to: drag.to, drag.finger, step)
      return TakeExpansion.drag(from: start, to: end, drag, at: time, place)
    case .flick(let point, let velocity, let finger):
      let start = try move(to: point, finger, step)
      let inputs = TakeExpansion.flick(
        from: start, velocity: velocity, finger: finger, at: time, place)
      note(Point(start.x + velocity.x * 0.096, start.y + velocity.y * 0.096), finger)
      return inputs
    case .wheel(let delta, let point):
      return one(.send(.wheel(delta: delta, at: try resolve(point, step, from: lastPoint))))
    case .key(let press): return one(.send(.key(press)))
    case .type(let text): return one(.send(.text(text)))
    case .rotate: return one(.rotate)
    case .resize(let size): return one(.send(.resize(size)))
    case .keyboard(let state): return one(.send(.keyboard(state)))
    case .perform(let action): return one(.perform(action))
    }
  }
}

extension TakePlayer {
  private mutating func move(
    to point: TakePoint, _ finger: Int, _ step: TakeStep
  ) throws(TakeError) -> Point {
    let place = try resolve(point, step, from: points[finger] ?? lastPoint)
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

  private mutating func resolve(
    _ point: TakePoint, _ step: TakeStep, from last: Point?
  ) throws(TakeError) -> Point {
    switch point {
    case .absolute(let point): return point
    case .relative(let offset):
      guard let last else {
        throw failure(
          step.place, "there is no last point to count from", "write the first point as 195,60")
      }
      return last + offset
    case .element(let name, let place):
      guard let center = stage.element(named: name, at: stage.now) else {
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
