import Blocks
import Canvas
import Testing

/// SPEC V5: what stops growing with the text size, and what stacks instead.
@Suite struct TextSizeLimitTests {
  private func context(_ size: TextSizeCategory) -> BlockContext {
    var context = BlockContext.phone()
    context.theme = .classic(.light, textSize: size)
    context.environment.textSize = size
    return context
  }

  @Test("V5 bars, search and chips grow up to the accessibility sizes, and no further")
  func bars() {
    let blocks: [any Block<Lab>] = [
      NavBar("Title"), SearchField("Search", text: \.draft), Chip("Unread"),
    ]
    for block in blocks {
      let heights = TextSizeCategory.allCases.map {
        block.size(fitting: ProposedSize(width: 390), in: context($0)).height
      }
      #expect(heights[6] >= heights[3])
      #expect(Set(heights[6...]).count == 1)
    }
  }

  @Test("V5 a limit changes nothing below it", arguments: TextSizeCategory.allCases)
  func limit(size: TextSizeCategory) {
    let label = Label<Lab>("Ferry, noon and six", .caption2Strong)
    let limited = label.textSize(atMost: .extraLarge)
    let expected = label.size(fitting: .ideal, in: context(min(size, .extraLarge)))
    #expect(limited.size(fitting: .ideal, in: context(size)) == expected)
  }

  @Test(
    "V5 no text of a list row lies on another one or outside", arguments: TextSizeCategory.allCases)
  func row(size: TextSizeCategory) {
    let context = context(size)
    let row = ListRow<Lab>(
      "row",
      .init(title: "Nora", preview: "The early boat", time: "9:12", initials: "N", tint: .moss),
      do: .run { _ in })
    let height = row.size(fitting: ProposedSize(width: 390), in: context).height
    #expect(height == ListRow<Lab>.height(in: context.theme))
    let runs = row.drawn(in: Rect(0, 0, 390, height), context).runs
    let boxes = runs.filter { $0.text != "N" }.map { run in
      Rect(
        run.origin.x, run.origin.y - run.style.baseline,
        context.text.width(of: run.text, style: run.style), run.style.lineHeight)
    }
    #expect(boxes.count >= 3)
    for (index, box) in boxes.enumerated() {
      #expect(box.minX >= 0 && box.maxX <= 390 && box.minY >= 0 && box.maxY <= height)
      for other in boxes[(index + 1)...] { #expect(box.intersection(other).isEmpty) }
    }
  }
}
