import Canvas
import PresentationCore
import Raster
import Showcase

/// Draws one moment of a scene on several ways through time and compares every pixel (SPEC X3, X4).
package struct InvarianceCheck {
  /// A way to a moment that must not matter.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    /// In steps of 1 ms, nothing drawn on the way.
    case smallSteps = "in 1 ms steps"
    /// In steps of 16 ms, nothing drawn on the way.
    case largeSteps = "in 16 ms steps"
    /// After drawing a frame every 16 ms, into one picture.
    case sequence = "in a row of frames"
    /// Several times at once.
    case repeated = "drawn again"
    /// On a stage whose clock stands elsewhere.
    case epoch = "at another start of the clock"
  }

  /// A moment that a way changes.
  package struct Difference: Hashable, Sendable {
    /// The scene.
    package var scene: String
    /// The moment, in nanoseconds after the take's time zero.
    package var time: Int64
    /// The way.
    package var way: Way
  }

  /// Neither a whole second, nor a whole frame, nor a whole millisecond from where the clock usually
  /// starts: what looks at the clock itself shows it.
  private static let otherEpoch = Instant(nanoseconds: 12_345_678_912_345)

  private let text: any TextMeasuring
  private let glyphs: any TextRasterizing

  /// A check that measures and draws text with the given fonts.
  package init(text: any TextMeasuring, glyphs: any TextRasterizing) {
    self.text = text
    self.glyphs = glyphs
  }

  /// The first moment and way whose picture is not the one of a jump straight there.
  package func firstDifference(
    in request: SceneRequest, at times: [Int64]
  ) throws(TakeError) -> Difference? {
    let rasterizer = Rasterizer(text: glyphs)
    var small = Walk(request, request.player(text: text), 1_000_000, .skipped)
    var large = Walk(request, request.player(text: text), 16_000_000, .skipped)
    var sequence = Walk(request, request.player(text: text), 16_000_000, .drawn)
    for time in times.sorted() {
      var alone = Walk(request, request.player(text: text), .max, .skipped)
      let picture = try alone.picture(at: time, rasterizer)
      for way in Way.allCases {
        let other: Bitmap
        switch way {
        case .smallSteps: other = try small.picture(at: time, rasterizer)
        case .largeSteps: other = try large.picture(at: time, rasterizer)
        case .sequence: other = try sequence.picture(at: time, rasterizer)
        case .repeated:
          _ = try alone.picture(at: time, rasterizer)
          other = try alone.picture(at: time, rasterizer)
        case .epoch:
          let player = request.player(text: text, epoch: Self.otherEpoch)
          var elsewhere = Walk(request, player, .max, .skipped)
          other = try elsewhere.picture(at: time, rasterizer)
        }
        guard other == picture else {
          return Difference(scene: request.scene.info.name, time: time, way: way)
        }
      }
    }
    return nil
  }
}

/// A take on its way through time in steps.
private struct Walk {
  /// What happens at each step.
  enum Frames { case skipped, drawn }

  private var player: TakePlayer
  private let step: Int64
  private let frames: Frames
  private let scale: Double
  private var walked: Int64 = 0
  private var kept = Bitmap(width: 0, height: 0)

  init(_ request: SceneRequest, _ player: TakePlayer, _ step: Int64, _ frames: Frames) {
    self.player = player
    self.step = step
    self.frames = frames
    scale = request.scale
  }

  mutating func picture(at time: Int64, _ rasterizer: Rasterizer) throws(TakeError) -> Bitmap {
    while walked < time, step < time - walked {
      walked += step
      try player.play(to: walked)
      if frames == .drawn { draw(walked, rasterizer) }
    }
    walked = time
    try player.play(to: time)
    draw(time, rasterizer)
    return kept
  }

  private mutating func draw(_ time: Int64, _ rasterizer: Rasterizer) {
    let moment = player.instant(time)
    let frame = player.withStage { $0.frame(at: moment) }
    switch frames {
    case .drawn: rasterizer.draw(frame, scale: scale, into: &kept)
    case .skipped: kept = rasterizer.draw(frame, scale: scale)
    }
  }
}
