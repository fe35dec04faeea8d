import Canvas
import PresentationCore

/// What was done to a scene since it was opened, with copies of the stage on the way (SPEC X2).
///
/// Any moment of the last minute can be shown again exactly: from the copy before it, the same
/// deeds lead to the same picture. What happens next in the past cuts off what came after.
struct Tape {
  /// A stage as it was, and how many of the deeds it had taken.
  struct Mark {
    var stage: any Staging
    var deeds: Int
    var time: Instant { stage.now }
  }

  /// Whether what is shown is the end of the tape.
  enum Place: Hashable { case live, replaying }

  /// How far back one can go, in s.
  static let reach = 60.0
  /// Seconds between two copies while something happens.
  static let interval = 1.0
  /// Deeds after which a copy is made earlier.
  static let burst = 60

  /// Everything done since the scene was opened.
  private(set) var deeds: [Deed] = []
  /// Everything that happened, in order of time.
  private(set) var events: [LoggedEvent] = []
  /// The latest moment that was shown.
  private(set) var head: Instant
  private(set) var place = Place.live
  /// How many of the deeds the present stage has taken.
  private var taken = 0
  private let start: Mark
  private var marks: [Mark]
  /// Before the input that led to the last transition.
  private var transition: Mark
  /// Before the latest gesture, in case that leads to one.
  private var pending: Mark?

  /// An empty tape of a fresh stage.
  init(from stage: any Staging) {
    start = Mark(stage: stage, deeds: 0)
    marks = [start]
    transition = start
    head = stage.now
  }

  /// The moments that can be shown again.
  var range: ClosedRange<Instant> {
    max(start.time, head.advanced(by: -Self.reach))...head
  }

  /// When the next deed of the past comes; nil when none is left.
  var nextDeed: Instant? { taken < deeds.count ? deeds[taken].time : nil }
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
    while let next = nextDeed, next <= goal {
      deeds[taken].done(to: &stage)
      taken += 1
    }
    _ = stage.snapshot(at: max(goal, stage.now))
    _ = stage.takeEvents()
    guard time > head else { return }
    place = .live
    stage.advance(to: time)
  }

  /// Does something new to the stage, which has been brought to its moment.
  mutating func add(_ deed: Deed, to stage: inout any Staging) {
    cut(at: deed.time)
    if deed.begins { pending = Mark(stage: stage, deeds: taken) }
    deed.done(to: &stage)
    deeds.append(deed)
    taken = deeds.count
    head = max(head, deed.time)
    let news = stage.takeEvents()
    events += news
    if let mark = pending,
      news.contains(where: { $0.time == deed.time && $0.event.startsTransition })
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

  private mutating func remember(_ stage: any Staging) {
    guard let last = marks.last else { return }
    let isDue =
      stage.now.seconds(since: last.time) >= Self.interval || taken - last.deeds >= Self.burst
    guard isDue, stage.now > last.time else { return }
    marks.append(Mark(stage: stage, deeds: taken))
    let old = marks.prefix { $0.time <= range.lowerBound }.count
    if old > 1 { marks.removeFirst(old - 1) }
  }

  /// What came after a moment will not have happened.
  private mutating func cut(at time: Instant) {
    guard place == .replaying else { return }
    place = .live
    deeds.removeLast(deeds.count - taken)
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
    taken = mark.deeds
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
