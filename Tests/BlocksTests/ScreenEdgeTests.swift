import Blocks
import Canvas
import Testing

/// What lists and bars do at the sides of a screen, and from right to left (SPEC V3, V5).
struct ScreenEdgeTests {
  private func turned(_ direction: BlockEnvironment.LayoutDirection) -> BlockContext {
    var context = BlockContext.phone()
    context.environment.container = Size(844, 390)
    context.environment.safeArea = Insets(left: 47, bottom: 21, right: 47)
    context.environment.layoutDirection = direction
    return context
  }

  private func row() -> ListRow<Lab> {
    ListRow(
      "row", .init(title: "A", preview: "B", time: "10:24", initials: "A", tint: .moss),
      do: .dismissSelf)
  }

  private func lines(_ items: [DisplayItem]) -> [Rect] {
    items.compactMap { if case .hairline(let rect, _) = $0 { rect } else { nil } }
  }

  @Test func `V3 a list's hairline runs from its text to the screen's edge, beside a notch too`() {
    var picture = Picture(model: Lab())
    row().draw(in: Rect(47, 0, 750, 72), into: &picture, context: turned(.leftToRight))
    #expect(lines(picture.items) == [Rect(119, 72, 725, 0)])
    var mirrored = Picture(model: Lab())
    row().draw(in: Rect(47, 0, 750, 72), into: &mirrored, context: turned(.rightToLeft))
    #expect(lines(mirrored.items) == [Rect(0, 72, 725, 0)])
    var inCard = Picture(model: Lab())
    row().draw(in: Rect(63, 0, 718, 72), into: &inCard, context: turned(.leftToRight))
    #expect(lines(inCard.items).first?.maxX == 781, "not out of a card")
  }

  @Test func `V3 a sheet's lines run to its edges, which its content keeps off`() {
    var context = turned(.leftToRight)
    context.environment.safeArea = Insets(bottom: 21)
    context.besides = Insets(left: 47, right: 47)
    var picture = Picture(model: Lab())
    Divider<Lab>().draw(in: Rect(47, 60, 750, 0), into: &picture, context: context)
    Divider<Lab>(inset: 16).draw(in: Rect(47, 80, 750, 0), into: &picture, context: context)
    NavBar<Lab>("Title", edge: .hairline).draw(
      in: Rect(47, 0, 750, 32), into: &picture, context: context)
    #expect(
      lines(picture.items) == [Rect(0, 60, 844, 0), Rect(63, 80, 781, 0), Rect(0, 32, 844, 0)])
  }

  @Test(arguments: [false, true])
  func `L5 V5 from right to left a tab's badge stands on the icon's other side`(isLow: Bool) throws
  {
    func badge(_ direction: BlockEnvironment.LayoutDirection) throws -> (Rect, [Point]) {
      var context = isLow ? turned(direction) : .phone()
      context.environment.layoutDirection = direction
      let bar = TabBar<Lab>([.init("Inbox", .inbox, badge: 4)], selected: 0) { _, _ in }
      var picture = Picture(model: Lab())
      let width = context.environment.container.width
      bar.draw(in: Rect(0, 0, width, 83), into: &picture, context: context)
      let fills = picture.items.compactMap { item -> Rect? in
        guard case .fill(let shape, let paint) = item,
          paint == .solid(context.theme[.dangerFill])
        else { return nil }
        return shape.bounds
      }
      let icons = picture.items.compactMap {
        if case .icon(let icon) = $0 { icon.center } else { nil }
      }
      return (try #require(fills.first), icons)
    }
    let (left, icons) = try badge(.leftToRight)
    let (right, others) = try badge(.rightToLeft)
    let width = isLow ? 844.0 : 390
    #expect(abs(left.midX - (width - right.midX)) < 0.01, "mirrored")
    #expect(left.minY == right.minY)
    #expect(left.midX > (icons.first?.x ?? width) && right.midX < (others.first?.x ?? 0))
  }
}
