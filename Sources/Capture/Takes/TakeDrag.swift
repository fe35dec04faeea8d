/// A finger's way from one place to another.
package struct TakeDrag: Hashable, Sendable {
  /// Where the finger comes down.
  package var from: TakePoint
  /// Where it ends; an offset counts from `from`.
  package var to: TakePoint
  /// Nanoseconds under way; nil for 8 pt every 16 ms (CASES head).
  package var duration: Int64?
  /// Nanoseconds of rest before the up; nil for 0, or 120 ms without a duration.
  package var hold: Int64?
  /// Which finger.
  package var finger: Int

  /// A way of a finger; times in nanoseconds, nil for the usual ones.
  package init(
    from start: TakePoint, to end: TakePoint, duration: Int64? = nil, hold: Int64? = nil,
    finger: Int = 1
  ) {
    from = start
    to = end
    self.duration = duration
    self.hold = hold
    self.finger = finger
  }
}
