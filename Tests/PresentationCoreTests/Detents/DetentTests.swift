import Canvas
import PresentationCore
import Testing

/// SPEC S1: heights of single detents and the numbers of the container.
struct DetentTests {
  @Test(arguments: [
    (852.0, 59.0, 34.0, 749.0), (667, 20, 0, 627), (844, 47, 34, 753), (390, 0, 21, 359),
  ])
  func `the maximum leaves the safe area and the peeking strip out`(
    height: Double, top: Double, bottom: Double, maximum: Double
  ) {
    let container = DetentContainer(
      size: Size(390, height), safeArea: Insets(top: top, bottom: bottom))
    #expect(container.maximumDetentValue == maximum)
    #expect(container.largeEdge == top + (height < 500 ? 8 : 10))
  }

  @Test(arguments: [
    (Detent.medium, "medium", 422.0), (.large, "large", 57),
    (.fraction(0.3), "fraction(0.3)", 618.1),
    (.fraction(1), "fraction(1)", 91), (.height(300), "height(300)", 510),
    (.height(120.5), "height(120.5)", 689.5), (.fit, "fit", 290),
    (.custom("half less") { $0.maximumDetentValue / 2 - 76.5 }, "half less", 510),
    (.height(5000), "height(5000)", 57),
  ])
  func `each detent has its identity and its edge on the mock phone`(
    detent: Detent, identifier: String, edge: Double
  ) {
    let resolved = MockPhone.detents([detent], content: 520)
    #expect(detent.identifier == identifier)
    #expect(resolved.count == 1)
    #expect(resolved[0].identifier == identifier)
    #expect(isClose(resolved[0].edge, edge, within: 1e-9))
    #expect(isClose(resolved[0].height, 844 - edge, within: 1e-9))
  }

  @Test(arguments: [
    (Size(390, 844), SizeClass.compact, SizeClass.regular),
    (Size(844, 390), .compact, .compact), (Size(600, 500), .regular, .regular),
    (Size(599, 500), .compact, .regular), (Size(810, 499), .compact, .compact),
  ])
  func `a custom detent sees the size classes (V2) and the content`(
    size: Size, horizontal: SizeClass, vertical: SizeClass
  ) {
    let container = DetentContainer(size: size)
    let context = container.context(contentHeight: 12)
    #expect(context.horizontalSizeClass == horizontal)
    #expect(context.verticalSizeClass == vertical)
    #expect(context.contentHeight == 12)
    #expect(context.containerSize == size)
    let detent = Detent.custom("c") { $0.verticalSizeClass == .compact ? nil : 100 }
    #expect((detent.resolved(in: container) == nil) == (vertical == .compact))
  }

  @Test func `custom detents are equal by id`() {
    let first = Detent.custom("c") { _ in 1 }
    let second = Detent.custom("c") { _ in 2 }
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    #expect(first != .custom("d") { _ in 1 })
  }

  @Test(arguments: [Double.nan, -400, -34])
  func `a height that is no height is left out`(height: Double) {
    #expect(Detent.height(height).resolved(in: MockPhone.container) == nil)
    #expect(MockPhone.detents([.height(height)])[0].identifier == "large")
  }
}
