import Canvas
import PresentationCore
import Showcase

/// Plays a take and tells all events, and the numbers of frames on an even grid, in order of time.
package struct TraceRun {
  /// How long a trace goes on after the last input or motion, in nanoseconds.
  package static let tail: Int64 = 1_000_000_000
  /// Timers are waited for that long after the last thing that happened, in nanoseconds.
  static let patience: Int64 = 60_000_000_000

  private var player: TakePlayer
  private let line: TraceLine
  /// Frames a second; nil for events only.
  private let rate: Double?
  private let tree: Tree

  /// Whether what a screen reader is told stands before the last line.
  package enum Tree: Hashable, Sendable { case omitted, told }

  /// A trace of a take; `rate` is in frames a second, nil for events only.
  package init(
    _ player: TakePlayer, rate: Double? = nil, tree: Tree = .omitted
  ) {
    self.tree = tree
    self.player = player
    self.rate = rate
    line = TraceLine(epoch: player.epoch)
  }

  /// Tells every line up to `end`, in nanoseconds after time zero, and then the last one; as many
  /// frames as a recording may have.
  package mutating func run(until end: Int64, _ tell: (JSON) throws -> Void) throws {
    if let last = frameTime(RecordingPlan.most), last <= end {
      throw CommandError.usage(
        "--frames: more than \(RecordingPlan.most) frames",
        suggestion: "ask for fewer a second or end earlier with --until")
    }
    var index = 0
    while true {
      let time = frameTime(index).map { min($0, end) } ?? end
      try play(to: time, tell)
      guard let frame = frameTime(index), frame <= end else { break }
      let moment = player.instant(frame)
      let snapshot = player.withStage { $0.snapshot(at: moment) }
      try tellEvents(tell)
      try tell(line.frame(snapshot))
      index += 1
    }
    try play(to: end, tell)
    // A snapshot closes the instant: what was asked for at the very end still begins.
    let moment = player.instant(end)
    player.withStage { _ = $0.snapshot(at: moment) }
    try tellEvents(tell)
    if tree == .told {
      try tell(line.tree(player.withStage { $0.accessibility(at: moment) }, at: moment))
    }
    try tell(line.end(player.stage.summary(), at: player.instant(end)))
  }

  private func frameTime(_ index: Int) -> Int64? {
    rate.map { FrameGrid(rate: $0).time(index) }
  }

  private mutating func play(to time: Int64, _ tell: (JSON) throws -> Void) throws {
    while let next = player.nextInput, next <= time {
      try player.playNextInput()
      try tellEvents(tell)
    }
    try player.play(to: time)
    try tellEvents(tell)
  }

  private mutating func tellEvents(_ tell: (JSON) throws -> Void) throws {
    for event in player.withStage({ $0.takeEvents() }) {
      try tell(line.event(event))
    }
  }
}

extension TakePlayer {
  /// The last input, event or motion, in nanoseconds after time zero; endless ones do not count.
  ///
  /// Looked up by playing a copy: the player itself stays where it is.
  package func lastMotion() throws(TakeError) -> Int64 {
    var copy = self
    while copy.nextInput != nil { try copy.playNextInput() }
    copy.withStage { _ = $0.snapshot(at: $0.now) }
    var last = max(copy.lastInput, copy.motionEnd)
    _ = copy.withStage { $0.takeEvents() }
    for _ in 0..<10_000 {
      guard let event = copy.stage.nextEvent else { break }
      let time = event.nanoseconds - epoch.nanoseconds
      guard time <= last + TraceRun.patience else { break }
      copy.withStage { $0.advance(to: event) }
      if copy.withStage({ !$0.takeEvents().isEmpty }) { last = max(last, time) }
      last = max(last, copy.motionEnd)
    }
    return last
  }

  private var motionEnd: Int64 {
    (stage.restsAt?.nanoseconds ?? 0) - epoch.nanoseconds
  }
}
