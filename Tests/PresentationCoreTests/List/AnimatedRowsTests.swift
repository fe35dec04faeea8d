import Canvas
import PresentationCore
import Testing

/// SPEC R4, L1: rows find their way by identity.
struct AnimatedRowsTests {
  private struct Row: SizedRow {
    var id: Int
    var height = 50.0
    var text = ""
  }

  private let start = Instant(nanoseconds: 9_000_000_000)

  private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

  private func top(of id: Int, in table: AnimatedRows<Row>, at seconds: Double) -> Double? {
    let index = table.rows.firstIndex { $0.id == id }
    return index.map { table.top(at: $0, start.advanced(by: seconds)) }
  }

  @Test
  func `R4 an inserted row fades in where it belongs, the others move there from where they were`()
    throws
  {
    var table = AnimatedRows(rows(1, 2, 3))
    table.set(rows(1, 9, 2, 3), at: start)
    #expect(top(of: 2, in: table, at: 0) == 50)
    #expect(top(of: 9, in: table, at: 0) == 50)
    #expect(table.opacity(at: 1, start) == 0)
    #expect(table.opacity(at: 2, start) == 1)
    let end = try #require(table.restsAt).advanced(by: 0.001)
    #expect(table.top(at: 2, end) == 100)
    #expect(table.opacity(at: 1, end) == 1)
    #expect(!table.isMoving(at: end))
  }

  @Test func `R4 a removed row is seen until it has faded, and not longer`() throws {
    var table = AnimatedRows(rows(1, 2, 3))
    table.set(rows(1, 3), at: start)
    let gone = try #require(table.leaving.first)
    #expect(gone.row.id == 2)
    #expect(gone.top == 50)
    #expect(gone.opacity(at: start) == 1)
    #expect(gone.opacity(at: start.advanced(by: 1)) == 0)
    table.set(rows(3), at: start.advanced(by: 1))
    #expect(table.leaving.map(\.row.id) == [1])
  }

  @Test func `R4, L1 a moved row goes from its old place, a renamed one stays`() {
    var table = AnimatedRows(rows(1, 2, 3))
    var next = rows(3, 1, 2)
    next[1].text = "renamed"
    table.set(next, at: start)
    #expect(top(of: 3, in: table, at: 0) == 100)
    #expect(top(of: 3, in: table, at: 2) == 0)
    #expect(table.leaving.isEmpty)
    #expect(table.opacity(at: 1, start) == 1)
  }

  @Test func `R4, E7 a change in mid-flight goes on from what is seen`() throws {
    var table = AnimatedRows(rows(1, 2))
    table.set(rows(9, 1, 2), at: start)
    let before = try #require(top(of: 1, in: table, at: 0.1))
    table.set(rows(1, 2), at: start.advanced(by: 0.1))
    let after = try #require(top(of: 1, in: table, at: 0.1))
    #expect(abs(before - after) < 1e-9)
    #expect(table.leaving.map(\.row.id) == [9])
    let half = try #require(table.leaving.first).opacity(at: start.advanced(by: 0.1))
    #expect(half > 0 && half < 1)
    table.set(rows(9, 1, 2), at: start.advanced(by: 0.1))
    #expect(abs(table.opacity(at: 0, start.advanced(by: 0.1)) - half) < 1e-9)
  }

  @Test func `R4 what is read does not move when rows come above it`() {
    var table = AnimatedRows(rows(1, 2, 3))
    table.set(rows(9, 1, 2, 3), scrolled: 50, at: start)
    for seconds in [0, 0.1, 0.5] {
      #expect(top(of: 2, in: table, at: seconds) == 100, "it moves with the content alone")
    }
  }

  @Test func `L2 rows a finger held elsewhere go home from there`() {
    var table = AnimatedRows(rows(1, 2))
    table.set(rows(2, 1), drawn: [1: 61, 2: 7], at: start)
    #expect(top(of: 1, in: table, at: 0) == 61)
    #expect(top(of: 2, in: table, at: 0) == 7)
  }

  @Test func `T5 with less motion rows only fade`() {
    var table = AnimatedRows(rows(1, 2), motion: .reduced)
    table.set(rows(9, 1, 2), at: start)
    #expect(top(of: 1, in: table, at: 0) == 50)
    #expect(table.opacity(at: 0, start) == 0)
  }

  @Test func `L1 two rows of one identity do not stop the list`() {
    var table = AnimatedRows(rows(1, 2))
    table.set(rows(1, 1, 2), at: start)
    #expect(table.rows.count == 3)
    #expect(table.height == 150)
  }
}
