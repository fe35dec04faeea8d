/// A moment on the stage's own clock: whole nanoseconds since its epoch, never the wall clock.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the stage's epoch.
  public var nanoseconds: Int64

  /// A moment from nanoseconds since the epoch.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The epoch.
  public static let zero = Instant(nanoseconds: 0)

  /// Orders by time, earlier first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment `seconds` later, rounded to whole nanoseconds.
  public func advanced(by seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
  }

  /// Seconds from `earlier` to this moment; negative when this one comes first.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1e9
  }
}
