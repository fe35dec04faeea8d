import Canvas
import PresentationCore
import Showcase

/// A take played frame by frame: the numbers used and those of the closed forms beside them.
package struct TimingSurvey {
  /// One frame.
  package struct Frame: Sendable {
    /// Nanoseconds after the take's time zero.
    package var time: Int64
    /// The numbers that were drawn.
    package var used: Snapshot
    /// The same with everything that moves put where its closed form says.
    package var specified: Snapshot
    /// What moves.
    package var moving: [Moving]
    /// Its time in seconds.
    package var seconds: Double { Double(time) / 1e9 }
  }

  /// Something in motion, and what the frame would show at the start and the end of its way.
  package struct Moving: Sendable {
    /// How it moves.
    package var report: MotionReport
    /// The numbers with it at its start, all else at its end.
    package var atStart: Snapshot
    /// The numbers with all at their ends.
    package var atEnd: Snapshot
  }

  /// Frames at most: a minute at 120 Hz.
  package static let most = 7200

  /// The frames in order.
  package let frames: [Frame]
  /// The moment of the take's time zero.
  let epoch: Instant
  /// The stage at each frame at which other things began to move than before.
  private let stages: [Int: any Staging]

  /// Plays a take on a copy of its stage, with frames at a rate a second up to a time in nanoseconds.
  ///
  /// Each frame's time is told once it is played.
  package init(
    _ player: TakePlayer, rate: Double, until end: Int64, told: (Int64) -> Void = { _ in }
  ) throws(TakeError) {
    var player = player
    epoch = player.epoch
    var frames: [Frame] = []
    var stages: [Int: any Staging] = [:]
    var known: [MotionReport] = []
    for index in 0..<Self.most {
      let time = FrameGrid(rate: rate).time(index)
      guard time <= end else { break }
      try player.play(to: time)
      let moment = player.instant(time)
      let used = player.withStage { $0.snapshot(at: moment) }
      let stage = player.stage
      let motions = stage.motions(at: moment)
      if motions != known { stages[index] = stage }
      known = motions
      frames.append(Self.frame(time, used, motions, on: stage, since: player.epoch))
      told(time)
    }
    self.frames = frames
    self.stages = stages
  }

  private static func frame(
    _ time: Int64, _ used: Snapshot, _ motions: [MotionReport], on stage: any Staging,
    since epoch: Instant
  ) -> Frame {
    guard !motions.isEmpty else {
      return Frame(time: time, used: used, specified: used, moving: [])
    }
    let forms = motions.map { ($0.id, ClosedForm($0, since: epoch)) }
    func held(_ value: (ClosedForm) -> Double) -> [MotionReport.ID: Double] {
      Dictionary(forms.map { ($0.0, value($0.1)) }) { first, _ in first }
    }
    let seconds = Double(time) / 1e9
    let ends = held(\.to)
    let atEnd = stage.snapshot(at: used.time, holding: ends)
    let moving = zip(motions, forms).map { report, form in
      let start = ends.merging([report.id: form.1.from]) { $1 }
      return Moving(
        report: report, atStart: stage.snapshot(at: used.time, holding: start), atEnd: atEnd)
    }
    return Frame(
      time: time, used: used,
      specified: stage.snapshot(at: used.time, holding: held { $0.value(at: seconds) }),
      moving: moving)
  }

  /// The probe's value by the closed forms in force at a frame, at any time in seconds.
  func curve(of probe: TimingProbe, from index: Int) -> (Double) -> Double? {
    let first = stages.keys.filter { $0 <= index }.max() ?? index
    guard let stage = stages[first] else { return { _ in nil } }
    let base = frames[first].used.time
    let forms = stage.motions(at: base).map { ($0.id, ClosedForm($0, since: epoch)) }
    return { time in
      let values = Dictionary(forms.map { ($0.0, $0.1.value(at: time)) }) { first, _ in first }
      return probe.value(in: stage.snapshot(at: base, holding: values))
    }
  }

  /// The first frame and those at which the page stands elsewhere than before: a way is read step by step.
  var scrolledFrames: [Int] {
    frames.indices.filter {
      $0 == 0 || frames[$0].used.page.offset != frames[$0 - 1].used.page.offset
    }
  }

  /// All probes whose value changes by more than the grain of the numbers.
  ///
  /// Those of presentations stand in the order in which they came, the keyboard's and the page's last.
  package var movingProbes: [TimingProbe] {
    var known: Set<TimingProbe> = []
    var probes: [TimingProbe] = []
    for quantity in MovingQuantity.all {
      for frame in frames {
        for (subject, _) in quantity.readings(in: frame.used) {
          let probe = TimingProbe(subject, quantity)
          if known.insert(probe).inserted { probes.append(probe) }
        }
      }
    }
    let holders = frames.flatMap { $0.used.presentations.map(\.id) }
    func rank(_ probe: TimingProbe) -> Int {
      switch probe.subject.holder {
      case .presentation(let id): holders.firstIndex(of: id) ?? 0
      case .keyboard: holders.count
      case .page: holders.count + 1
      }
    }
    return probes.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }.map(\.1)
      .filter { probe in !TimingMovement.all(of: probe, in: self).isEmpty }
  }
}
