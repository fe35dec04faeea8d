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
  /// When those are taken; nil for moments after their own inputs.
  package var recordedMoments: [Moment]?

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
    try moments(of: strip, text: text).map { moment throws(CommandError) in
      let time: Int64 =
        switch moment {
        case .at(let time): time
        case .end: try end(of: strip, text: text)
        }
      return GoldenPicture(strip, time: time, moment: moment, scale: scale)
    }
  }

  /// A scene's own take begins at once, somebody's with a time of thought: its moments follow its
  /// inputs.
  private func moments(
    of strip: GoldenStrip, text: any TextMeasuring
  ) throws(CommandError) -> [Moment] {
    guard case .file = strip.source else { return moments }
    if let recordedMoments { return recordedMoments }
    let player = try SceneRequest(strip, scale: scale).player(text: text)
    return try telling { try Self.moments(after: player) }
  }

  /// Recorded takes have no more moments than this, without the end.
  package static let mostRecorded = 8

  /// So long after what sets off a movement as the usual moment, in whole milliseconds, and the end.
  ///
  /// Of more than eight, eight that are evenly spread; of none, the usual ones.
  static func moments(after player: TakePlayer) throws(TakeError) -> [Moment] {
    var player = player
    let epoch = player.epoch.nanoseconds
    let times = try player.deeds().filter(\.setsOff).map { deed in
      (deed.time.nanoseconds - epoch) / 1_000_000 * 1_000_000 + 154_000_000
    }.withoutRepeats
    guard !times.isEmpty else { return usualMoments }
    let count = min(times.count, mostRecorded)
    let chosen = (0..<count).map { times[count == 1 ? 0 : $0 * (times.count - 1) / (count - 1)] }
    return chosen.map(Moment.at) + [.end]
  }

  /// When all is at rest, up to the next whole millisecond.
  private func end(of strip: GoldenStrip, text: any TextMeasuring) throws(CommandError) -> Int64 {
    let request = try SceneRequest(strip, scale: scale)
    let last = try telling { try request.player(text: text).lastMotion() }
    return (last + 999_999) / 1_000_000 * 1_000_000
  }
}

extension Deed {
  /// A finger that leaves, a key, an action or another screen: what a movement usually follows.
  fileprivate var setsOff: Bool {
    guard case .input(let event) = self else {
      if case .action = self { return true }
      return false
    }
    return switch event.kind {
    case .pointer(let pointer): pointer.phase == .up
    case .key, .resize: true
    default: false
    }
  }
}
