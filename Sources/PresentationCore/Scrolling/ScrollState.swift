import Canvas
import Motion

/// One axis of a scroll view: offset in pt, 0 at the top, growing as more is shown from below.
///
/// Every motion is a closed form of time: a frame is the same however it is reached (SPEC R1, T6).
public struct ScrollState: Hashable, Sendable {
  enum Phase: Hashable {
    case resting(Double)
    /// `anchor` is the offset without rubber band at translation 0.
    case dragging(anchor: Double, translation: Double)
    case free(ScrollPath, since: Instant)
    case timed(MovingValue, since: Instant)
  }

  var phase: Phase
  /// Constants of the motion.
  public let physics: ScrollPhysics
  /// Height of the content in pt.
  public internal(set) var content: Double
  /// Height of what is seen in pt; the rubber band's dimension.
  public internal(set) var viewport: Double
  /// Height in pt held open above the content while it refreshes (SPEC R2).
  public internal(set) var hold = 0.0

  /// Height in pt of what stands above the content's start, out of sight at first.
  public internal(set) var drawer = 0.0

  /// A view of a content at rest at an offset in pt.
  public init(
    content: Double, viewport: Double, offset: Double = 0,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.content = content
    self.viewport = viewport
    self.physics = physics
    phase = .resting(0)
    phase = .resting(clamped(offset))
  }
}

extension ScrollState {
  /// Offsets in pt where it may rest; below 0 only while held open.
  public var limits: ClosedRange<Double> { -hold...max(0, content - viewport) }

  /// The offset in pt; negative when pulled down past the top.
  public func offset(at time: Instant) -> Double { state(at: time).value }

  /// Change of the offset in pt/s; 0 under a finger.
  public func velocity(at time: Instant) -> Double { state(at: time).velocity }

  /// The gap in pt that is seen above the content.
  public func gap(at time: Instant) -> Double { max(0, -offset(at: time)) }

  /// True under a finger.
  public var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// True while it moves by itself.
  public func isMoving(at time: Instant) -> Bool {
    if case .timed(let value, _) = phase, value.arrival == nil { return true }
    return restsAt.map { time < $0 } ?? false
  }

  /// When its own motion ends or ended; nil at rest, under a finger and when it never does.
  public var restsAt: Instant? {
    switch phase {
    case .resting, .dragging: nil
    case .free(let path, let since): since.advanced(by: path.duration)
    case .timed(let value, let since): value.arrival.map { since.advanced(by: $0) }
    }
  }
}

extension ScrollState {
  var band: RubberBand {
    RubberBand(dimension: viewport, coefficient: physics.bandCoefficient)
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  func state(at time: Instant) -> MotionState {
    switch phase {
    case .resting(let offset): return MotionState(value: offset, velocity: 0)
    case .dragging(let anchor, let translation):
      let shown = band.position(for: anchor - translation, within: limits)
      return MotionState(value: shown, velocity: 0)
    case .free(let path, let since): return path.state(after: time.seconds(since: since))
    case .timed(let value, let since): return value.state(after: time.seconds(since: since))
    }
  }

  /// Goes on from an offset with a velocity, by momentum or the edge's spring.
  mutating func release(from offset: Double, velocity: Double, at time: Instant) {
    guard velocity != 0 || !limits.contains(offset) else {
      phase = .resting(offset)
      return
    }
    let path = ScrollPath(from: offset, velocity: velocity, limits: limits, physics: physics)
    phase = .free(path, since: time)
  }
}
