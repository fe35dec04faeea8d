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
  private let name: String
  private let teller: ErrorTeller?
  private var schedule: TakeSchedule

  /// A player at the take's time zero, which is the stage's present moment.
  ///
  /// Programmer's errors go to `teller`; nil tells nobody.
  package init(_ take: Take, on stage: any Staging, tellingErrorsTo teller: ErrorTeller? = nil) {
    name = take.name
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
    let zero = epoch.nanoseconds
    var deeds: [Deed] = []
    let input = try schedule.next { element, time, sight in
      let moment = Instant(nanoseconds: zero + time)
      if sight == .broughtIntoSight {
        stage.bringIntoSight(element, at: moment)
        deeds.append(.sight(element, at: moment))
      }
      return stage.element(named: element, at: moment)
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
    case .send(let given): kind = given
    case .rotate: kind = .resize(Size(stage.size.height, stage.size.width))
    case .perform(let action):
      do {
        try stage.perform(action, at: moment)
      } catch {
        throw TakeError(take: name, place: input.place, reason: TextError(error.message))
      }
      return .action(action, at: moment)
    }
    let event = InputEvent(kind, at: moment)
    stage.send(event)
    return .input(event)
  }

  /// Gives access to the stage for frames and snapshots.
  package mutating func withStage<Result>(_ body: (inout any Staging) -> Result) -> Result {
    defer { teller?.tell(stage, since: epoch) }
    return body(&stage)
  }
}
