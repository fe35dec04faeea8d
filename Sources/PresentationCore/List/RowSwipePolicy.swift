import Motion

/// The rules of a row that is pushed aside to show its actions (SPEC L2).
public struct RowSwipePolicy: Hashable, Sendable {
  /// Share of the actions' width from which a slow release leaves them open.
  public var openShare: Double
  /// Share of the row's width from which a release does the outer action at once; nil never does.
  public var fullShare: Double?
  /// Faster releases, in pt/s, decide by their direction alone.
  public var fling: Double
  /// Share of a small pull past the limits that is shown, 0...1.
  public var bandCoefficient: Double
  /// The way of a row that is let go.
  public var curve: MotionCurve

  /// Opens from half of the actions or at 300 pt/s, goes through from 0.6 of the row.
  public init(
    openShare: Double = 0.5, fullShare: Double? = 0.6, fling: Double = 300,
    bandCoefficient: Double = 0.55,
    curve: MotionCurve = .spring(Spring(duration: 0.35, bounce: 0))
  ) {
    self.openShare = openShare
    self.fullShare = fullShare
    self.fling = fling
    self.bandCoefficient = bandCoefficient
    self.curve = curve
  }
}

/// The widths in pt that matter to a row being pushed aside.
public struct RowSwipeRoom: Hashable, Sendable {
  /// All actions at the leading edge; 0 where there are none.
  public var leading: Double
  /// All actions at the trailing edge; 0 where there are none.
  public var trailing: Double
  /// The row itself.
  public var width: Double

  /// Widths in pt.
  public init(leading: Double, trailing: Double, width: Double) {
    self.leading = leading
    self.trailing = trailing
    self.width = width
  }

  /// The actions of a side.
  func actions(at side: RowSwipe.Side) -> Double { side == .leading ? leading : trailing }
}
