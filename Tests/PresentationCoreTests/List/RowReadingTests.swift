import Canvas
import Motion
import PresentationCore
import Testing

/// SPEC X4: rows that move tell their motions as they were set off, and go where a formula says.
struct RowReadingTests {
  private struct Row: SizedRow {
    var id: Int
    var height = 50.0
    var name: String { "row \(id)" }
  }

  private let start = Instant(nanoseconds: 9_000_000_000)

  /// The second of three rows has gone.
  private var table: AnimatedRows<Row> {
    var table = AnimatedRows([1, 2, 3].map { Row(id: $0) })
    table.set([1, 3].map { Row(id: $0) }, at: start)
    return table
  }

  private func value(_ report: MotionReport?, after seconds: Double) -> Double? {
    guard case .value(let motion) = report?.law else { return nil }
    return motion.state(after: seconds).value
  }

  @Test func `X4 R4 a row that makes up leeway tells its way to the place it has in its list`()
    throws
  {
    #expect(table.reading(ofTop: 0, at: 0) == nil, "it has not moved")
    let now = start.advanced(by: 0.1)
    let reading = try #require(table.reading(ofTop: table.top(at: 1, now), at: 1))
    let report = try #require([reading].motions(on: nil, at: now).first)
    #expect(report.id == .init(nil, .row("row 3", .y)) && report.start == start)
    #expect(value(report, after: 0) == 50, "a whole row below its place")
    let specified = try #require(value(report, after: 0.1))
    let held = [reading].holding([report.id: specified], on: nil)
    #expect(held.map(\.value) == [table.top(at: 1, now)])
    #expect([reading].holding([report.id: 0], on: nil).map(\.value) == [50], "its place")
    #expect([reading].motions(on: nil, at: start.advanced(by: 5)).isEmpty, "it has arrived")
  }

  @Test func `X4 R4 a row that goes and one that comes tell their opacity`() throws {
    let gone = try #require(table.leaving.first).reading(ofOpacity: 1)
    let report = try #require([gone].motions(on: "A", at: start).first)
    #expect(report.id == .init("A", .row("row 2", .presence)))
    #expect(value(report, after: 0) == 1 && value(report, after: 1) == 0)
    var next = table
    next.set([9, 1, 3].map { Row(id: $0) }, at: start)
    let come = try #require(next.reading(ofOpacity: 0, at: 0))
    #expect(come.row == "row 9")
    #expect(value([come].motions(on: nil, at: start).first, after: 1) == 1)
  }

  @Test func `X4 L2 what a finger holds has a value and no motion`() {
    let held = table.reading(ofHeldTop: 77, at: 1)
    #expect(held.value == 77)
    #expect([held].motions(on: nil, at: start).isEmpty)
  }

  @Test(arguments: [1.0, -1]) func `X4 L2 a swipe is told to the right in both directions`(
    sign: Double
  ) throws {
    var swipe = RowSwipe(
      RowSwipeRoom(leading: 160, trailing: 160, width: 390), at: start)
    #expect(swipe.reading(ofPush: 0, of: "row 1", sign: sign) == nil, "nothing has pushed it")
    _ = swipe.open(.leading, at: start)
    let reading = try #require(swipe.reading(ofPush: 0, of: "row 1", sign: sign))
    let report = try #require([reading].motions(on: nil, at: start).first)
    #expect(value(report, after: 2) == 160)
    #expect([reading].holding([report.id: 160], on: nil).map(\.value) == [160 * sign])
  }
}
