import Canvas
import PresentationCore
import Raster
import Showcase

/// Draws sample moments twice on two paths and compares every pixel (SPEC X3).
package struct DeterminismCheck {
  /// A moment whose two pictures differ.
  package struct Difference: Hashable, Sendable {
    /// The scene.
    package var scene: String
    /// The moment, in nanoseconds after the take's time zero.
    package var time: Int64
  }

  private static let step: Int64 = 5_000_000

  private let text: any TextMeasuring
  private let glyphs: any TextRasterizing

  /// A check that measures and draws text with the given fonts.
  package init(text: any TextMeasuring, glyphs: any TextRasterizing) {
    self.text = text
    self.glyphs = glyphs
  }

  /// Straight to each moment with a fresh rasterizer, and in 5 ms steps with one kept: nil if equal.
  package func firstDifference(
    in request: SceneRequest, at times: [Int64]
  ) throws(TakeError) -> Difference? {
    let kept = Rasterizer(text: glyphs)
    var walker = request.player(text: text)
    var reused = Bitmap(width: 0, height: 0)
    var walked: Int64 = 0
    for time in times.sorted() {
      while walked < time {
        try walker.play(to: walked)
        walked = min(time, walked + Self.step)
      }
      try walker.play(to: time)
      let moment = walker.instant(time)
      kept.draw(walker.withStage { $0.frame(at: moment) }, scale: request.scale, into: &reused)
      var jumper = Camera(
        request.player(text: text), rasterizer: Rasterizer(text: glyphs), scale: request.scale)
      guard try jumper.picture(at: time) == reused else {
        return Difference(scene: request.scene.info.name, time: time)
      }
    }
    return nil
  }
}
