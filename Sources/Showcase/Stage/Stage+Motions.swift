import Blocks
import Canvas
import PresentationCore

/// What moves: the engine's own, and the rows that the pictures tell of (SPEC X4).
extension Stage {
  package func motions(at instant: Instant) -> [MotionReport] {
    let popups = engine.snapshot(at: instant).presentations.flatMap { one in
      contents[one.id]?.picture.rows.motions(on: one.id, at: instant) ?? []
    }
    return engine.motions(at: instant) + popups + page.rows.motions(on: nil, at: instant)
  }

  package func snapshot(
    at instant: Instant, holding values: [MotionReport.ID: Double]
  ) -> Snapshot {
    withRows(engine.snapshot(at: instant, holding: values), holding: values)
  }

  /// A snapshot with the rows of all surfaces: as they are drawn, or where formulas say.
  func withRows(
    _ snapshot: Snapshot, holding values: [MotionReport.ID: Double] = [:]
  ) -> Snapshot {
    var snapshot = snapshot
    snapshot.page.rows = page.rows.holding(values, on: nil)
    for index in snapshot.presentations.indices {
      let id = snapshot.presentations[index].id
      snapshot.presentations[index].rows =
        contents[id]?.picture.rows.holding(values, on: id) ?? []
    }
    return snapshot
  }
}
