import Blocks
import Canvas
import Raster
import Showcase

/// Makes contact sheets of a scene.
package struct SheetMaker {
  private let text: any TextMeasuring
  private let rasterizer: Rasterizer
  private let glyphs: any TextRasterizing
  private let command: String?

  /// A maker that measures and draws text with the given fonts; a command's name stands before the
  /// progress that is shown on a terminal, nil shows none.
  package init(
    text: any TextMeasuring, glyphs: any TextRasterizing, progressOf command: String? = nil
  ) {
    self.command = command
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
    let counter = counter(of: times)
    defer { counter?.clear() }
    let screen = request.settings.screen
    var layout = FilmstripLayout(times: times, screen: screen)
    return try telling {
      let progress = layout.plot == nil ? nil : try Filmstrip.Progress(player, over: times)
      if progress == nil { layout = FilmstripLayout(times: times, screen: screen, curve: .none) }
      let strip = Filmstrip(
        layout, caption: request.caption, progress: progress,
        theme: .classic(request.settings.appearance), text: text)
      var camera = Camera(player, rasterizer: rasterizer, scale: request.scale)
      return try strip.picture(
        rasterizer: Rasterizer(text: glyphs), scale: request.scale
      ) { time throws(TakeError) in
        let picture = try camera.picture(at: time)
        counter?.step(TimeText.label(nanoseconds: time))
        return picture
      }
    }
  }

  private func counter(of times: [Int64]) -> Progress? {
    command.map { Progress($0, of: times.count) }
  }

  /// Frames over each other.
  package func onion(
    _ request: SceneRequest, _ wanted: FilmstripTimes
  ) throws(CommandError) -> Bitmap {
    let player = request.player(text: text)
    let times = try wanted.resolved(for: player)
    let counter = counter(of: times)
    defer { counter?.clear() }
    let sheet = OnionSheet(
      times: times, caption: request.caption,
      theme: .classic(request.settings.appearance), text: text)
    var camera = Camera(player, rasterizer: rasterizer, scale: request.scale)
    return try telling {
      try sheet.picture(
        &camera, rasterizer: Rasterizer(text: glyphs), screen: request.settings.screen,
        told: { counter?.step(TimeText.label(nanoseconds: $0)) })
    }
  }
}
