import Canvas
import Raster
import Testing

@Suite struct RasterizerTests {
  @Test(arguments: [
    (0.25, 98, 211), (1, 390, 844), (1.5, 585, 1266), (2, 780, 1688), (9, 1560, 3376),
  ])
  func `the bitmap has the frame's size in whole device pixels (QA 46)`(
    scale: Double, width: Int, height: Int
  ) {
    let bitmap = Rasterizer(text: BlockText()).draw(Scenes.frame([]), scale: scale)
    #expect(bitmap.width == width)
    #expect(bitmap.height == height)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(arguments: [1.0, 2, 3])
  func `V5 a mirrored icon is the other's mirror image, pixel by pixel`(scale: Double) {
    let bitmaps = [Icon.Facing.asDrawn, .mirrored].map { facing in
      let icon = Icon(1, size: 8, color: .white, center: Point(8, 8), facing: facing)
      let frame = Frame(size: Size(16, 16), layers: [Layer(name: "a", content: [.icon(icon)])])
      return Rasterizer(text: BlockText()).draw(frame, scale: scale)
    }
    let rows = bitmaps.map { bitmap in
      stride(from: 0, to: bitmap.pixels.count, by: bitmap.width).map {
        Array(bitmap.pixels[$0..<($0 + bitmap.width)])
      }
    }
    #expect(rows[0] != rows[1])
    #expect(rows[0].map { Array($0.reversed()) } == rows[1])
  }

  @Test func `a group at half opacity over white keeps white white`() {
    let half = DisplayItem.fill(.rect(Rect(0, 0, 10, 10)), .solid(Color(0xFFFFFF, opacity: 0.5)))
    let frame = Frame(
      size: Size(10, 10), backdrop: .white,
      layers: [Layer(name: "a", content: [.group(DisplayGroup([half], opacity: 0.5))])])
    let bitmap = Rasterizer(text: BlockText()).draw(frame, scale: 1)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `a layer fades as one: what lies under its own content does not shine through`() {
    let layer = Layer(
      name: "a",
      surface: Surface(.rect(Rect(0, 0, 10, 10)), fill: .solid(Color(0xFF0000))),
      content: [.fill(.rect(Rect(0, 0, 10, 10)), .solid(Color(0x00FF00)))], opacity: 0.5)
    let frame = Frame(size: Size(10, 10), backdrop: .black, layers: [layer])
    let bitmap = Rasterizer(text: BlockText()).draw(frame, scale: 1)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_8000 })
  }

  @Test(arguments: [0.25, 1, 1.5, 2, 3, 4])
  func `a hairline is exactly one device pixel at every scale`(scale: Double) {
    let lines: [DisplayItem] = [
      .hairline(Rect(8, 13.3, 64, 0), .white), .hairline(Rect(91.1, 8, 0, 64), .white),
    ]
    let frame = Frame(size: Size(100, 100), layers: [Layer(name: "a", content: lines)])
    let bitmap = Rasterizer(text: BlockText()).draw(frame, scale: scale)
    let lit = bitmap.pixels.filter { $0 != 0xFF00_0000 }
    #expect(lit.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(lit.count == Int(64 * scale) * 2)
  }

  @Test("K3: content is cut by the rounded clip, without a seam to the surface of one colour")
  func clip() {
    let shape = Shape.rounded(Rect(0, 0, 40, 40), 12)
    let frame = Frame(
      size: Size(60, 60),
      layers: [
        Layer(
          name: "a", content: [.fill(.rect(Rect(-9, -9, 99, 99)), .solid(.white))], clip: shape,
          placement: Placement(offset: Point(8.3, 9.6)))
      ])
    let surface = Frame(
      size: Size(60, 60),
      layers: [
        Layer(
          name: "a", surface: Surface(shape, fill: .solid(.white)),
          placement: Placement(offset: Point(8.3, 9.6)))
      ])
    let rasterizer = Rasterizer(text: BlockText())
    #expect(rasterizer.draw(frame, scale: 1) == rasterizer.draw(surface, scale: 1))
  }

  @Test("DESIGN 4: in motion outlines move below one pixel, glyphs by whole pixels")
  func motion() {
    func draw(_ x: Double) -> Bitmap {
      let layer = Layer(
        name: "a", surface: Surface(.rect(Rect(0, 0, 20, 20)), fill: .solid(.white)),
        content: [Scenes.text("A", 4, 16)], placement: Placement(offset: Point(x, 5)))
      return Rasterizer(text: BlockText()).draw(
        Frame(size: Size(40, 30), layers: [layer]), scale: 1)
    }
    #expect(draw(5)[5, 10] == 0xFFFF_FFFF)
    #expect(draw(5.25)[5, 10] == 0xFFBF_BFBF)
    #expect((8..<20).allSatisfy { draw(5)[$0, 16] == draw(5.25)[$0, 16] })
  }

  @Test func `coloured glyphs keep their own premultiplied colours`() {
    let frame = Frame(
      size: Size(20, 20), layers: [Layer(name: "a", content: [Scenes.text("☻", 2, 16)])])
    #expect(Rasterizer(text: BlockText()).draw(frame, scale: 1)[5, 10] == 0xFF40_2010)
  }

  @Test func `a gradient runs through premultiplied colours and holds its ends`() {
    let stops = [GradientStop(0, Color(0xFF0000)), GradientStop(1, Color(0x0000FF, opacity: 0))]
    let items = [
      DisplayItem.fill(
        .rect(Rect(0, 0, 40, 4)), .linear(from: Point(10, 0), to: Point(30, 0), stops))
    ]
    let bitmap = Rasterizer(text: BlockText()).draw(
      Frame(size: Size(40, 4), layers: [Layer(name: "a", content: items)]), scale: 1)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[39, 3] == 0xFF00_0000)
    #expect(abs(Int(bitmap[20, 1] >> 16 & 255) - 121) <= 1)
    #expect(bitmap[20, 1] & 255 == 0)
  }
}
