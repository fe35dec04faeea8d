import Blocks
import Canvas
import Raster
import Showcase

/// Makes contact sheets of a scene.
package struct SheetMaker {
  private let text: any TextMeasuring
  private let rasterizer: Rasterizer
  private let glyphs: any TextRasterizing

  /// A maker that measures and draws text with the given fonts.
  package init(text: any TextMeasuring, glyphs: any TextRasterizing) {
    self.text = text
    self.glyphs = glyphs
    rasterizer = Rasterizer(text: glyphs)
  }

  /// Frames side by side.
  package func filmstrip(
    _ request: SceneRequest, _ wanted: FilmstripTimes
  ) throws(CommandError) -> Bitmap {
    let player = request.player(text: text)
    let times = try wanted.resolved(for: player)
    let layout = FilmstripLayout(times: times, screen: request.settings.screen)
    return try telling {
      let progress = layout.plot == nil ? nil : try Filmstrip.Progress(player, over: times)
      let strip = Filmstrip(
        layout, caption: request.caption, progress: progress,
        theme: .classic(request.settings.appearance), text: text)
      var camera = Camera(player, rasterizer: rasterizer, scale: request.scale)
      return try strip.picture(
        rasterizer: Rasterizer(text: glyphs), scale: request.scale
      ) { time throws(TakeError) in try camera.picture(at: time) }
    }
  }

  /// Frames over each other.
  package func onion(
    _ request: SceneRequest, _ wanted: FilmstripTimes
  ) throws(CommandError) -> Bitmap {
    let player = request.player(text: text)
    let sheet = OnionSheet(
      times: try wanted.resolved(for: player), caption: request.caption,
      theme: .classic(request.settings.appearance), text: text)
    var camera = Camera(player, rasterizer: rasterizer, scale: request.scale)
    return try telling {
      try sheet.picture(
        &camera, rasterizer: Rasterizer(text: glyphs), screen: request.settings.screen)
    }
  }
}
