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
    let start = Instant.zero
    var rows = AnimatedRows((0..<5).map { Row(id: $0) })
    rows.set(order.map { Row(id: $0) }, at: start)
    let stack = RowStack<Row, Int>(rows) { row, _ in Label<Int>("row \(row.id)", .body) }
    var picture = Picture(model: 0)
    var context = BlockContext.phone()
    context.now = start.advanced(by: seconds)
    stack.draw(in: Rect(0, 100, 390, 300), into: &picture, context: context)
    return picture.texts
  }

  @Test func `L1 a row that goes past others is drawn over them, on its way up and down`() {
    #expect(drawn([4, 0, 1, 2, 3], after: 0.1).last == "row 4")
    #expect(drawn([1, 2, 3, 4, 0], after: 0.1).last == "row 0")
  }

  @Test func `L1 at rest rows are drawn from the top down`() {
    #expect(drawn([4, 0, 1, 2, 3], after: 5) == [4, 0, 1, 2, 3].map { "row \($0)" })
  }
}
