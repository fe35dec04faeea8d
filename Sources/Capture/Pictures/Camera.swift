import Canvas
import PresentationCore
import Raster
import Showcase

/// Takes pictures of a take at given times.
package struct Camera {
  /// The take; after a picture it stands at the picture's time.
  package private(set) var player: TakePlayer
  private let rasterizer: Rasterizer
  /// Device pixels a point.
  let scale: Double

  /// A camera at the take's time zero; `scale` is in device pixels a point.
  package init(_ player: TakePlayer, rasterizer: Rasterizer, scale: Double) {
    self.player = player
    self.rasterizer = rasterizer
    self.scale = scale
  }

  /// The frame at a time in nanoseconds, which must not lie before the last picture's.
  package mutating func frame(at time: Int64) throws(TakeError) -> Frame {
    try player.play(to: time)
    let moment = player.instant(time)
    return player.withStage { $0.frame(at: moment) }
  }

  /// The plain numbers at the time of the last picture, in nanoseconds.
  mutating func snapshot(at time: Int64) -> Snapshot {
    let moment = player.instant(time)
    return player.withStage { $0.snapshot(at: moment) }
  }

  /// Where the page's scroll can be seen at the time of the last picture, in pt; nil without one.
  mutating func scrollViewport(at time: Int64) -> Rect? {
    let moment = player.instant(time)
    let areas = player.withStage { $0.placedAreas(at: moment) }
    let scroll = areas.first { area in
      if case .scroll = area.role { area.surface == "page" } else { false }
    }
    return scroll?.visible
  }

  /// What a screen reader is told at the time of the last picture.
  mutating func elements(at time: Int64) -> AccessibilityNode {
    let moment = player.instant(time)
    return player.withStage { $0.accessibility(at: moment) }
  }

  /// The picture at a time in nanoseconds, which must not lie before the last one's.
  package mutating func picture(at time: Int64) throws(TakeError) -> Bitmap {
    let frame = try frame(at: time)
    return rasterizer.draw(frame, scale: scale)
  }
}
