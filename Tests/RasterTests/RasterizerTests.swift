import Canvas
import Raster
import Testing

@Suite struct RasterizerTests {
  @Test(arguments: [
    (0.25, 98, 211), (1, 390, 844), (1.5, 585, 1266), (2, 780, 1688), (9, 1560, 3376),
  ])
  func `the bitmap has the frame's size in whole device pixels`(
    scale: Double, width: Int, height: Int
  ) {
    let bitmap = Rasterizer(text: BlockText()).draw(Scenes.frame([]), scale: scale)
    #expect(bitmap.width == width)
    #expect(bitmap.height == height)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
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
}
