import Blocks
import Canvas
import PresentationCore
import TestSupport
import Testing

/// SPEC L1: in which order rows that move are drawn.
struct RowStackTests {
  private struct Row: SizedRow {
    var id: Int
    var height = 60.0
  }

  private func drawn(_ order: [Int], after seconds: Double) -> [String] {
    picture(order, after: seconds).texts
  }

  /// The rows, seen through a window of so many pt.
  private func picture(
    _ order: [Int], after seconds: Double, height: Double? = nil
  ) -> Picture<Int> {
    let start = Instant.zero
    var rows = AnimatedRows((0..<5).map { Row(id: $0) })
    rows.set(order.map { Row(id: $0) }, at: start)
    let stack = RowStack<Row, Int>(rows) { row, _ in Label<Int>("row \(row.id)", .body) }
    var picture = Picture(model: 0)
    var context = BlockContext.phone()
    context.now = start.advanced(by: seconds)
    context.visible = height.map { Rect(0, 100, 390, $0) }
    stack.draw(in: Rect(0, 100, 390, 300), into: &picture, context: context)
    return picture
  }

  @Test func `X4 rows in sight tell where they are drawn, and which edge shows it`() throws {
    let rows = picture([0, 2, 3, 4], after: 0.1).rows
    #expect(rows.map(\.row) == ["1", "2", "3", "4"])
    #expect(rows.map(\.part) == [.presence, .y, .y, .y])
    #expect(rows.first?.trace == .group(Rect(0, 160, 390, 60)))
    let gone = try #require(picture([0, 2, 3, 4], after: 5).rows.first)
    #expect(gone.value == 0 && gone.trace == nil, "nothing of it is drawn any more")
    let moved = try #require(rows.last)
    #expect(moved.value > 180 && moved.value < 240)
    guard case .edge(let edge) = moved.trace else {
      Issue.record("its upper edge can be seen")
      return
    }
    #expect(edge.side == .top && edge.fills.map(\.minY) == [100 + moved.value + 2])
    #expect(edge.zero == 102)
    #expect(picture([0, 2, 3, 4], after: 0.1, height: 90).rows.map(\.row) == ["1", "2"])
    #expect(picture([0, 1, 2, 3, 4], after: 0.1).rows.isEmpty, "nothing has moved")
  }

  @Test func `L1 a row that goes past others is drawn over them, on its way up and down`() {
    #expect(drawn([4, 0, 1, 2, 3], after: 0.1).last == "row 4")
    #expect(drawn([1, 2, 3, 4, 0], after: 0.1).last == "row 0")
  }

  @Test func `L1 at rest rows are drawn from the top down`() {
    #expect(drawn([4, 0, 1, 2, 3], after: 5) == [4, 0, 1, 2, 3].map { "row \($0)" })
  }
}
