import Canvas
import Testing

struct PlacementTests {
  @Test(arguments: [0.25, 0.9, 1, 1.3])
  func `a point taken out of a layer and back is the same point`(scale: Double) throws {
    let placement = Placement(scale: scale, about: Point(40, 20), offset: Point(7, -3))
    let point = Point(12.5, 300)
    let back = try #require(placement.invert(placement.apply(to: point)))
    #expect(back.distance(to: point) < 1e-9)
  }

  @Test func `the point scaled about moves by the offset alone`() {
    let placement = Placement(scale: 0.5, about: Point(40, 20), offset: Point(7, -3))
    #expect(placement.apply(to: Point(40, 20)) == Point(47, 17))
  }

  @Test func `nothing stands inside a layer scaled to nothing`() {
    #expect(Placement(scale: 0).invert(Point(0, 0)) == nil)
  }
}
