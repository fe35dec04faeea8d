import Canvas
import Motion

/// A motion as the engine runs it: what moves, from where, along what curve, since when (SPEC X4).
public struct MotionReport: Hashable, Sendable {
  /// What moves.
  public struct ID: Hashable, Sendable {
    /// The presentation it belongs to; nil for the page and the keyboard.
    public var owner: PresentationID?
    /// What of it.
    public var part: Part

    /// A part of a presentation, or of the stage for a nil owner.
    public init(_ owner: PresentationID?, _ part: Part) {
      self.owner = owner
      self.part = part
    }
  }

  /// The quantities that move, each by itself.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The top edge of a sheet in pt; of others the way in, from 0 to its full length.
    case way
    /// The opacity of one that fades instead of moving.
    case fade
    /// The displacement by a finger in pt, on its way back.
    case swipe
    /// The height of the content in pt.
    case height
    /// The push by the keyboard: in pt for a sheet, else a share.
    case lift
    /// The height of the keyboard that is up, in pt.
    case keyboard
    /// The page's scroll offset in pt.
    case scroll
  }

  /// How the value follows from the seconds since the start.
  public enum Law: Hashable, Sendable {
    /// A spring or a timing curve to a target.
    case value(MovingValue)
    /// Momentum and the edge's spring, one after the other.
    case scroll(ScrollPath)
  }

  /// What moves.
  public var id: ID
  /// How.
  public var law: Law
  /// The moment it set off.
  public var start: Instant
  /// The moment it arrives; nil when it never does.
  public var arrival: Instant?
}

extension PresentationEngine {
  /// Everything that moves by itself at a moment not before `now`, back to front.
  public func motions(at instant: Instant) -> [MotionReport] {
    var reports = [report(.init(nil, .keyboard), keyboard)]
    for entry in backToFront where entry.phase != .queued {
      reports += MotionReport.Part.allCases.map { part in
        entry[part].flatMap { report(.init(entry.id, part), $0) }
      }
    }
    reports.append(scrollReport)
    return reports.compactMap(\.self).filter { $0.arrival.map { $0 > instant } ?? true }
  }

  /// The numbers of a moment if some of what moves rested at given values, in its own units.
  public func snapshot(
    at instant: Instant, holding values: [MotionReport.ID: Double]
  ) -> Snapshot {
    var held = self
    for (id, value) in values {
      let rest = TimedValue(value, at: instant)
      switch (id.owner, id.part) {
      case (nil, .keyboard): held.keyboard = rest
      case (nil, .scroll): held.page.scroll.phase = .resting(value)
      case (nil, _): break
      case (let owner?, let part): held.update(owner) { $0[part] = rest }
      }
    }
    return held.snapshot(at: instant)
  }

  private func report(_ id: MotionReport.ID, _ value: TimedValue) -> MotionReport? {
    guard value.motion.start != value.motion.target || value.motion.startVelocity != 0
    else { return nil }
    return MotionReport(
      id: id, law: .value(value.motion), start: value.start, arrival: value.arrival)
  }

  private var scrollReport: MotionReport? {
    let law: MotionReport.Law
    let start: Instant
    switch page.scroll.phase {
    case .resting, .dragging: return nil
    case .free(let path, let since): (law, start) = (.scroll(path), since)
    case .timed(let value, let since): (law, start) = (.value(value), since)
    }
    return MotionReport(
      id: .init(nil, .scroll), law: law, start: start, arrival: page.scroll.restsAt)
  }
}

extension Entry {
  /// One of its moving quantities; nil for those it does not have.
  fileprivate subscript(part: MotionReport.Part) -> TimedValue? {
    get {
      switch part {
      case .way: presence
      case .fade: fade
      case .swipe: swipe
      case .height: contentHeight
      case .lift: lift
      case .keyboard, .scroll: nil
      }
    }
    set {
      guard let newValue else { return }
      switch part {
      case .way: presence = newValue
      case .fade: fade = newValue
      case .swipe: swipe = newValue
      case .height: contentHeight = newValue
      case .lift: lift = newValue
      case .keyboard, .scroll: break
      }
    }
  }
}
