import Blocks
import Canvas
import Testing

/// Frames of picture 01 of the look, and of the bars around the list (SPEC L1, L5, L6).
@Suite struct ListFrameTests {
  private let mira = ListRow<Lab>.Content(
    title: "Mira", preview: "Are we still on for the ferry at noon, or later?", time: "10:18",
    initials: "MO", tint: .clay, unread: 2)

  @Test func `a row's texts stand on the shared edges`() throws {
    let row = ListRow("row 0", mira, do: Action<Lab>.dismissSelf)
    let picture = row.drawn(at: Point(0, 227), width: 390)
    #expect(picture.frame("row 0") == Rect(0, 227, 390, 72))
    let title = try #require(picture.runs.first { $0.text == "Mira" })
    #expect(title.origin.x == 72)
    #expect(abs(title.origin.y - (241 + 17.18)) < 0.01)
    let time = try #require(picture.runs.first { $0.text == "10:18" })
    #expect(time.origin.x + 5 * 6.5 == 374)
    let preview = try #require(picture.runs.first { $0.text.hasPrefix("Are") })
    #expect(preview.text.hasSuffix("…"))
    #expect(abs(preview.origin.y - (265 + 15.45)) < 0.01)
    #expect(Double(preview.text.count) * 7.5 <= 266)
  }

  @Test func `unread and read differ in weight and colour`() {
    var read = mira
    read.unread = 0
    let theme = Theme.classic()
    let first = ListRow("row 0", mira, do: Action<Lab>.dismissSelf).drawn(at: .zero, width: 390)
    let second = ListRow("row 1", read, do: Action<Lab>.dismissSelf).drawn(at: .zero, width: 390)
    #expect(first.runs.map(\.style.weight).contains(.semibold))
    #expect(second.runs.filter { $0.text == "Mira" }.map(\.style.weight) == [.regular])
    #expect(second.runs.filter { $0.text == "10:18" }.map(\.color) == [theme[.labelTertiary]])
  }

  @Test func `the bars above`() {
    let bar = NavBar<Lab>(
      leading: { Button("Edit", style: .bar, do: .dismissSelf) },
      trailing: {
        IconButton(.filterList, name: "filter", do: .dismissSelf)
        IconButton(.edit, name: "compose", size: 23, do: .dismissSelf)
      })
    let picture = bar.drawn(at: Point(0, 47), width: 390)
    #expect(picture.frame("filter") == Rect(298, 47, 44, 44))
    #expect(picture.frame("compose") == Rect(342, 47, 44, 44))
    #expect(picture.runs.first?.origin.x == 16)
    let title = LargeTitle<Lab>("Inbox")
    #expect(title.height(width: 390) == 52)
    #expect(title.drawn(at: Point(0, 91), width: 390).frame("largeTitle")?.origin == Point(16, 96))
    #expect(SectionHeader<Lab>("Today").height(width: 390) == 36)
  }

  @Test func `the tabs`() {
    let bar = TabBar<Lab>(
      [
        .init("Inbox", .inbox, badge: 3), .init("Tasks", .taskAlt), .init("Places", .map),
        .init("Settings", .settings),
      ], selected: 0
    ) { model, index in model.pressed.append("\(index)") }
    let picture = bar.drawn(at: Point(0, 761), width: 390)
    #expect(bar.height(width: 390) == 83)
    #expect(picture.frame("Inbox") == Rect(0, 761, 97.5, 49))
    var model = Lab()
    picture.handlers["Places"]?.change?(&model)
    #expect(model.pressed == ["2"])
  }

  @Test(arguments: [BlockEnvironment.LayoutDirection.leftToRight, .rightToLeft])
  func `V2 in a low and narrow bar a badge stays on its tab, clear of the word`(
    direction: BlockEnvironment.LayoutDirection
  ) {
    var context = BlockContext.phone()
    context.environment.container = Size(320, 480)
    context.environment.layoutDirection = direction
    for width in [320.0, 480] {
      let bar = TabBar<Lab>(
        [.init("Inbox", .inbox, badge: 4), .init("Tasks", .taskAlt), .init("P", .map)]
          + [.init("S", .settings)], selected: 0
      ) { _, _ in }
      let picture = bar.drawn(in: Rect(0, 0, width, 32), of: Lab(), context)
      let badge = picture.items.compactMap { item -> Rect? in
        guard case .fill(let shape, .solid(context.theme[.dangerFill])) = item else { return nil }
        return shape.bounds
      }
      let tab = picture.frame("Inbox")
      #expect(badge.count == 1)
      #expect(badge.allSatisfy { tab?.contains($0.origin) == true && $0.maxX <= tab?.maxX ?? 0 })
      for run in picture.runs where run.text == "Inbox" {
        let word = Rect(
          run.origin.x, 0, context.text.width(of: run.text, style: run.style), 32)
        #expect(badge.allSatisfy { $0.intersection(word).width < 0.5 }, "\(width)")
      }
    }
  }

  @Test func `V2 a bar's title moves aside before it is cut`() {
    let bar = NavBar<Lab>(
      "2 selected", leading: { Button("Select none", style: .bar, do: .dismissSelf) },
      trailing: { Button("Done", style: .barStrong, do: .dismissSelf) })
    for direction in [BlockEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
      var context = BlockContext.phone()
      context.environment.layoutDirection = direction
      var least = 49.0  // 16 pt at both ends, 8 pt beside the title, and one more.
      for run in bar.drawn(in: Rect(0, 0, 800, 44), of: Lab(), context).runs {
        least += context.text.width(of: run.text, style: run.style)
      }
      let picture = bar.drawn(in: Rect(0, 0, least, 44), of: Lab(), context)
      #expect(picture.runs.map(\.text).contains("2 selected"))
      let frames = ["Select none", "nav.title", "Done"].compactMap { picture.frame($0) }
        .sorted { $0.minX < $1.minX }
      #expect(frames.count == 3)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    }
  }

  @Test func `only rows in sight are made`() {
    var made: [Int] = []
    let rows = LazyRows<Lab>(count: 100_000, rowHeight: 72) { index in
      made.append(index)
      return Fill(.card)
    }
    var context = BlockContext.phone()
    context.scrollOffsets = ["list": 7_200]
    let scroll = Scroll("list") { rows }
    let picture = scroll.drawn(in: Rect(0, 91, 390, 720), of: Lab(), context)
    #expect(made == Array(100..<110))
    #expect(picture.area(named: "list")?.role == .scroll(contentHeight: 7_200_000))
  }
}
