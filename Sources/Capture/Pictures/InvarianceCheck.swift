import Canvas
import PresentationCore
import Raster
import Showcase

/// Draws moments of a scene on several ways through time and compares every pixel (SPEC X3, X4).
package struct InvarianceCheck {
  /// A way to a moment that must not matter.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    /// With a rasterizer that has drawn nothing before.
    case freshRasterizer = "with a fresh rasterizer"
    /// In steps of 1 ms, nothing drawn between the moments.
    case smallSteps = "in 1 ms steps"
    /// In steps of 5 ms, nothing drawn between the moments.
    case fineSteps = "in 5 ms steps"
    /// In steps of 16 ms, nothing drawn between the moments.
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
    in request: SceneRequest, at times: [Int64], ways: [Way] = Way.allCases
  ) throws(TakeError) -> Difference? {
    let rasterizer = Rasterizer(text: glyphs)
    var walks: [Way: Walk] = [:]
    for time in times.sorted() {
      var jump = Walk(request, request.player(text: text), rasterizer)
      let picture = try jump.picture(at: time)
      for way in ways {
        var walk = walks[way] ?? walk(way, request, rasterizer)
        guard try walk.picture(at: time) == picture else {
          return Difference(scene: request.scene.info.name, time: time, way: way)
        }
        if way.isKept { walks[way] = walk }
      }
    }
    return nil
  }

  private func walk(_ way: Way, _ request: SceneRequest, _ used: Rasterizer) -> Walk {
    let player = request.player(text: text)
    let fresh = Rasterizer(text: glyphs)
    return switch way {
    case .freshRasterizer: Walk(request, player, fresh)
    case .smallSteps: Walk(request, player, fresh, step: 1_000_000)
    case .fineSteps: Walk(request, player, fresh, step: 5_000_000)
    case .largeSteps: Walk(request, player, fresh, step: 16_000_000)
    case .sequence: Walk(request, player, fresh, step: 16_000_000, frames: .everyStep)
    case .repeated: Walk(request, player, used, frames: .thrice)
    case .epoch:
      Walk(request, request.player(text: text, epoch: Self.otherEpoch), used)
    }
  }
}

extension InvarianceCheck.Way {
  /// True for ways that lead through all moments; the others start anew at each.
  fileprivate var isKept: Bool {
    switch self {
    case .smallSteps, .fineSteps, .largeSteps, .sequence: true
    case .freshRasterizer, .repeated, .epoch: false
    }
  }
}

/// A take on its way through time, straight or in steps, drawn into one picture.
private struct Walk {
  /// What is drawn.
  enum Frames { case moments, thrice, everyStep }

  private var player: TakePlayer
  private let rasterizer: Rasterizer
  private let step: Int64
  private let frames: Frames
  private let scale: Double
  private var walked: Int64 = 0
  private var kept = Bitmap(width: 0, height: 0)

  init(
    _ request: SceneRequest, _ player: TakePlayer, _ rasterizer: Rasterizer, step: Int64 = .max,
    frames: Frames = .moments
  ) {
    self.player = player
    self.rasterizer = rasterizer
    self.step = step
    self.frames = frames
    scale = request.scale
  }

  /// The picture at a time in nanoseconds, not before the last one's.
  mutating func picture(at time: Int64) throws(TakeError) -> Bitmap {
    while step < time - walked {
      walked += step
      try player.play(to: walked)
      if frames == .everyStep { draw(walked) }
    }
    walked = time
    try player.play(to: time)
    for _ in 0..<(frames == .thrice ? 3 : 1) { draw(time) }
    return kept
  }

  private mutating func draw(_ time: Int64) {
    let moment = player.instant(time)
    rasterizer.draw(player.withStage { $0.frame(at: moment) }, scale: scale, into: &kept)
  }
}
