import Canvas
import Testing

struct ShapeTests {
  private static let body = Rect(10, 20, 100, 60)

  @Test func `the left and top edges belong to a rectangle, the right and bottom do not`() {
    #expect(Self.body.contains(Point(10, 20)))
    #expect(!Self.body.contains(Point(110, 50)))
    #expect(!Self.body.contains(Point(50, 80)))
  }

  @Test(arguments: [Point(11, 21), Point(109, 21), Point(11, 79), Point(109, 79)])
  func `a touch outside a round corner misses the shape`(corner: Point) {
    #expect(Shape.rect(Self.body).contains(corner))
    #expect(!Shape.rounded(Self.body, 16).contains(corner))
  }

  @Test func `only the upper corners of a sheet's shape are round`() {
    let sheet = Shape.rounded(Self.body, .top(16))
    #expect(!sheet.contains(Point(11, 21)))
    #expect(sheet.contains(Point(11, 79)))
  }

  @Test func `rectangles that only meet at an edge have no common area`() {
    #expect(Self.body.intersection(Rect(110, 20, 10, 10)) == .zero)
    #expect(Self.body.union(.zero) == Self.body)
  }
}
