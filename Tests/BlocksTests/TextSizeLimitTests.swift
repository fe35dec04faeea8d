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

  @Test(
    "V5 texts of a bottom bar shrink until all stand beside one another", arguments: [320.0, 390])
  func bottomBar(width: Double) {
    let bar = BottomBar<Lab> {
      Button("Mark as read", style: .bar) { _ in }
      Button("Archive", style: .bar) { _ in }
      Button("Delete", style: .barDanger) { _ in }
    }
    for size in TextSizeCategory.allCases {
      let picture = bar.drawn(in: Rect(0, 0, width, 83), context(size))
      let frames = ["Mark as read", "Archive", "Delete"].compactMap { picture.frame($0) }
      guard frames.count == 3 else {
        Issue.record("not all three are there")
        continue
      }
      #expect(picture.runs.map(\.text) == ["Mark as read", "Archive", "Delete"], "\(size)")
      #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX, "\(size)")
    }
  }

  @Test("V5 K1 a message is never larger than a title that shrinks for a long word")
  func message() {
    func sizes(_ title: String) -> [Double] {
      let card = VStack<Lab>(spacing: 0) {
        CardTitle(title)
        CardMessage("Short words", under: title)
      }
      return card.drawn(at: .zero, width: 278, context(.accessibility5)).runs.map(\.style.size)
    }
    #expect(sizes("Title").first == 55 && sizes("Title").last == 49)
    let long = sizes("Conversations?")
    #expect(long[0] < 49, "the word is too wide for the card")
    #expect(long.dropFirst().allSatisfy { $0 < long[0] })
  }

  @Test("V5 K1 a message is drawn as large as it was measured, however narrow its lines are")
  func narrowMessage() {
    let message = CardMessage<Lab>("It stays. You can.", under: "Conversation?")
    let runs = message.drawn(at: .zero, width: 278, context(.accessibility5)).runs
    let height = message.size(
      fitting: ProposedSize(width: 278), in: context(.accessibility5)
    ).height
    #expect(runs.count > 1)
    #expect(runs.map(\.style.lineHeight).reduce(0, +) == height)
  }

  @Test("V1 a header that gives way keeps its lowest part, fades, and is gone at last")
  func givingWay() {
    let header = Label<Lab>("Header").frame(width: 200, height: 60).named("header")
    func seen(_ share: Double) -> Picture<Lab> {
      header.givingWay(to: share, least: 16).drawn(at: .zero, width: 200)
    }
    let heights = [1, 0.5, 0.1, 0].map {
      header.givingWay(to: $0, least: 16).height(width: 200)
    }
    #expect(heights == [60, 30, 16, 16])
    #expect(seen(1).frame("header") == Rect(0, 0, 200, 60))
    #expect(seen(0.5).frame("header")?.minY == -30)
    #expect(seen(0).hitAreas.isEmpty && seen(0).runs.isEmpty)
  }
}
