import Blocks
import Canvas
import PresentationCore
import TestSupport
import Testing

/// SPEC L1: long lists make what is in sight.
struct SectionedRowsTests {
  /// Counts what a list makes.
  private final class Counter {
    var rows: [Int] = []
    var heads: [Int] = []
  }

  private func made(_ offset: Double) -> Counter {
    let counter = Counter()
    let list = SectionedRows<Int>(
      counts: Array(repeating: 25, count: 400), headHeight: 36, rowHeight: 72
    ) { section in
      counter.heads.append(section)
      return Gap<Int>(36)
    } row: { section, index in
      counter.rows.append(section * 25 + index)
      return Gap<Int>(72)
    }
    var picture = Picture(model: 0)
    var context = BlockContext(theme: .classic(.light), text: FixedTextMeasuring())
    context.visible = Rect(0, 91, 390, 753)
    let size = list.size(fitting: ProposedSize(width: 390), in: context)
    list.draw(
      in: Rect(0, 91 - offset, 390, size.height), into: &picture, context: context)
    return counter
  }

  @Test(arguments: [0, 1, 35, 36, 500, 1800, 1836, 360_000, 733_647] as [Double])
  func `L1 of 10,000 rows at most a screenful is made`(offset: Double) {
    let counter = made(offset)
    #expect(counter.rows.count <= 12)
    #expect(counter.rows.count >= 9)
    #expect(counter.heads.count <= 2)
    #expect(counter.rows == Array((counter.rows.first ?? 0)...(counter.rows.last ?? 0)))
  }

  @Test func `L1 the rows made are those in sight`() {
    #expect(made(0).rows.first == 0)
    #expect(made(36 + 72 * 10).rows.first == 10)
    #expect(made(733_647).rows.last == 9999)
    #expect(made(1836).heads.first == 1)
  }
}
