import Canvas
import Motion

/// A row with an identity and a height.
public protocol SizedRow: Identifiable, Hashable, Sendable where ID: Sendable {
  /// Its height in pt.
  var height: Double { get }
  /// What `timing` calls it, like no other row of its surface; its identity unless told (SPEC X4).
  var name: String { get }
}

extension SizedRow {
  /// The identity in words.
  public var name: String { "\(id)" }
}

/// How rows come, go and move (SPEC R4, T5).
public struct RowMotion: Hashable, Sendable {
  /// The way of a row to its new place; `.immediate` for reduced motion.
  public var move: MotionCurve
  /// The way in and out of sight.
  public var fade: MotionCurve

  /// Rows move and fade in 0.35 s unless told otherwise.
  public init(
    move: MotionCurve = .spring(Spring(duration: 0.35, bounce: 0)),
    fade: MotionCurve = .bezier(.easeInOut, duration: 0.25)
  ) {
    self.move = move
    self.fade = fade
  }

  /// Only fades: the user wants less motion.
  public static let reduced = RowMotion(move: .immediate)
}

/// A row that has been removed and is still seen.
public struct LeavingRow<Row: SizedRow>: Hashable, Sendable {
  /// The row as it was.
  public let row: Row
  /// Its top in pt, below the top of the list.
  public let top: Double
  let opacity: TimedValue

  /// Its opacity 0…1.
  public func opacity(at instant: Instant) -> Double { opacity.value(at: instant) }
}
