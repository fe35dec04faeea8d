import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// From right to left everything stands where its mirror image stood (SPEC V5).
struct MirrorTests {
  private static let names = SceneCatalogue.all.filter { $0.info.family != .lab }
    .map(\.info.name)

  /// Everything that can be touched, at rest on the page and after `show`.
  private func areas(_ name: String, _ layout: StageSettings.Layout) throws -> [PlacedArea] {
    var driver = try SceneDriver(name, layout: layout)
    var areas = driver.areas(at: 0)
    let actions = try #require(SceneCatalogue.scene(named: name)).info.actions
    guard actions.contains("show") else { return areas }
    try driver.perform("show", at: 0)
    driver.run(to: 3)
    areas += driver.areas(at: 3)
    return areas
  }

  /// A map's north stays up and its east right; the status bar is the device's own; a player's buttons
  /// are those of a tape.
  private static func isFixed(_ name: String) -> Bool {
    name.hasPrefix("pin ") || name.hasPrefix("status.") || ["previous", "skip"].contains(name)
  }

  @Test func `V5 the buttons of a player keep their order`() throws {
    let areas = try areas("play-queue", .rightToLeft)
    let places = ["previous", "play", "skip"].compactMap { name in
      areas.last { $0.name == name }?.frame.midX
    }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test(arguments: names)
  func `V5 from right to left all stands where its mirror image stood`(name: String) throws {
    let plain = try areas(name, .leftToRight)
    let mirrored = try areas(name, .rightToLeft)
    #expect(plain.map(\.name) == mirrored.map(\.name))
    for (one, other) in zip(plain, mirrored) where !Self.isFixed(one.name) {
      let place = 390 - one.frame.maxX
      #expect(
        abs(other.frame.minX - place) < 1 && abs(other.frame.minY - one.frame.minY) < 1,
        "\(one.surface) \(one.name): \(one.frame) became \(other.frame)")
    }
  }
}
