import Canvas
import Showcase

/// Which golden pictures there are: scenes × variants × moments of their takes.
package struct Gallery: Sendable {
  /// Moments of a take.
  package enum Moment: Hashable, Sendable {
    /// Nanoseconds after the take's time zero.
    case at(Int64)
    /// When all is at rest again.
    case end
  }

  /// Names of scenes, in the catalogue's order.
  package var scenes: [String]
  /// How each is shown.
  package var variants: [GoldenVariant]
  /// When it is taken.
  package var moments: [Moment]
  /// Device pixels a point.
  package var scale: Double
  /// Knobs of the scenes to be set, as `NAME=VALUE`; their defaults else.
  package var knobs: [String] = []
  /// Recorded takes beside those of the scenes.
  package var recorded: [GoldenStrip] = []

  /// A gallery of scenes in variants, each taken at moments of its first take.
  package init(
    scenes: [String], variants: [GoldenVariant], moments: [Moment], scale: Double
  ) {
    self.scenes = scenes
    self.variants = variants
    self.moments = moments
    self.scale = scale
  }

  /// The moments that are taken unless others are asked for.
  package static let usualMoments: [Moment] = [.at(154_000_000), .end]

  /// Every scene of the catalogue in every variant at the usual moments.
  package static func whole(scale: Double) -> Gallery {
    Gallery(
      scenes: SceneCatalogue.all.map { $0.info.name }, variants: GoldenVariant.all,
      moments: usualMoments, scale: scale)
  }

  /// True when no scene is left out.
  package var isOfAllScenes: Bool {
    Set(scenes).isSuperset(of: SceneCatalogue.all.map { $0.info.name })
  }

  /// True when nothing of the whole gallery is left out or shown otherwise.
  package var isWhole: Bool {
    let whole = Self.whole(scale: scale)
    return knobs.isEmpty && isOfAllScenes && Set(variants).isSuperset(of: whole.variants)
      && Set(moments).isSuperset(of: whole.moments)
  }

  /// Every take in every variant, scene by scene, then the recorded ones.
  package func strips() throws(CommandError) -> [GoldenStrip] {
    var strips: [GoldenStrip] = []
    for name in scenes {
      let info = try SceneRequest.scene(named: name).info
      let values = try SceneRequest.knobs(knobs, of: info.knobs)
      let take = GoldenStrip.Source.scene(info.takes.first?.name ?? "none")
      strips += variants.map {
        GoldenStrip(scene: name, variant: $0, source: take, knobs: values)
      }
    }
    return strips + recorded
  }

  /// The pictures of a strip; its end is found by playing it.
  package func pictures(
    of strip: GoldenStrip, text: any TextMeasuring
  ) throws(CommandError) -> [GoldenPicture] {
    try moments.map { moment throws(CommandError) in
      let time: Int64 =
        switch moment {
        case .at(let time): time
        case .end: try end(of: strip, text: text)
        }
      return GoldenPicture(strip, time: time, moment: moment, scale: scale)
    }
  }

  /// When all is at rest, up to the next whole millisecond.
  private func end(of strip: GoldenStrip, text: any TextMeasuring) throws(CommandError) -> Int64 {
    let request = try SceneRequest(strip, scale: scale)
    let last = try telling { try request.player(text: text).lastMotion() }
    return (last + 999_999) / 1_000_000 * 1_000_000
  }
}
