import Blocks
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
  /// The fingers that are down.
  package private(set) var fingers: Set<Int> = []
  private let name: String
  private let teller: ErrorTeller?
  private var schedule: TakeSchedule
  /// How points of the take become points of the stage, and back.
  private let reading: Reading

  private enum Reading {
    case plain, mirrored

    /// A point of the take on the stage, and a point of the stage in the take.
    func turn(_ point: Point, on size: Size) -> Point {
      self == .plain ? point : Point(size.width - point.x, point.y)
    }
  }

  /// A player at the take's time zero, which is the stage's present moment.
  ///
  /// A take from the leading edge is mirrored in a right-to-left `layout` (SPEC V5). Programmer's
  /// errors go to `teller`; nil tells nobody.
  package init(
    _ take: Take, on stage: any Staging, layout: StageSettings.Layout = .leftToRight,
    tellingErrorsTo teller: ErrorTeller? = nil
  ) {
    name = take.name
    reading = take.origin == .leading && layout == .rightToLeft ? .mirrored : .plain
    self.teller = teller
    schedule = TakeSchedule(take)
    self.stage = stage
    epoch = stage.now
  }

  /// When the next input comes, in nanoseconds after time zero; nil when the take is over.
  package var nextInput: Int64? { schedule.nextTime }

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

  /// Plays the take to its end; what was done, for a window to do again.
  package mutating func deeds() throws(TakeError) -> [Deed] {
    var deeds: [Deed] = []
    while nextInput != nil { deeds += try playNextInput() }
    return deeds
  }

  /// Plays the next single input and tells what was done; does nothing when the take is over.
  @discardableResult
  package mutating func playNextInput() throws(TakeError) -> [Deed] {
    let (zero, reading) = (epoch.nanoseconds, reading)
    var deeds: [Deed] = []
    let input = try schedule.next { element, time, sight in
      let moment = Instant(nanoseconds: zero + time)
      if sight == .broughtIntoSight {
        stage.bringIntoSight(element, at: moment)
        deeds.append(.sight(element, at: moment))
      }
      let place = stage.element(named: element, at: moment)
      return place.map { reading.turn($0, on: stage.size) }
    }
    guard let input else { return deeds }
    lastInput = max(lastInput, input.time)
    let moment = instant(input.time)
    stage.advance(to: moment)
    deeds.append(try play(input, at: moment))
    return deeds
  }

  private mutating func play(_ input: TakeInput, at moment: Instant) throws(TakeError) -> Deed {
    let kind: InputEvent.Kind
    switch input.action {
    case .send(let given): kind = turned(given)
    case .rotate: kind = .resize(Size(stage.size.height, stage.size.width))
    case .perform(let action):
      do {
        try stage.perform(action, at: moment)
      } catch {
        throw TakeError(take: name, place: input.place, reason: TextError(error.message))
      }
      return .action(action, at: moment)
    }
    note(kind)
    let event = InputEvent(kind, at: moment)
    stage.send(event)
    return .input(event)
  }

  private mutating func note(_ kind: InputEvent.Kind) {
    guard case .pointer(let pointer) = kind else { return }
    switch pointer.phase {
    case .down: fingers.insert(pointer.finger)
    case .up, .cancel: fingers.remove(pointer.finger)
    case .move, .hover: break
    }
  }

  private func turned(_ kind: InputEvent.Kind) -> InputEvent.Kind {
    guard reading == .mirrored else { return kind }
    switch kind {
    case .pointer(var pointer):
      pointer.position = reading.turn(pointer.position, on: stage.size)
      return .pointer(pointer)
    case .wheel(let delta, let point):
      return .wheel(delta: Point(-delta.x, delta.y), at: reading.turn(point, on: stage.size))
    default: return kind
    }
  }

  /// Gives access to the stage for frames and snapshots.
  package mutating func withStage<Result>(_ body: (inout any Staging) -> Result) -> Result {
    defer { teller?.tell(stage, since: epoch) }
    return body(&stage)
  }
}
