import Canvas
import Raster
import Testing

@Suite struct HostileTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 1e12, -1e9, 3e6, 0, -1,
  ]

  static func items(_ number: Double) -> [DisplayItem] {
    let rects = [
      Rect(number, 3, 8, 8), Rect(3, number, 8, 8), Rect(3, 3, number, 8), Rect(3, 3, 8, number),
      Rect(number, number, number, number),
    ]
    let stroke = Stroke(width: number, dash: [number, 2])
    let stops = [GradientStop(number, .white), GradientStop(1, Color(0xFF0000, opacity: number))]
    return rects.flatMap { rect -> [DisplayItem] in
      let path = Path([
        .line(rect.origin), .quad(Point(9, number), Point(4, 4)),
        .cubic(Point(number, 2), Point(3, 3), Point(9, 9)), .close, .line(Point(30, number)),
      ])
      let shapes: [Shape] = [.rect(rect), .rounded(rect, number), .ellipse(rect), .path(path)]
      return shapes.flatMap { shape -> [DisplayItem] in
        [
          .fill(shape, .solid(.white)),
          .fill(shape, .linear(from: Point(number, 0), to: Point(3, 3), stops)),
          .fill(
            .rect(Rect(0, 0, 9, 9)),
            .radial(center: Point(number, 3), inner: number, outer: 9, stops)),
          .stroke(shape, stroke, .white), .stroke(shape, Stroke(width: 2, dash: [3]), .white),
          .shadow(shape, Shadow(y: number, blur: 3, color: .white)), .hairline(rect, .white),
          .group(
            DisplayGroup(
              [.fill(shape, .solid(.white))], clip: shape,
              placement: Placement(scale: number, offset: rect.origin), opacity: number)),
        ]
      } + [
        .shadow(.rect(rect), Shadow(y: 1, blur: min(number, 60), color: .white)),
        .text(
          TextRun(
            "abc", style: TextStyle(size: number, lineHeight: 3), color: .white,
            origin: rect.origin)),
        .icon(Icon(1, size: number, color: .white, center: rect.origin)),
        .icon(Icon(1, size: 9, color: .white, center: rect.origin, quarterTurns: number)),
      ]
    }
  }

  @Test("nothing is drawn outside the bitmap whatever the numbers", arguments: numbers)
  func items(number: Double) {
    let rasterizer = Rasterizer(text: BlockText())
    let layers = Self.items(number).enumerated().map { index, item in
      Layer(name: "\(index)", content: [item])
    }
    let frame = Frame(size: Size(12, 12), layers: layers)
    let bitmap = rasterizer.draw(frame, scale: 1)
    #expect(bitmap.width == 12 && bitmap.height == 12)
  }

  @Test("layers survive every placement and clip", arguments: numbers)
  func placements(number: Double) {
    let rasterizer = Rasterizer(text: BlockText())
    var bitmap = Bitmap(width: 0, height: 0)
    for offset in [Point(number, 3), Point(3, number), .zero] {
      for scale in [number, 1, 0.3] {
        var layer = Scenes.card(at: offset, scale: scale, opacity: number == 0 ? 1 : number)
        layer.clip = .rounded(Rect(number, 0, 30, number), 4)
        let frame = Frame(size: Size(40, 40), layers: [layer])
        rasterizer.draw(frame, scale: number, into: &bitmap)
        #expect(bitmap.bounds == Rasterizer.size(of: frame, scale: number))
      }
    }
  }

  @Test("a frame of any size gets a bitmap", arguments: [Double.nan, -5.0, -Double.infinity, 0.0])
  func sizes(number: Double) {
    let bitmap = Rasterizer(text: BlockText())
      .draw(Frame(size: Size(number, 10), layers: [Scenes.page()]), scale: 1)
    #expect(bitmap.pixels.isEmpty)
  }
}
