import Canvas
import PresentationCore

/// What was done to a scene since it was opened, with copies of the stage on the way (SPEC X2).
///
/// Any moment of the last minute can be shown again exactly: from the copy before it, the same
/// inputs lead to the same picture. What happens next in the past cuts off what came after.
struct Tape {
  /// A stage as it was, and how many of the inputs it had taken.
  struct Mark {
    var stage: any Staging
    var inputs: Int
    var time: Instant { stage.now }
  }

  /// Whether what is shown is the end of the tape.
  enum Place: Hashable { case live, replaying }

  /// How far back one can go, in s.
  static let reach = 60.0
  /// Seconds between two copies while something happens.
  static let interval = 1.0
  /// Inputs after which a copy is made earlier.
  static let burst = 60

  /// Every input since the scene was opened.
  private(set) var inputs: [InputEvent] = []
  /// Everything that happened, in order of time.
  private(set) var events: [LoggedEvent] = []
  /// The latest moment that was shown.
  private(set) var head: Instant
  private(set) var place = Place.live
  /// How many of the inputs the present stage has taken.
  private var taken = 0
  private let start: Mark
  private var marks: [Mark]
  /// Before the input that led to the last transition.
  private var transition: Mark
  /// Before the latest gesture, in case that leads to one.
  private var pending: Mark?

  /// An empty tape of a fresh stage.
  init(from stage: any Staging) {
    start = Mark(stage: stage, inputs: 0)
    marks = [start]
    transition = start
    head = stage.now
  }

  /// The moments that can be shown again.
  var range: ClosedRange<Instant> {
    max(start.time, head.advanced(by: -Self.reach))...head
  }

  /// When the next input of the past comes; nil when none is left.
  var nextInput: Instant? { taken < inputs.count ? inputs[taken].time : nil }
}

// MARK: - Going on

extension Tape {
  /// Brings a stage to a moment: what is known already happens again, unseen by the log.
  mutating func play(_ stage: inout any Staging, to time: Instant) {
    guard place == .replaying else {
      stage.advance(to: time)
      return
    }
    let goal = min(time, head)
    while let next = nextInput, next <= goal {
      stage.send(inputs[taken])
      taken += 1
    }
    _ = stage.snapshot(at: max(goal, stage.now))
    _ = stage.takeEvents()
    guard time > head else { return }
    place = .live
    stage.advance(to: time)
  }

  /// Gives the stage, which has been brought to its moment, a new input.
  mutating func send(_ event: InputEvent, to stage: inout any Staging) {
    cut(at: event.time)
    if begins(event) { pending = Mark(stage: stage, inputs: taken) }
    stage.send(event)
    inputs.append(event)
    taken = inputs.count
    head = max(head, event.time)
    let news = stage.takeEvents()
    events += news
    if let mark = pending,
      news.contains(where: { $0.time == event.time && $0.event.startsTransition })
    {
      transition = mark
      pending = nil
    }
    remember(stage)
  }

  /// The stage's present moment has been shown.
  mutating func show(_ stage: inout any Staging) {
    let news = stage.takeEvents()
    guard place == .live else { return }
    events += news
    head = max(head, stage.now)
    remember(stage)
  }

  /// True for an input that does not belong to a gesture already under way.
  private func begins(_ event: InputEvent) -> Bool {
    guard case .pointer(let pointer) = event.kind else { return true }
    return pointer.phase == .down
  }

  private mutating func remember(_ stage: any Staging) {
    guard let last = marks.last else { return }
    let isDue =
      stage.now.seconds(since: last.time) >= Self.interval || taken - last.inputs >= Self.burst
    guard isDue, stage.now > last.time else { return }
    marks.append(Mark(stage: stage, inputs: taken))
    let old = marks.prefix { $0.time <= range.lowerBound }.count
    if old > 1 { marks.removeFirst(old - 1) }
  }

  /// What came after a moment will not have happened.
  private mutating func cut(at time: Instant) {
    guard place == .replaying else { return }
    place = .live
    inputs.removeLast(inputs.count - taken)
    events.removeAll { $0.time > time }
    marks.removeAll { $0.time > time }
    if marks.isEmpty { marks = [start] }
    if transition.time > time { transition = marks[marks.count - 1] }
    pending = nil
    head = time
  }
}

// MARK: - Going back

extension Tape {
  /// The stage of a moment, the nearest one that can be shown.
  mutating func seek(to time: Instant) -> any Staging {
    let goal = min(max(time, range.lowerBound), range.upperBound)
    let mark = marks.last { $0.time <= goal } ?? start
    var stage = rewind(to: mark)
    play(&stage, to: goal)
    return stage
  }

  /// The stage before the last transition; what follows happens again when it is played.
  mutating func rewindToTransition() -> any Staging { rewind(to: transition) }

  /// The stage as it was opened.
  mutating func rewindToStart() -> any Staging { rewind(to: start) }

  private mutating func rewind(to mark: Mark) -> any Staging {
    taken = mark.inputs
    place = .replaying
    pending = nil
    return mark.stage
  }
}

extension Event {
  /// True when a presentation starts to move to another place by itself.
  var startsTransition: Bool {
    switch self {
    case .willPresent, .willDismiss, .detentChanged: true
    case .didPresent, .didDismiss, .didAttemptToDismiss, .settled, .dragBegan, .dragEnd,
      .refreshBegan, .refreshEnded, .appeared, .disappeared, .navigated, .focus, .action, .held,
      .ignored,
      .error:
      false
    }
  }
}
