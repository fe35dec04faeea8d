import Blocks
import Canvas
import Testing

/// How containers share out their room.
@Suite struct LayoutTests {
  private func box(_ name: String, _ width: Double, _ height: Double) -> some Block<Lab> {
    Fill(.card).frame(width: width, height: height).named(name)
  }

  @Test func `spacers share what is left`() {
    let row = HStack<Lab>(spacing: 10) {
      box("a", 20, 10)
      Spacer()
      box("b", 20, 10)
      Spacer()
      box("c", 20, 10)
    }
    let picture = row.drawn(in: Rect(0, 0, 160, 30))
    #expect(picture.frame("a") == Rect(0, 10, 20, 10))
    #expect(picture.frame("b") == Rect(70, 10, 20, 10))
    #expect(picture.frame("c") == Rect(140, 10, 20, 10))
  }

  @Test func `spacing stands between blocks and not beside a gap`() {
    let column = VStack<Lab>(spacing: 5) {
      box("a", 10, 10)
      box("b", 10, 10)
      Gap(30)
      box("c", 10, 10)
    }
    #expect(column.size(fitting: .ideal, in: .phone()) == Size(10, 65))
    #expect(column.drawn(in: Rect(0, 0, 10, 65)).frame("c")?.minY == 55)
  }

  @Test func `a wide text gives way, a narrow one keeps its width`() {
    let row = HStack<Lab>(spacing: 8) {
      Label("A very long title that cannot fit", .body).lines(1).named("title")
      Label("10:18", .footnote).named("time")
    }
    let picture = row.drawn(in: Rect(0, 0, 120, 22))
    #expect(picture.frame("time")?.width == 5 * 6.5)
    #expect((picture.frame("title")?.maxX ?? 0) <= 120 - 8 - 5 * 6.5)
  }

  @Test func `right to left mirrors stacks, padding and grids (V5)`() {
    let body = HStack<Lab>(spacing: 0) {
      box("a", 20, 10)
      Spacer()
      box("b", 30, 10)
    }.padding(Insets(left: 16))
    let context = BlockContext.phone(
      environment: BlockEnvironment(layoutDirection: .rightToLeft))
    let picture = body.drawn(in: Rect(0, 0, 200, 10), of: Lab(), context)
    #expect(picture.frame("a") == Rect(200 - 16 - 20, 0, 20, 10))
    #expect(picture.frame("b") == Rect(0, 0, 30, 10))
  }

  @Test func `a clipped overflow cannot be touched, an unclipped one can (M3)`() throws {
    func picture(_ isClipped: Bool) -> Picture<Lab> {
      let inner = VStack<Lab>(spacing: 0) {
        box("top", 100, 40)
        Button("Low", style: .primary) { $0.pressed.append("Low") }
      }
      return isClipped
        ? inner.clip(radius: 8).drawn(in: Rect(0, 0, 100, 50))
        : inner.drawn(in: Rect(0, 0, 100, 50))
    }
    let below = Point(50, 70)
    #expect(try #require(picture(true).area(named: "Low")).contains(below) == false)
    #expect(try #require(picture(false).area(named: "Low")).contains(below))
  }

  @Test func `a scroll moves its content and its hit areas together`() throws {
    let scroll = Scroll("list") {
      VStack<Lab>(spacing: 0) {
        for index in 0..<20 { Button("b\(index)", style: .primary, do: .dismissSelf) }
      }
    }
    var context = BlockContext.phone()
    context.scrollOffsets = ["list": 30]
    let picture = scroll.drawn(in: Rect(0, 100, 300, 200), of: Lab(), context)
    #expect(picture.frame("b0") == Rect(0, 70, 300, 48))
    #expect(picture.area(named: "b0")?.contains(Point(50, 90)) == false)
    #expect(picture.area(named: "b0")?.contains(Point(50, 105)) == true)
    #expect(picture.frame("b5") == nil)
    #expect(picture.area(named: "list")?.role == .scroll(contentHeight: 960))
  }

  @Test func `V5 an icon with a direction looks the way one reads, all others as drawn`() {
    var context = BlockContext.phone()
    context.environment.layoutDirection = .rightToLeft
    let mirrored = Symbol.allCases.filter { symbol in
      #expect(symbol.facing(.leftToRight) == .asDrawn)
      let items = IconView<Lab>(symbol).drawn(in: Rect(0, 0, 24, 24), of: Lab(), context).items
      return items.contains { item in
        if case .icon(let icon) = item { icon.facing == .mirrored } else { false }
      }
    }
    #expect(Set(mirrored) == [.backspace, .chevronRight, .list, .reply, .scheduleSend])
  }

  @Test func `equal names get a number`() {
    let picture = HStack<Lab> {
      Button("Edit", do: .dismissSelf)
      Button("Edit", do: .dismissSelf)
    }.drawn(in: Rect(0, 0, 200, 44))
    #expect(picture.hitAreas.map(\.name) == ["Edit", "Edit 2"])
    #expect(picture.handlers.count == 2)
  }

  @Test func `a small control has a target of 44 by 44`() {
    let frame = Button<Lab>("Go", style: .pill, do: .dismissSelf)
      .drawn(in: Rect(100, 100, 60, 34)).frame("Go")
    #expect(frame == Rect(100, 95, 60, 44))
  }

  @Test func `a spinner asks for frames and depends on the instant alone (K6, T6)`() {
    var context = BlockContext.phone()
    context.now = Instant(nanoseconds: 2_250_000_000)
    let late = Spinner<Lab>().drawn(in: Rect(0, 0, 28, 28), of: Lab(), context)
    context.now = Instant(nanoseconds: 250_000_000)
    let early = Spinner<Lab>().drawn(in: Rect(0, 0, 28, 28), of: Lab(), context)
    #expect(late.items == early.items)
    #expect(late.animatesUntil == .forever)
  }

  @Test func `X4 K6 a spinner counts from the page's start, wherever the clock stands`() {
    func items(_ now: Int64, since epoch: Int64) -> [DisplayItem] {
      var context = BlockContext.phone()
      context.now = Instant(nanoseconds: now)
      context.epoch = Instant(nanoseconds: epoch)
      return Spinner<Lab>().drawn(in: Rect(0, 0, 28, 28), of: Lab(), context).items
    }
    let usual = items(3_600_250_000_000, since: 3_600_000_000_000)
    #expect(items(12_345_928_912_345, since: 12_345_678_912_345) == usual)
    #expect(items(12_345_929_912_345, since: 12_345_678_912_345) != usual)
  }
}
