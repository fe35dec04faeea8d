import Canvas
import Raster
import Testing

/// Complaints about drawing (QA part c, by number), asserted of this rasteriser.
@Suite struct ComplaintTests {
  /// One row of every coverage from 0 to 255 for any text.
  private struct Ramp: TextRasterizing {
    func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
      GlyphImage(left: 0, top: 0, width: 256, height: 1, coverage: Array(0...255))
    }

    func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
      GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
    }
  }

  static let inks: [UInt32] = [0x000000, 0xFFFFFF, 0x16324A, 0xE0523C]
  static let grounds: [UInt32] = [0xFFFFFF, 0x000000, 0x0A1E5A, 0x80C0A0]

  @Test(arguments: inks, grounds)
  func `QA 5 text is mixed with its ground in sRGB, level by level`(ink: UInt32, ground: UInt32) {
    let style = TextStyle(size: 10, weight: .regular, lineHeight: 12)
    let frame = Frame(
      size: Size(256, 1), backdrop: Color(ground),
      layers: [
        Layer(
          name: "text",
          content: [.text(TextRun("a", style: style, color: Color(ink), origin: Point(0, 0)))])
      ])
    let bitmap = Rasterizer(text: Ramp()).draw(frame, scale: 1)
    for coverage in 0...255 {
      for shift in [UInt32(0), 8, 16] {
        let (above, below) = (Double(ink >> shift & 255), Double(ground >> shift & 255))
        let share = Double(coverage) / 255
        let expected = above * share + below * (1 - share)
        let drawn = Double(bitmap[coverage, 0] >> shift & 255)
        #expect(abs(drawn - expected) <= 1, "\(coverage)")
      }
    }
  }

  @Test func `QA 8 a square on parts of pixels has the computed coverage at its edges`() {
    // 25 pt in the middle of 100 pt at 1.75 px a pt: from 65.625 to 109.375 px.
    let frame = Frame(
      size: Size(100, 100), backdrop: .white,
      layers: [
        Layer(name: "square", content: [.fill(.rect(Rect(37.5, 37.5, 25, 25)), .solid(.black))])
      ])
    let bitmap = Rasterizer(text: Ramp()).draw(frame, scale: 1.75)
    func dark(_ x: Int, _ y: Int) -> Double { 1 - Double(bitmap[x, y] & 255) / 255 }
    #expect(dark(64, 90) == 0 && dark(66, 90) == 1 && dark(108, 90) == 1 && dark(110, 90) == 0)
    for (x, y) in [(65, 90), (109, 90), (90, 65), (90, 109)] {
      #expect(abs(dark(x, y) - 0.375) <= 1.0 / 255, "\(x) \(y)")
    }
    #expect(abs(dark(65, 65) - 0.375 * 0.375) <= 1.0 / 255)
  }
}
