import Canvas
import Raster
import Testing

@Suite struct CoverageTests {
  /// Coverage 0…1 of each pixel by 32×32 samples; by nine where those agree.
  static func sampled(_ shape: Shape, side: Int) -> [Double] {
    (0..<(side * side)).map { index in
      let x = Double(index % side)
      let y = Double(index / side)
      let nine = (0..<9).filter {
        shape.contains(Point(x + Double($0 % 3) * 0.4999, y + Double($0 / 3) * 0.4999))
      }
      if nine.isEmpty || nine.count == 9 { return Double(nine.count / 9) }
      var hits = 0
      for sample in 0..<1024 {
        let point = Point(
          x + (Double(sample % 32) + 0.5) / 32, y + (Double(sample / 32) + 0.5) / 32)
        if shape.contains(point) { hits += 1 }
      }
      return Double(hits) / 1024
    }
  }

  static func draw(_ items: [DisplayItem], side: Int, scale: Double = 1) -> Bitmap {
    let size = Double(side) / scale
    return Rasterizer(text: BlockText()).draw(
      Frame(size: Size(size, size), layers: [Layer(name: "a", content: items)]), scale: scale)
  }

  /// The largest difference between a white shape on black and its samples, 0…1.
  static func error(_ shape: Shape, side: Int) -> Double {
    let drawn = draw([.fill(shape, .solid(.white))], side: side).pixels
    return zip(drawn, sampled(shape, side: side)).reduce(0) {
      max($0, abs(Double($1.0 & 255) / 255 - $1.1))
    }
  }

  @Test(arguments: [0, 0.5, 0.37], [3, 9.5])
  func `circles cover pixels by their area`(shift: Double, radius: Double) {
    let shape = Shape.ellipse(Rect(2 + shift, 2 + shift / 2, 2 * radius, 2 * radius))
    #expect(Self.error(shape, side: 24) <= 0.02)
  }

  @Test(arguments: [0, 0.5, 0.37], [0, 0.5, 2, 8.0])
  func `rounded rectangles cover pixels by their area`(shift: Double, radius: Double) {
    let radii = CornerRadii(
      topLeft: radius, topRight: radius / 2, bottomRight: radius, bottomLeft: 0)
    let shape = Shape.rounded(Rect(2 + shift, 2 + shift / 3, 18.4, 17), radii)
    #expect(Self.error(shape, side: 24) <= 0.03)
  }

  @Test func `paths are filled even-odd by their area`() {
    let pierced = Path([
      .move(Point(10, 1.3)), .line(Point(18.6, 9)), .line(Point(9, 18.7)), .line(Point(1.2, 8)),
      .close, .move(Point(10, 6)), .line(Point(13, 9.5)), .line(Point(7.5, 13)), .close,
    ])
    #expect(Self.error(.path(pierced), side: 20) <= 0.03)
  }

  @Test func `thin shapes keep their area`() {
    let line = Shape.rect(Rect(5.25, 3, 0.5, 10))
    #expect(Self.error(line, side: 16) <= 0.01)
  }

  @Test func `no pixel inside is left out or blended twice`() {
    let half = Color(0xFFFFFF, opacity: 0.5)
    let bitmap = Self.draw(
      [.fill(.rounded(Rect(4.3, 4.6, 50, 40), 12), .solid(half))], side: 60)
    #expect(bitmap.pixels.allSatisfy { $0 & 255 <= 128 })
    for y in 20..<32 { for x in 6..<53 { #expect(bitmap[x, y] == 0xFF80_8080) } }
  }

  @Test(arguments: [Stroke.Alignment.center, .inside])
  func `an outline is the ring between two shapes`(alignment: Stroke.Alignment) {
    let bitmap = Self.draw(
      [.stroke(.rect(Rect(10, 10, 20, 20)), Stroke(width: 2, alignment: alignment), .white)],
      side: 40)
    let outer = alignment == .center ? 9 : 10
    #expect(bitmap[outer, 20] == 0xFFFF_FFFF)
    #expect(bitmap[outer + 1, 20] == 0xFFFF_FFFF)
    #expect(bitmap[outer - 1, 20] == 0xFF00_0000)
    #expect(bitmap[outer + 2, 20] == 0xFF00_0000)
  }

  @Test func `butt caps end a line, round caps reach half its width further`() {
    func lit(_ cap: Stroke.Cap) -> Int {
      let line = Path([.move(Point(10, 20)), .line(Point(11, 20)), .line(Point(30, 20))])
      let bitmap = Self.draw([.stroke(.path(line), Stroke(width: 8, cap: cap), .white)], side: 40)
      return (0..<40).filter { bitmap[$0, 20] & 255 >= 128 }.count
    }
    #expect(lit(.butt) == 20)
    #expect(lit(.round) == 28)
  }

  @Test func `dashes are as long as asked, and no dash at all is a solid line`() {
    func lit(_ dash: [Double]) -> Int {
      let line = Path([.move(Point(0, 20)), .line(Point(40, 20))])
      let stroke = Stroke(width: 4, cap: .butt, dash: dash)
      let bitmap = Self.draw([.stroke(.path(line), stroke, .white)], side: 40)
      return (0..<40).filter { bitmap[$0, 20] == 0xFFFF_FFFF }.count
    }
    #expect(lit([6, 4]) == 24)
    #expect(lit([5]) == 20)
    #expect(lit([0, 0]) == 40)
    #expect(lit([1e-9]) == 40)
    #expect(lit([.nan, 2]) == 40)
  }
}
