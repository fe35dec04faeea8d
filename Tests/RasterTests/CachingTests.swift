import Canvas
import Raster
import Testing

@Suite struct CachingTests {
  /// A small generator, so that sequences repeat.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static func frame(_ dice: inout Dice) -> Frame {
    var layers = [Scenes.page(rows: Int.random(in: 9...10, using: &dice))]
    if Bool.random(using: &dice) {
      layers.append(Scenes.mask(Bool.random(using: &dice) ? 0.4 : 0.25))
    }
    let places = [Point(48, 300), Point(48.3, 310.77), Point(-60, 700)]
    for layer in 0..<2 where Bool.random(using: &dice) {
      layers.append(
        layer == 0
          ? Scenes.card(
            at: places[Int.random(in: 0...2, using: &dice)],
            scale: [1, 1, 0.9, 1.1, 0.4][Int.random(in: 0...4, using: &dice)],
            opacity: [1, 1, 0.5][Int.random(in: 0...2, using: &dice)],
            outline: Bool.random(using: &dice) ? nil : .init(width: 1, color: .black))
          : Scenes.sheet(top: [444, 500.25, 800][Int.random(in: 0...2, using: &dice)]))
    }
    return Scenes.frame(layers)
  }

  @Test(arguments: [1, 2, 3] as [UInt64], [0.3, 0.55])
  func `a picture never depends on what was drawn before`(seed: UInt64, scale: Double) {
    var dice = Dice(state: seed)
    let seasoned = Rasterizer(text: BlockText())
    var bitmap = Bitmap(width: 0, height: 0)
    for _ in 0..<6 {
      let frame = Self.frame(&dice)
      seasoned.draw(frame, scale: scale, into: &bitmap)
      #expect(bitmap == Rasterizer(text: BlockText()).draw(frame, scale: scale))
      #expect(bitmap == seasoned.draw(frame, scale: scale))
      if Int.random(in: 0...4, using: &dice) == 0 { bitmap[3, 3] = 0 }
    }
  }

  @Test(arguments: [Point(48, 300), Point(48.3, 310.77), Point(-60, 700)], [1, 0.5])
  func `an opaque surface and its content change nothing beside their shape`(
    place: Point, opacity: Double
  ) {
    var card = Scenes.card(at: place, opacity: opacity, outline: nil)
    card.surface?.shadows = []
    let alone = Rasterizer(text: BlockText()).draw(Scenes.frame([Scenes.page()]), scale: 1)
    let both = Rasterizer(text: BlockText()).draw(Scenes.frame([Scenes.page(), card]), scale: 1)
    let box = Rect(place.x, place.y, 294, 220)
    for y in 0..<both.height {
      for x in 0..<both.width where both[x, y] != alone[x, y] {
        let pixel = Rect(Double(x), Double(y), 1, 1)
        #expect(!pixel.intersection(box).isEmpty)
        let dx = max(box.minX + 16 - pixel.maxX, pixel.minX - box.maxX + 16, 0)
        let dy = max(box.minY + 16 - pixel.maxY, pixel.minY - box.maxY + 16, 0)
        #expect(dx * dx + dy * dy <= 16.05 * 16.05, "\(x), \(y) lies outside the corner")
      }
    }
  }

  @Test func `only what changed is drawn again`() {
    let rasterizer = Rasterizer(text: BlockText())
    var bitmap = Bitmap(width: 0, height: 0)
    var page = Scenes.page()
    let all = rasterizer.draw(Scenes.frame([page]), scale: 0.5, into: &bitmap)
    #expect(all == [bitmap.bounds])
    #expect(rasterizer.draw(Scenes.frame([page]), scale: 0.5, into: &bitmap).isEmpty)
    page.content.append(.fill(.rect(Rect(100, 100, 20, 20)), .solid(.black)))
    let damage = rasterizer.draw(Scenes.frame([page]), scale: 0.5, into: &bitmap)
    #expect(damage.reduce(0) { $0 + $1.area } <= 200)
    #expect(bitmap == Rasterizer(text: BlockText()).draw(Scenes.frame([page]), scale: 0.5))
  }
}
