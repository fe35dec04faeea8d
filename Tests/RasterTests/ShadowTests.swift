import Canvas
import Raster
import Testing

@Suite struct ShadowTests {
  static func draw(_ shape: Shape, _ shadow: Shadow, scale: Double = 1) -> Bitmap {
    Rasterizer(text: BlockText()).draw(
      Frame(
        size: Size(200, 200), backdrop: .white,
        layers: [Layer(name: "a", content: [.shadow(shape, shadow)])]), scale: scale)
  }

  static let shapes: [Shape] = [
    .rounded(Rect(50, 50, 100, 100), 16), .rect(Rect(70, 80, 60, 20)),
    .ellipse(Rect(60, 60, 80, 80)),
    .path(Path([.move(Point(50, 60)), .line(Point(150, 60)), .line(Point(100, 150)), .close])),
  ]

  @Test("K3: nothing of a shadow is drawn inside its shape", arguments: shapes)
  func outside(shape: Shape) {
    let bitmap = Self.draw(shape, Shadow(y: 6, blur: 16, color: .black))
    for y in 1..<199 {
      for x in 1..<199 {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
          Point(Double(x) + $0.0 * 0.999, Double(y) + $0.1 * 0.999)
        }
        if corners.allSatisfy(shape.contains) { #expect(bitmap[x, y] == 0xFFFF_FFFF) }
      }
    }
    #expect(bitmap.pixels.contains { $0 & 255 < 150 })
  }

  @Test("a shadow fades out without a visible end", arguments: shapes, [4, 20, 40.0])
  func fading(shape: Shape, blur: Double) {
    let bitmap = Self.draw(shape, Shadow(y: 0, blur: blur, color: .black))
    let row = (0..<200).map { Int(bitmap[$0, 90] & 255) }
    let edge = row.firstIndex { $0 < 255 } ?? 0
    #expect(row[edge] >= 253)
    let box = shape.bounds
    let outer = (0..<Int(box.minX)).map { row[$0] }
    #expect(zip(outer, outer.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(
    "K3: corners and ends give the shadow that one mask of the whole shape gives",
    arguments: [8, 20, 34, 35, 36, 37, 40, 48, 60, 100.0], [8, 24, 37, 64.0])
  func pieces(width: Double, height: Double) {
    let rect = Rect(60, 60, width, height)
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    let path = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    let shadow = Shadow(y: 3, blur: 12, color: .black)
    let whole = Self.draw(.path(path), shadow)
    let pieces = Self.draw(.rect(rect), shadow)
    let worst = zip(whole.pixels, pieces.pixels).map { abs(Int($0 & 255) - Int($1 & 255)) }.max()
    #expect((worst ?? 9) <= 1)
  }

  @Test func `K3: the shadow of a low, wide shape has the ends of a narrower one`() {
    let shadow = Shadow(y: 4, blur: 12, color: .black)
    let wide = Self.draw(.rounded(Rect(20, 80, 160, 20), 6), shadow)
    let narrow = Self.draw(.rounded(Rect(20, 80, 60, 20), 6), shadow)
    for y in 60..<130 {
      for x in 0..<45 {
        let (left, right) = (wide[x, y] & 255, wide[199 - x, y] & 255)
        let expected = narrow[x, y] & 255
        #expect(max(left, expected) - min(left, expected) <= 1, "\(x) \(y)")
        #expect(max(left, right) - min(left, right) <= 1, "\(x) \(y)")
      }
      #expect(Set((60..<140).map { wide[$0, y] }).count == 1)
    }
  }

  @Test(arguments: [2, 5, 9.5])
  func `blur is twice the standard deviation of a Gaussian`(sigma: Double) {
    let bitmap = Self.draw(
      .rect(Rect(100, -200, 400, 600)), Shadow(y: 0, blur: 2 * sigma, color: .black))
    // One and two standard deviations outside a long edge: 15.9 % and 2.3 % (normal distribution).
    let dark = (0..<100).map { 1 - Double(bitmap[$0, 100] & 255) / 255 }
    func at(_ distance: Double) -> Double {
      let place = 100 - distance - 0.5
      let index = Int(place)
      return dark[index] + (dark[index + 1] - dark[index]) * (place - Double(index))
    }
    #expect(abs(at(sigma) - 0.1587) < 0.012)
    #expect(abs(at(2 * sigma) - 0.0228) < 0.008)
  }

  @Test func `a shadow moves smoothly below one pixel`() {
    let columns = (0...8).map { step in
      Self.draw(
        .rounded(Rect(50 + Double(step) / 8, 50, 100, 100), 8),
        Shadow(y: 0, blur: 10, color: .black)
      )[46, 100] & 255
    }
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 6 })
    #expect(columns[8] > columns[0])
  }

  @Test func `the opacity of a layer is also its shadow's`() {
    let surface = Surface(
      .rect(Rect(50, 50, 100, 100)), fill: .solid(.white),
      shadows: [Shadow(y: 0, blur: 20, color: .black)])
    func dark(_ opacity: Double) -> Double {
      let frame = Frame(
        size: Size(200, 200), backdrop: .white,
        layers: [Layer(name: "a", surface: surface, opacity: opacity)])
      return 255 - Double(Rasterizer(text: BlockText()).draw(frame, scale: 1)[47, 100] & 255)
    }
    #expect(abs(dark(0.5) - dark(1) / 2) <= 1)
  }
}

extension ShadowTests {
  /// The column of a card's upper edge, from 6 px above it down into it, as levels of grey.
  private static func edge(
    top: Double, opacity: Double, fill: Color, as form: (Surface, Double) -> Layer
  ) -> [Double] {
    let surface = Surface(
      .rect(Rect(0, top, 60, 200)), fill: .solid(fill),
      shadows: [Shadow(y: 0, blur: 24, color: Color(0, opacity: 0.5))])
    let frame = Frame(
      size: Size(60, 80), backdrop: Color(0xC0C0C0), layers: [form(surface, opacity)])
    let bitmap = Rasterizer(text: BlockText()).draw(frame, scale: 1)
    return (34..<44).map { Double(bitmap[30, $0] & 255) }
  }

  /// What a pixel that the edge parts shows must be the mean of both sides by their shares.
  @Test(arguments: [0.125, 0.25, 0.5, 0.75, 0.875], [(1.0, 1.0), (0.5, 1), (1, 0.5), (0.25, 0.8)])
  func `K3, X4 a pixel parted by an edge shows each side by its share`(
    part: Double, _ translucency: (layer: Double, fill: Double)
  ) {
    let forms: [(Surface, Double) -> Layer] = [
      { Layer(name: "a", surface: $0, opacity: $1) },
      { surface, opacity in
        Layer(name: "a", content: [Layer(name: "b", surface: surface, opacity: opacity).item])
      },
    ]
    for (number, form) in forms.enumerated() {
      let column = Self.edge(
        top: 40 - part, opacity: translucency.layer,
        fill: Color(0xFFFFFF, opacity: translucency.fill), as: form)
      // The shadow goes on straight: its next level is the last one and the step before it.
      let beside = column[4] + (column[4] - column[3])
      let inside = column[6]
      let expected = part * inside + (1 - part) * beside
      #expect(abs(column[5] - expected) <= 1.1, "form \(number): \(column)")
    }
  }
}
