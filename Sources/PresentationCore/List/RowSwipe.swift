import Canvas
import Motion

/// A row pushed aside: its offset is a closed form of time, positive toward the trailing edge.
public struct RowSwipe: Hashable, Sendable {
  /// The edge whose actions show.
  public enum Side: Hashable, Sendable, CaseIterable { case leading, trailing }

  /// What letting go leads to.
  public enum Outcome: Hashable, Sendable {
    case closed
    /// The actions of a side stay open.
    case open(Side)
    /// The outer action of a side is done at once.
    case full(Side)
  }

  private enum Phase: Hashable {
    /// `anchor` is the offset without rubber band at translation 0.
    case dragging(anchor: Double, translation: Double)
    case free(TimedValue)
  }

  /// The widths it was made for.
  public let room: RowSwipeRoom
  private let policy: RowSwipePolicy
  private var phase: Phase

  /// A closed row.
  public init(
    _ room: RowSwipeRoom, policy: RowSwipePolicy = RowSwipePolicy(), at instant: Instant
  ) {
    self.room = room
    self.policy = policy
    phase = .free(TimedValue(0, at: instant))
  }
}

extension RowSwipe {
  /// The offset in pt at a moment.
  public func offset(at instant: Instant) -> Double {
    switch phase {
    case .dragging(let anchor, let translation):
      band.position(for: anchor + translation, within: limits)
    case .free(let value): value.value(at: instant)
    }
  }

  /// When its own motion ends or ended; nil under a finger.
  public var restsAt: Instant? { motion?.arrival }

  /// Its own motion; nil under a finger.
  var motion: TimedValue? {
    if case .free(let value) = phase { value } else { nil }
  }

  /// True while a finger holds it.
  public var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// The side whose actions stay open or are on their way to it; nil when it closes.
  public var openSide: Side? {
    guard case .free(let value) = phase, value.target != 0 else { return nil }
    return value.target > 0 ? .leading : .trailing
  }

  /// How much of a gap of so many pt the outer action has taken, 0…1: all when a release does it.
  public func fullShare(atGap gap: Double) -> Double {
    guard let share = policy.fullShare else { return 0 }
    let way = min(max((gap - share * room.width) / 24 + 1, 0), 1)
    return way * way * (3 - 2 * way)
  }

  /// The side whose outer action a release would do.
  public func armedSide(at instant: Instant) -> Side? {
    guard case .dragging = phase, let share = policy.fullShare else { return nil }
    let shown = offset(at: instant)
    let side = side(of: shown)
    return room.actions(at: side) > 0 && abs(shown) >= share * room.width ? side : nil
  }
}

extension RowSwipe {
  /// A finger takes hold of it where it is.
  public mutating func beginDrag(at instant: Instant) {
    phase = .dragging(anchor: band.pull(for: offset(at: instant), within: limits), translation: 0)
  }

  /// The finger is `translation` pt from where it took hold, toward the trailing edge.
  public mutating func drag(translation: Double) {
    guard case .dragging(let anchor, _) = phase else { return }
    phase = .dragging(anchor: anchor, translation: translation)
  }

  /// The finger lets go at a speed in pt/s; what is done for `full` is up to the caller.
  public mutating func endDrag(velocity: Double, at instant: Instant) -> Outcome {
    guard case .dragging(let anchor, let translation) = phase else { return .closed }
    let shown = offset(at: instant)
    let speed = velocity * band.gain(for: anchor + translation, within: limits)
    if let side = armedSide(at: instant) {
      head(for: 0, from: shown, velocity: 0, at: instant)
      return .full(side)
    }
    let side = side(of: shown)
    let actions = room.actions(at: side)
    let outward = side == .leading ? speed : -speed
    let isOpen =
      abs(outward) >= policy.fling ? outward > 0 : abs(shown) > actions * policy.openShare
    guard actions > 0, isOpen else {
      head(for: 0, from: shown, velocity: speed, at: instant)
      return .closed
    }
    head(for: side == .leading ? actions : -actions, from: shown, velocity: speed, at: instant)
    return .open(side)
  }

  /// Returns to its place; what is there already stays.
  public mutating func close(at instant: Instant) {
    head(for: 0, from: offset(at: instant), velocity: velocity(at: instant), at: instant)
  }

  /// Shows the actions of a side, where there are any (SPEC V6).
  public mutating func open(_ side: Side, at instant: Instant) -> Outcome {
    let actions = room.actions(at: side)
    guard actions > 0 else { return .closed }
    head(
      for: side == .leading ? actions : -actions, from: offset(at: instant),
      velocity: velocity(at: instant), at: instant)
    return .open(side)
  }

  /// Leaves over the whole width, when its action takes the row away.
  public mutating func leave(_ side: Side, at instant: Instant) {
    head(
      for: side == .leading ? room.width : -room.width, from: offset(at: instant),
      velocity: velocity(at: instant), at: instant)
  }
}

extension RowSwipe {
  private var band: RubberBand {
    RubberBand(dimension: room.width, coefficient: policy.bandCoefficient)
  }

  /// Offsets that follow the finger without resistance, in pt.
  private var limits: ClosedRange<Double> {
    -reach(room.trailing)...reach(room.leading)
  }

  private func reach(_ actions: Double) -> Double {
    actions > 0 && policy.fullShare != nil ? max(actions, room.width) : actions
  }

  private func side(of offset: Double) -> Side { offset > 0 ? .leading : .trailing }

  private func velocity(at instant: Instant) -> Double {
    if case .free(let value) = phase { value.state(at: instant).velocity } else { 0 }
  }

  private mutating func head(
    for target: Double, from offset: Double, velocity: Double, at instant: Instant
  ) {
    var value = TimedValue(offset, at: instant)
    value.launch(
      from: offset, velocity: velocity, to: target, curve: policy.curve, at: instant,
      threshold: .points)
    phase = .free(value)
  }
}
