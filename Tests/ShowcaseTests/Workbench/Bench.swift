import Blocks
import Canvas
import Showcase
import TestSupport
import Testing

/// A window on a scene, driven by wall time in s, keys, and what is read in it.
struct Bench {
  static let start = Instant(nanoseconds: 7_000_000_000)

  var workbench: Workbench

  init(
    _ name: String, scale: Double = 1, knobs: [String: String] = [:],
    device: Device = .standard
  ) throws {
    let index = try #require(SceneCatalogue.all.firstIndex { $0.info.name == name })
    var settings = StageSettings(knobs: KnobValues([]))
    settings.device = device
    workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(scale: scale, settings: settings, knobs: knobs),
      text: FixedTextMeasuring(), at: Self.start)
  }

  func wall(_ time: Double) -> Instant { Self.start.advanced(by: time) }

  /// The stage's time in s.
  var now: Double { workbench.stage.now.seconds(since: SceneCatalogue.epoch) }

  mutating func frame(at time: Double) -> Frame { workbench.screen(at: wall(time)) }

  /// A finger at a place of the phone.
  mutating func touch(_ phase: Pointer.Phase, _ x: Double, _ y: Double, at time: Double) {
    let origin = workbench.layout.screenOrigin
    let scale = workbench.layout.stageScale
    let place = Point(origin.x + x * scale, origin.y + y * scale)
    workbench.handle(.pointer(Pointer(phase, at: place)), at: wall(time))
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Double) {
    touch(.down, x, y, at: time)
    touch(.up, x, y, at: time)
  }

  mutating func key(_ name: KeyPress.Key, at time: Double) {
    workbench.handle(.key(KeyPress(name)), at: wall(time))
  }

  /// A click at a place of the window in px.
  mutating func click(_ place: Point, at time: Double = 0) {
    for phase in [Pointer.Phase.down, .up] {
      workbench.handle(.pointer(Pointer(phase, at: place)), at: wall(time))
    }
  }

  /// Opens the inspector, and the window grows as it asks.
  mutating func openInspector(at time: Double = 0) {
    workbench.perform(.inspector, at: wall(time))
    if let size = workbench.takeWantedWindow() { workbench.resize(to: size, at: wall(time)) }
  }
}

// MARK: - What is read

extension Bench {
  /// All of a frame that is drawn, without its groups.
  static func items(_ frame: Frame) -> [DisplayItem] {
    frame.layers.flatMap(\.content).flatMap(flat)
  }

  private static func flat(_ item: DisplayItem) -> [DisplayItem] {
    if case .group(let group) = item { return group.items.flatMap(flat) }
    return [item]
  }

  static func runs(_ frame: Frame) -> [TextRun] {
    items(frame).compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  var inspector: Frame { workbench.inspector(pacing: FramePacing()) }
  var inspectorTexts: [String] { Self.runs(inspector).map(\.text) }
  var chromeTexts: [String] { Self.runs(workbench.chrome()).map(\.text) }

  /// Clicks on words of the inspector, beside their start.
  mutating func clickInspector(on words: String, at time: Double = 0) throws {
    let run = try #require(Self.runs(inspector).first { $0.text == words }, "\(words)")
    clickInspector(Point(run.origin.x + 3, run.origin.y - 4), at: time)
  }

  mutating func clickInspector(_ place: Point, at time: Double = 0) {
    click(Point(workbench.layout.inspectorRect.minX + place.x, place.y), at: time)
  }

  /// How high the row of a knob stands in the inspector, its middle, scrolled into sight.
  mutating func knobRow(_ name: String) throws -> Double {
    let place = try #require(workbench.info.knobs.firstIndex { $0.name == name })
    let over = Point(workbench.layout.inspectorRect.minX + 60, 570)
    workbench.handle(.wheel(delta: Point(0, -1e4), at: over), at: Self.start)
    workbench.handle(.wheel(delta: Point(0, 26 * Double(place)), at: over), at: Self.start)
    // A name that is too long ends with an ellipsis.
    let run = try #require(
      Self.runs(inspector).first { run in
        run.origin.x == 16
          && (run.text == name
            || run.text.last == "…"
              && name.hasPrefix(run.text.dropLast()))
      }, "\(name)")
    return run.origin.y - 4
  }
}
