import Canvas
import Raster
import Testing

/// Pictures out of focus: deterministic, opaque to the edge, even where the picture is even.
@Suite struct BlurTests {
  private let size = Size(120, 200)

  private func frame(_ items: [DisplayItem], blur: Double, opacity: Double = 1) -> Frame {
    let screen = Shape.rect(Rect(origin: .zero, size: size))
    return Frame(
      size: size,
      layers: [
        Layer(
          name: "blur", content: [.fill(screen, .solid(Color(0x204060)))] + items, clip: screen,
          blur: blur, opacity: opacity)
      ])
  }

  private let half = DisplayItem.fill(.rect(Rect(60, 0, 60, 200)), .solid(.white))

  @Test("C1 an even picture stays even up to its edges", arguments: [1.0, 2, 3], [2.0, 6, 10])
  func even(_ scale: Double, _ blur: Double) {
    let bitmap = Rasterizer(text: BlockText()).draw(frame([], blur: blur), scale: scale)
    #expect(Set(bitmap.pixels) == [0xFF20_4060])
  }

  @Test(
    "C1 an edge becomes a ramp around its place, about four deviations wide",
    arguments: [2.0, 6, 10])
  func ramp(_ blur: Double) {
    let bitmap = Rasterizer(text: BlockText()).draw(frame([half], blur: blur), scale: 1)
    let row = (0..<120).map { Int(bitmap.pixels[100 * 120 + $0] >> 16 & 255) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(row[59] + row[60] - 0x20 - 255) <= 8)
    let low = row.firstIndex { Double($0) > 32 + 223 * 0.16 } ?? 0
    let high = row.firstIndex { Double($0) > 32 + 223 * 0.84 } ?? 0
    #expect(abs(Double(high - low) - 2 * blur) <= 2.5)
  }

  @Test(
    "C1 what was drawn before, or a card that moves over it, changes no pixel", arguments: [0.4, 1])
  func cached(_ opacity: Double) {
    let seasoned = Rasterizer(text: BlockText())
    var bitmap = Bitmap(width: 0, height: 0)
    for step in 0..<6 {
      var frame = frame(step == 4 ? [] : [half], blur: 6, opacity: opacity)
      let card = Rect(10 + 7.3 * Double(step), 20 + 11 * Double(step), 50, 40)
      frame.layers.append(
        Layer(name: "card", surface: Surface(.rounded(card, 8), fill: .solid(.white))))
      seasoned.draw(frame, scale: 2, into: &bitmap)
      #expect(bitmap == Rasterizer(text: BlockText()).draw(frame, scale: 2), "\(step)")
    }
  }

  @Test(
    "S8 a round clip cuts the blurred picture and leaves no thin edge", arguments: [37.0, 41.5, 60])
  func round(_ top: Double) {
    var frame = frame([], blur: 10)
    frame.layers[0].clip = .rounded(Rect(0, top, 120, 200 - top), .top(12))
    let bitmap = Rasterizer(text: BlockText()).draw(frame, scale: 2)
    let column = (0..<400).map { bitmap.pixels[$0 * 240 + 120] }
    let first = Int((top * 2).rounded(.up))
    #expect(Set(column[first...]) == [0xFF20_4060])
    #expect(bitmap.pixels[first * 240] == 0xFF00_0000, "the corner is cut")
  }
}
