/// The distances and times of pull to refresh (SPEC R2, Defaults).
public struct RefreshPolicy: Hashable, Sendable {
  /// Gap in pt from which a release refreshes.
  public var trigger: Double
  /// Gap in pt held open meanwhile.
  public var hold: Double
  /// Seconds in which the gap moves to what is held.
  public var opening: Double
  /// Seconds in which it closes again.
  public var closing: Double

  /// Arms at 64 pt, holds 54 pt, opens in 0.25 s, closes in 0.4 s unless told otherwise.
  public init(
    trigger: Double = 64, hold: Double = 54, opening: Double = 0.25, closing: Double = 0.4
  ) {
    self.trigger = trigger
    self.hold = hold
    self.opening = opening
    self.closing = closing
  }
}
