import Canvas
import Motion

/// A quantity of a row as a block has drawn it, beside the motion it came from (SPEC X4).
///
/// Rows are their scene's: the engine knows none of them, so what draws them tells.
public struct RowReading: Hashable, Sendable {
  /// The quantities of a row that move, each by itself, by the words of probes.
  public enum Part: String, Hashable, Sendable {
    /// How far its top is below that of its list, in pt.
    case y
    /// How much of one that comes or goes is there, 0…1.
    case presence
    /// How far right of its place it is pushed aside, in pt.
    case swipe
  }

  /// The row's name, which no other row of its surface has.
  public var row: String
  /// What of it.
  public var part: Part
  /// The value as drawn, unrounded.
  public var value: Double
  /// What pixels show of it; nil where they show nothing.
  public var trace: RowTrace?
  /// What moves it; nil under a finger.
  let motion: TimedValue?
  /// Its value where the motion is 0, and by how much it changes with that.
  let base, factor: Double

  /// The value where a formula says that the motion behind it is.
  func value(holding motion: Double) -> Double { base + factor * motion }

  /// The motion behind it, named by whose surface it is on; nil when none is on its way at a moment.
  func motion(of owner: PresentationID?, at instant: Instant) -> MotionReport? {
    guard let motion, motion.isMoving(at: instant) else { return nil }
    return MotionReport(id(on: owner), motion)
  }

  func id(on owner: PresentationID?) -> MotionReport.ID { .init(owner, .row(row, part)) }
}

/// Something a row draws that shows one of its quantities.
public enum RowTrace: Hashable, Sendable {
  /// An edge that is where the quantity says.
  case edge(RowEdge)
  /// A group with the opacity told, in a rectangle in the surface's points.
  case group(Rect)
}

/// A straight edge of something even that a row draws.
public struct RowEdge: Hashable, Sendable {
  /// A side of a row's surroundings, in the surface's directions.
  public enum Side: Hashable, Sendable { case top, left, right }

  /// The rectangles of one colour each that end there together, in the surface's points.
  public var fills: [Rect]
  /// Which of their sides it is.
  public var side: Side
  /// Where it is while the quantity is 0, in the surface's points down or to the right.
  public var zero: Double

  /// The side of some rectangles that are drawn in the surface's points; at `zero` the quantity is 0.
  public init(_ side: Side, of fills: [Rect], zero: Double) {
    self.fills = fills
    self.side = side
    self.zero = zero
  }
}

extension AnimatedRows {
  /// How far below the top of the list a row is drawn, in pt; nil when nothing has moved it.
  public func reading(ofTop y: Double, at index: Int) -> RowReading? {
    let row = rows[index]
    return shifts[row.id].map {
      RowReading(row: row.name, part: .y, value: y, motion: $0, base: tops[index], factor: 1)
    }
  }

  /// The same while a finger holds this row or one that it makes way for.
  public func reading(ofHeldTop y: Double, at index: Int) -> RowReading {
    RowReading(row: rows[index].name, part: .y, value: y, motion: nil, base: y, factor: 0)
  }

  /// With which opacity a row that comes is drawn, 0…1; nil for one that has been there.
  public func reading(ofOpacity opacity: Double, at index: Int) -> RowReading? {
    opacities[rows[index].id].map { rows[index].presence(opacity, $0) }
  }
}

extension LeavingRow {
  /// With which opacity the row that is gone is drawn, 0…1.
  public func reading(ofOpacity shown: Double) -> RowReading { row.presence(shown, opacity) }
}

extension SizedRow {
  fileprivate func presence(_ opacity: Double, _ motion: TimedValue) -> RowReading {
    RowReading(row: name, part: .presence, value: opacity, motion: motion, base: 0, factor: 1)
  }
}

extension RowSwipe {
  /// How far right of its place the row of a name is drawn, in pt; nil when nothing has pushed it.
  ///
  /// `sign` is that of the way toward the trailing edge: −1 from right to left.
  public func reading(ofPush x: Double, of row: String, sign: Double) -> RowReading? {
    guard let motion else {
      return RowReading(row: row, part: .swipe, value: x, motion: nil, base: x, factor: 0)
    }
    guard motion.hasSetOff else { return nil }
    return RowReading(row: row, part: .swipe, value: x, motion: motion, base: 0, factor: sign)
  }
}

extension [RowReading] {
  /// What moves the rows drawn on a surface, at a moment; a nil owner is the page.
  public func motions(on owner: PresentationID?, at instant: Instant) -> [MotionReport] {
    compactMap { $0.motion(of: owner, at: instant) }
  }

  /// The same rows where formulas say that they are.
  public func holding(
    _ values: [MotionReport.ID: Double], on owner: PresentationID?
  ) -> [RowReading] {
    map { reading in
      guard let held = values[reading.id(on: owner)] else { return reading }
      var moved = reading
      moved.value = reading.value(holding: held)
      return moved
    }
  }
}
