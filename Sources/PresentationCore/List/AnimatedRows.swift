import Canvas
import Motion

/// Rows that find their way from one state of the data to the next by identity (SPEC R4, L1).
///
/// What is drawn is a closed form of time; a change in mid-flight goes on from what is seen.
public struct AnimatedRows<Row: SizedRow>: Hashable, Sendable {
  /// The rows as the data has them.
  public private(set) var rows: [Row]
  /// Their tops at rest, in pt.
  public private(set) var tops: [Double]
  /// Rows that are gone and still seen.
  public private(set) var leaving: [LeavingRow<Row>] = []
  private let motion: RowMotion
  private(set) var shifts: [Row.ID: TimedValue] = [:]
  private(set) var opacities: [Row.ID: TimedValue] = [:]

  /// Rows at rest.
  public init(_ rows: [Row], motion: RowMotion = RowMotion()) {
    self.rows = rows
    self.motion = motion
    tops = Self.tops(of: rows)
  }
}

extension AnimatedRows {
  /// The height of all rows at rest, in pt.
  public var height: Double { (tops.last ?? 0) + (rows.last?.height ?? 0) }

  /// The heights in order.
  public var heights: [Double] { rows.map(\.height) }

  /// The top of a row at a moment, in pt.
  public func top(at index: Int, _ instant: Instant) -> Double {
    tops[index] + (shifts[rows[index].id]?.value(at: instant) ?? 0)
  }

  /// How far a row that moves goes in all, in pt; 0 for one at rest.
  public func way(at index: Int, _ instant: Instant) -> Double {
    guard let shift = shifts[rows[index].id], shift.arrival.map({ $0 > instant }) ?? true
    else { return 0 }
    return abs(shift.motion.start - shift.target)
  }

  /// The opacity of a row at a moment, 0…1.
  public func opacity(at index: Int, _ instant: Instant) -> Double {
    opacities[rows[index].id]?.value(at: instant) ?? 1
  }

  /// When everything has found its place.
  public var restsAt: Instant? {
    (shifts.values.compactMap(\.arrival) + opacities.values.compactMap(\.arrival)
      + leaving.compactMap(\.opacity.arrival)).max()
  }

  /// True while a row is on its way.
  public func isMoving(at instant: Instant) -> Bool { restsAt.map { $0 > instant } ?? false }
}

extension AnimatedRows {
  /// The data has changed: rows that stay move, new ones come, others go.
  ///
  /// `scrolled` pt were added to the scroll offset at the same moment; `drawn` are the tops of rows
  /// that a finger held elsewhere.
  public mutating func set(
    _ next: [Row], scrolled: Double = 0, drawn: [Row.ID: Double] = [:], at instant: Instant
  ) {
    var seen = leaving.reduce(into: [Row.ID: Drawn]()) { seen, old in
      guard old.opacity(at: instant) > 0 else { return }
      seen[old.row.id] = Drawn(top: old.top, opacity: old.opacity(at: instant))
    }
    let known = Set(next.map(\.id))
    leaving = leaving.filter { $0.opacity(at: instant) > 0 && !known.contains($0.row.id) }
    for (index, row) in rows.enumerated().reversed() {
      let shift = shifts[row.id]?.state(at: instant)
      let top = drawn[row.id] ?? tops[index] + (shift?.value ?? 0)
      let opacity = opacity(at: index, instant)
      seen[row.id] = Drawn(top: top, velocity: shift?.velocity ?? 0, opacity: opacity)
      guard !known.contains(row.id) else { continue }
      leaving.append(
        LeavingRow(row: row, top: top + scrolled, opacity: fade(from: opacity, to: 0, instant)))
    }
    rows = next
    tops = Self.tops(of: next)
    shifts = [:]
    opacities = [:]
    for (index, row) in next.enumerated() where shifts[row.id] == nil {
      place(row, at: tops[index], from: seen[row.id], scrolled, instant)
    }
  }

  /// Where a row was drawn, and how fast it went, in pt.
  private struct Drawn {
    var top: Double
    var velocity = 0.0
    var opacity: Double
  }

  private mutating func place(
    _ row: Row, at top: Double, from old: Drawn?, _ scrolled: Double, _ instant: Instant
  ) {
    let opacity = old?.opacity ?? 0
    if opacity < 1 { opacities[row.id] = fade(from: opacity, to: 1, instant) }
    guard let old, old.top + scrolled != top || old.velocity != 0 else { return }
    var shift = TimedValue(0, at: instant)
    shift.launch(
      from: old.top + scrolled - top, velocity: old.velocity, to: 0, curve: motion.move,
      at: instant, threshold: .points)
    shifts[row.id] = shift
  }

  private func fade(from start: Double, to end: Double, _ instant: Instant) -> TimedValue {
    var value = TimedValue(start, at: instant)
    value.launch(
      from: start, velocity: 0, to: end, curve: motion.fade, at: instant, threshold: .fraction)
    return value
  }

  private static func tops(of rows: [Row]) -> [Double] {
    var y = 0.0
    return rows.map { row in
      defer { y += row.height }
      return y
    }
  }
}
