import Canvas
import PresentationCore
import Testing

/// SPEC S9, S10: where a sheet stands across, by the room there is.
struct SheetLayoutTests {
  private static let phone = DetentContainer(
    size: Size(390, 844), safeArea: Insets(top: 47, bottom: 34))
  private static let turned = DetentContainer(
    size: Size(844, 390), safeArea: Insets(left: 47, bottom: 21, right: 47))
  private static let pad = DetentContainer(
    size: Size(834, 1194), safeArea: Insets(top: 24, bottom: 20))

  private func sheet(_ change: (inout SheetSpec) -> Void = { _ in }) -> SheetSpec {
    var sheet = SheetSpec(detents: [.medium, .large])
    change(&sheet)
    return sheet
  }

  @Test func `S9 on a phone upright every sheet has the full width`() {
    let layout = SheetLayout(sheet { $0.preferredSize = Size(300, 300) }, in: Self.phone)
    #expect(layout.form == .attached)
    #expect((layout.x, layout.width) == (0, 390))
    #expect(layout.insets == Insets(bottom: 34))
  }

  @Test func `S9 in compact height it is as wide as the container and its content keeps inside`() {
    let layout = SheetLayout(sheet(), in: Self.turned)
    #expect((layout.x, layout.width) == (0, 844))
    #expect(layout.contentWidth == 750)
    #expect(layout.insets == Insets(left: 47, bottom: 21, right: 47))
  }

  @Test func `S9 or as wide as its preferred content, in the middle, attached to the edge`() {
    let layout = SheetLayout(
      sheet {
        $0.compactHeight = .preferredWidth
        $0.preferredSize = Size(480, 400)
      }, in: Self.turned)
    #expect(layout.form == .attached)
    #expect((layout.x, layout.width) == (182, 480))
    #expect(layout.contentWidth == 480)
    #expect(Self.turned.largeEdge == 8, "the strip above the large detent is lower")
  }

  @Test(arguments: [
    (nil as Size?, Size(540, 620)), (Size(200, 100), Size(540, 620)),
    (Size(700, 900), Size(700, 900)), (Size(2000, 2000), Size(794, 1110)),
  ])
  func `S10 at a regular width it is a card of at least 540×620 inside the container`(
    preferred: Size?, size: Size
  ) {
    let layout = SheetLayout(sheet { $0.preferredSize = preferred }, in: Self.pad)
    #expect(layout.height == size.height)
    #expect(layout.width == size.width)
    #expect(layout.x == (834 - size.width) / 2)
    #expect(layout.insets == .zero)
  }

  @Test func `S10 a sheet that asks to stay attached keeps its detents there`() {
    let layout = SheetLayout(sheet { $0.regularWidth = .attached }, in: Self.pad)
    #expect(layout.form == .attached)
    #expect(layout.width == 834)
  }

  @Test func `S10 one that fits its content is as high as that, from its minimum up`() {
    var sheet = SheetSpec(detents: [.fit])
    sheet.minimumSize = Size(400, 200)
    #expect(SheetLayout(sheet, in: Self.pad, contentHeight: 340).height == 340)
    #expect(SheetLayout(sheet, in: Self.pad, contentHeight: 120).height == 200)
  }
}
