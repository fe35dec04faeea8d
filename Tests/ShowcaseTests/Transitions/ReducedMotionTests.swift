import Canvas
import PresentationCore
import Showcase
import Testing

/// T5: with Reduce Motion every transition has a twin: the same events, and nothing moves.
struct ReducedMotionTests {
  /// A scene with the knobs that make it one of many.
  struct Variant: CustomTestStringConvertible {
    var scene: String
    var knobs: [String: String] = [:]
    var show: String
    var hide: String?

    var testDescription: String { "\(scene) \(knobs.values.sorted().joined(separator: " "))" }
  }

  /// Every scene by its first take, the lab by every kind, the gallery by every transition.
  static let variants: [Variant] = {
    var variants: [Variant] = []
    for scene in SceneCatalogue.all where scene.info.name != "lab" {
      let actions = scene.info.actions
      let show = scene.info.takes.first?.text.split(separator: "\n").first.map(String.init) ?? ""
      guard show.hasPrefix("do ") else { continue }
      variants.append(
        Variant(
          scene: scene.info.name, show: String(show.dropFirst(3)),
          hide: actions.contains("hide") ? "hide" : nil))
    }
    for kind in ["card", "panel", "sheet", "toast", "alert", "dialog", "popover", "menu", "cover"] {
      variants.append(
        Variant(
          scene: "lab", knobs: ["A.kind": kind, "motion": "spring"], show: "present A",
          hide: "dismiss A"))
    }
    for way in ["opacity", "scale", "move", "offset", "position", "identity", "combined"] {
      variants.append(
        Variant(scene: "transitions", knobs: ["in": way], show: "show", hide: "hide"))
    }
    return variants
  }()

  private func driver(_ variant: Variant, _ motion: StageSettings.Motion) throws -> SceneDriver {
    try SceneDriver(variant.scene, knobs: variant.knobs, motion: motion)
  }

  @Test(arguments: variants)
  func `Nothing moves or scales on its way in or out (T5)`(variant: Variant) throws {
    var driver = try driver(variant, .reduced)
    try driver.perform(variant.show, at: 0)
    let ways = try watch(&driver, from: 0, to: 1.2, variant)
    #expect(ways > 0 || Self.withoutPopup.contains(variant.scene), "nothing is on its way")
    driver.run(to: 4)
    guard let hide = variant.hide else { return }
    try driver.perform(hide, at: 4)
    _ = try watch(&driver, from: 4, to: 5.2, variant)
  }

  /// Their first actions change the page alone.
  private static let withoutPopup: Set<String> = ["page-and-popup", "list-identity", "tabs"]

  /// While a presentation is on its way, its place is one and only its opacity changes; how many are.
  private func watch(
    _ driver: inout SceneDriver, from start: Double, to end: Double, _ variant: Variant
  ) throws -> Int {
    var places: [String: Placed] = [:]
    for time in stride(from: start, through: end, by: 0.02) {
      let snapshot = driver.snapshot(at: time)
      #expect(snapshot.page.placement == .identity, "the page moves at \(time) s")
      for shown in snapshot.presentations where shown.phase != .presented {
        let way = "\(shown.id) \(shown.cycle) \(shown.phase.name)"
        let place = Placed(rect: shown.drawn, scale: shown.placement.scale)
        #expect(place == places[way] ?? place, "\(way) at \(time) s")
        #expect(place.scale == 1, "\(way) at \(time) s")
        places[way] = place
      }
    }
    return places.count
  }

  private struct Placed: Hashable {
    var rect: Rect
    var scale: Double
  }

  @Test(arguments: variants)
  func `The events are the same, in the same order (T5)`(variant: Variant) throws {
    var names: [[String]] = []
    for motion in [StageSettings.Motion.full, .reduced] {
      var driver = try driver(variant, motion)
      try driver.perform(variant.show, at: 0)
      driver.run(to: 4)
      if let hide = variant.hide {
        try driver.perform(hide, at: 4)
        driver.run(to: 9)
      }
      names.append(driver.events.map { "\($0.event)" })
    }
    #expect(names[0] == names[1])
  }

  @Test func `A cross-fade takes a quarter of a second (T5)`() throws {
    for kind in ["card", "panel", "sheet", "alert", "cover"] {
      var driver = try driver(
        Variant(scene: "lab", knobs: ["A.kind": kind], show: ""), .reduced)
      try driver.perform("present A", at: 0)
      driver.run(to: 2)
      try driver.perform("dismiss A", at: 2)
      driver.run(to: 4)
      #expect(driver.time(of: .didPresent("A", cycle: 1)) == 0.25, "\(kind)")
      #expect(driver.time(of: .didDismiss("A", cycle: 1, .code)) == 2.25, "\(kind)")
    }
  }
}
