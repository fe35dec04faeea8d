import Blocks
import Canvas
import PresentationCore
import Raster
import Showcase

/// Measures every text and icon against what is drawn behind it (SPEC V5).
///
/// Looks at a scene on its page and at the end of its takes. Text needs 4.5 to 1, large text and
/// icons 3 to 1; what is disabled or lies behind a mask needs nothing.
package struct ContrastAudit {
  private let measuring: any TextMeasuring
  private let rasterizer: Rasterizer
  private let takes: LayoutAudit.Takes

  /// An audit with one way to measure text and one to draw it.
  package init(
    measuring: any TextMeasuring, rasterizer: Rasterizer, takes: LayoutAudit.Takes = .first
  ) {
    self.takes = takes
    self.measuring = measuring
    self.rasterizer = rasterizer
  }

  /// Something that is too faint.
  package struct Finding: Hashable, Sendable {
    /// The words, or the icon's code point.
    package var subject: String
    /// The surface it is drawn on.
    package var surface: String
    /// Its contrast, and what it needs.
    package var ratio, needed: Double
    /// Where, in container pt.
    package var place: Rect

    /// `faint on page: "Settings" has 3.9 to 1, needs 4.5, at 16,40`.
    package var line: String {
      let numbers = [
        (ratio * 100).rounded() / 100, needed, place.minX.rounded(), place.minY.rounded(),
      ]
      .map { NumberText.text($0) }
      return "faint on \(surface): \(subject) has \(numbers[0]) to 1, needs \(numbers[1]), "
        + "at \(numbers[2]),\(numbers[3])"
    }
  }

  /// What is too faint in a scene in one colour set, each once.
  package func findings(
    on scene: any Scene, in appearance: Appearance
  ) throws(CommandError) -> [Finding] {
    var request = try SceneRequest(scene)
    request.settings.appearance = appearance
    var player = request.player(text: measuring)
    var found = look(at: &player)
    for take in takes.of(scene.info) {
      request.take = try SceneRequest.take(take.name, of: scene.info)
      player = request.player(text: measuring)
      while player.nextInput != nil { _ = try telling { try player.playNextInput() } }
      if let end = player.stage.restsAt { player.withStage { $0.advance(to: end) } }
      for finding in look(at: &player) where !found.contains(finding) { found.append(finding) }
    }
    return found
  }

  /// Device pixels a point: enough to find what stands behind a text.
  fileprivate static let scale = 0.5

  private func look(at player: inout TakePlayer) -> [Finding] {
    let (frame, areas) = player.withStage { stage in
      (stage.frame(at: stage.now).withoutHairlines, stage.placedAreas(at: stage.now))
    }
    let disabled = areas.filter { $0.role == .disabled }
    let plain = rasterizer.draw(frame.withoutInk, scale: Self.scale)
    let inked = rasterizer.draw(frame, scale: Self.scale)
    return InkReader(frame, measuring: measuring).inks.compactMap { ink in
      guard
        !disabled.contains(where: {
          $0.surface == ink.surface && $0.frame.contains(ink.frame.center)
        }),
        let ratio = ink.contrast(plain: plain, inked: inked), ratio < ink.needed
      else { return nil }
      return Finding(
        subject: ink.subject, surface: ink.surface, ratio: ratio, needed: ink.needed,
        place: ink.frame)
    }
  }
}

extension Ink {
  /// The lowest contrast with what is behind a good part of it; nil where it cannot be seen.
  fileprivate func contrast(plain: Bitmap, inked: Bitmap) -> Double? {
    let screen = Rect(0, 0, Double(plain.width), Double(plain.height))
    let seen = Placement(scale: ContrastAudit.scale).apply(to: core).intersection(screen)
    guard !seen.isEmpty else { return nil }
    var grounds: [UInt32: Int] = [:]
    for y in Int(seen.minY)..<Int(seen.maxY.rounded(.up)) {
      for x in Int(seen.minX)..<Int(seen.maxX.rounded(.up)) {
        let index = y * plain.width + x
        if plain.pixels[index] != inked.pixels[index] {
          grounds[plain.pixels[index], default: 0] += 1
        }
      }
    }
    // A badge over a corner of an icon is not what the icon stands on.
    let few = Double(grounds.values.reduce(0, +)) * 0.2
    return grounds.filter { Double($0.value) > few }.keys.map { ground in
      let behind = Color(ground & 0xFFFFFF)
      return Self.ratio(color.drawn(over: behind, opacity: opacity), behind)
    }.min()
  }

  private static func ratio(_ one: Color, _ other: Color) -> Double {
    let lights = [one.luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}
