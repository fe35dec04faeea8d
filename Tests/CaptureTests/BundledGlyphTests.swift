import Blocks
import Capture
import Foundation
import Raster
import Showcase
import Testing
import Typeset

struct BundledGlyphTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Fonts").path

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V5 the bundled fonts have every character of a scene, in both languages`(
    name: String
  ) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    for locale in StageSettings.Locale.allCases {
      let fonts = try FontBook(folder: Self.fonts)
      var request = try SceneRequest(scene)
      request.settings.locale = locale
      request.scale = 0.25
      var camera = Camera(
        request.player(text: fonts), rasterizer: Rasterizer(text: fonts), scale: request.scale)
      for time in [0, 700_000_000] as [Int64] { _ = try camera.picture(at: time) }
      #expect(fonts.missing.isEmpty, "\(locale)")
    }
  }
}
