import Blocks
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

  @Test func `X4 a page that looks at the clock itself is found by another start of it`() throws {
    let request = try SceneRequest(ClockScene())
    let check = InvarianceCheck(text: FixedTextMeasuring(), glyphs: BoxGlyphs())
    let found = try check.firstDifference(in: request, at: [0, 33_333_333])
    #expect(found?.way == .epoch)
    #expect(found?.time == 0)
    let others = InvarianceCheck.Way.allCases.filter { $0 != .epoch }
    #expect(try check.firstDifference(in: request, at: [33_333_333], ways: others) == nil)
  }
}

/// A page whose text depends on when the stage was opened.
private struct ClockScene: Scene {
  let info = SceneInfo(
    name: "clock", title: Phrase("", ""), family: .page, summary: Phrase("", ""), spec: [],
    appleName: "", icon: 0)

  func model(_ settings: StageSettings, at start: Instant) -> String {
    start == SceneCatalogue.epoch ? "usual" : "another start"
  }

  func page(_ model: String, _ settings: StageSettings) -> any Block<String> { Label(model) }
}
