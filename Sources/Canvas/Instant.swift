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

  /// No step is longer than this many seconds, about 63 years: moments never overflow.
  private static let reach = 2e9

  /// The moment `seconds` later, in whole nanoseconds; steps beyond 63 years are cut, NaN is none.
  public func advanced(by seconds: Double) -> Instant {
    let step = seconds.isNaN ? 0 : min(max(seconds, -Self.reach), Self.reach)
    return Instant(nanoseconds: nanoseconds + Int64((step * 1e9).rounded()))
  }

  /// Seconds from `earlier` to this moment; negative when this one comes first.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1e9
  }
}
