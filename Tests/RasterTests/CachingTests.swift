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
            opacity: [1, 1, 0.5][Int.random(in: 0...2, using: &dice)])
          : Scenes.sheet(top: [444, 500.25, 800][Int.random(in: 0...2, using: &dice)]))
    }
    return Scenes.frame(layers)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64], [0.5, 0.75])
  func `a picture never depends on what was drawn before`(seed: UInt64, scale: Double) {
    var dice = Dice(state: seed)
    let seasoned = Rasterizer(text: BlockText())
    var bitmap = Bitmap(width: 0, height: 0)
    for _ in 0..<25 {
      let frame = Self.frame(&dice)
      seasoned.draw(frame, scale: scale, into: &bitmap)
      #expect(bitmap == Rasterizer(text: BlockText()).draw(frame, scale: scale))
      #expect(bitmap == seasoned.draw(frame, scale: scale))
      if Int.random(in: 0...4, using: &dice) == 0 { bitmap[3, 3] = 0 }
    }
  }
}
