import Canvas
import Capture
import Showcase
import TestSupport
import Testing

struct DeterminismTests {
  /// Glyphs as grey boxes: no fonts are needed to compare paths.
  private struct BoxGlyphs: TextRasterizing {
    func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
      box(width: text.count * 4, height: 8)
    }

    func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
      box(width: Int(pixels), height: Int(pixels))
    }

    private func box(width: Int, height: Int) -> GlyphImage {
      GlyphImage(
        left: 0, top: -height, width: width, height: height,
        coverage: [UInt8](repeating: 128, count: width * height))
    }
  }

  @Test func `one jump and many steps draw the same pixels in the lab (X3, QA 29)`() throws {
    var request = try SceneRequest(LabScene())
    request.scale = 0.5
    let check = InvarianceCheck(text: FixedTextMeasuring(), glyphs: BoxGlyphs())
    #expect(try check.firstDifference(in: request, at: [0, 77_000_000, 310_000_000]) == nil)
  }

  @Test(arguments: [
    "lab", "two-detents", "alert", "list-refresh", "keyboard-sheet", "tabs", "page-and-popup",
  ])
  func `X4 QA 16, 18, 22, 23 steps, order, repetition and the clock's start do not change a pixel`(
    name: String
  ) throws {
    var request = try SceneRequest(try #require(SceneCatalogue.scene(named: name)))
    request.scale = 0.25
    let check = InvarianceCheck(text: FixedTextMeasuring(), glyphs: BoxGlyphs())
    #expect(try check.firstDifference(in: request, at: [33_333_333, 154_000_000]) == nil)
  }
}
