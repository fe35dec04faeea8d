import Canvas
import PresentationCore
import Testing

/// SPEC S1, CASES B100, B137, B138, B157, B160, B161: the list of places of a sheet.
struct ResolvedDetentsTests {
  @Test func `any order is sorted and doubles are merged (B137)`() {
    let detents = MockPhone.detents([.large, .medium, .medium])
    #expect(detents.detents.map(\.identifier) == ["medium", "large"])
    #expect(detents.detents.map(\.edge) == [422, 57])
    #expect(detents.detents.map(\.aliases) == [[], []])
    #expect(detents.closedEdge == 844)
    #expect(detents.smallest.identifier == "medium")
    #expect(detents.largest.identifier == "large")
  }

  @Test func `within half a point the detent listed first gives its name and height`() {
    let detents = MockPhone.detents([.height(388.2), .medium, .height(387.8)])
    #expect(detents.detents.map(\.identifier) == ["height(388.2)"])
    #expect(detents[0].height == 422.2)
    #expect(detents[0].aliases == ["medium", "height(387.8)"])
    #expect(MockPhone.detents([.medium, .height(388.6)]).count == 2)
  }

  @Test func `a merged detent is still found by its identity (B100)`() {
    let detents = MockPhone.detents([.fit, .large, .medium], content: 900)
    #expect(detents.detents.map(\.identifier) == ["medium", "fit"])
    #expect(detents.index(of: "large") == 1)
    #expect(detents.index(of: "fit") == 1)
    #expect(detents.index(of: "height(1)") == nil)
  }

  @Test func `a nil detent is left out, and the list is never empty`() {
    #expect(MockPhone.detents([.custom("none") { _ in nil }, .medium]).count == 1)
    #expect(MockPhone.detents([.fit]).detents.map(\.identifier) == ["large"])
    #expect(MockPhone.detents([]).detents.map(\.edge) == [57])
    let nothing = ResolvedDetents([.medium], in: DetentContainer(size: .zero))
    #expect(nothing.detents.map(\.height) == [0])
  }

  @Test func `the chosen identity survives a new container and new content (B098, B157)`() throws {
    let listed: [Detent] = [.fit, .medium, .large]
    let before = MockPhone.detents(listed, content: 300)
    let after = MockPhone.detents(listed, content: 520)
    #expect(before.index(of: "fit") == 0)
    let index = try #require(after.index(of: "fit"))
    #expect(index == 1)
    #expect(after[index].edge == 290)
    let turned = ResolvedDetents(
      listed, in: DetentContainer(size: Size(844, 390), safeArea: Insets(bottom: 21)),
      contentHeight: 300)
    #expect(turned.detents.map(\.height) == [195, 321, 382])
    #expect(turned.index(of: "medium") == 0)
  }

  @Test(arguments: [(Double(844), 0), (423, 0), (240, 0), (239.5, 1), (239, 1), (57, 1), (-900, 1)])
  func `the nearest index is always in range, ties go up (B161)`(edge: Double, index: Int) {
    #expect(MockPhone.detents([.medium, .large]).nearest(to: edge) == index)
  }

  @Test func `the first index can be selected and the grabber goes round (B160, S3)`() {
    let detents = MockPhone.detents([.large, .medium])
    #expect(detents[0].edge == 422)
    #expect(detents.next(after: 0) == 1)
    #expect(detents.next(after: 1) == 0)
    #expect(detents[-1] == detents[0])
    #expect(detents[7] == detents[1])
  }
}
