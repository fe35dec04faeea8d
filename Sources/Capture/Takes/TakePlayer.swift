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

  /// Plays the next single input; does nothing when the take is over.
  package mutating func playNextInput() throws(TakeError) {
    let zero = epoch.nanoseconds
    let input = try schedule.next { element, time, sight in
      let moment = Instant(nanoseconds: zero + time)
      if sight == .broughtIntoSight { stage.bringIntoSight(element, at: moment) }
      return stage.element(named: element, at: moment)
    }
    guard let input else { return }
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
        throw TakeError(take: name, place: input.place, reason: TextError(error.message))
      }
    }
  }

  /// Gives access to the stage for frames and snapshots.
  package mutating func withStage<Result>(_ body: (inout any Staging) -> Result) -> Result {
    defer { teller?.tell(stage, since: epoch) }
    return body(&stage)
  }
}
