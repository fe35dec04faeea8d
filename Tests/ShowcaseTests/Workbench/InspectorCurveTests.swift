import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// The inspector's curves are of whatever moves (SPEC X2): fades and pages too.
struct InspectorCurveTests {
  private static let start = Instant(nanoseconds: 7_000_000_000)

  /// What the inspector says after a press in a scene, while things still move.
  private func texts(
    _ scene: String, press point: Point, motion: StageEnvironment.MotionPreference
  ) throws -> [String] {
    let index = try #require(SceneCatalogue.all.firstIndex { $0.info.name == scene })
    var settings = StageSettings(knobs: KnobValues([]))
    settings.motion = motion
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index, options: .init(scale: 1, settings: settings),
      text: FixedTextMeasuring(), at: Self.start)
    workbench.perform(.inspector, at: Self.start)
    if let size = workbench.takeWantedWindow() { workbench.resize(to: size, at: Self.start) }
    _ = workbench.screen(at: Self.start)
    let origin = workbench.layout.screenOrigin
    for phase in [Pointer.Phase.down, .up] {
      let pointer = Pointer(phase, at: Point(origin.x + point.x, origin.y + point.y))
      workbench.handle(.pointer(pointer), at: Self.start)
    }
    for number in 1...6 {
      _ = workbench.screen(at: Self.start.advanced(by: Double(number) / 60))
    }
    return workbench.inspector(pacing: FramePacing()).layers.flatMap(\.content)
      .flatMap(Self.words)
  }

  private static func words(_ item: DisplayItem) -> [String] {
    switch item {
    case .text(let run): [run.text]
    case .group(let group): group.items.flatMap(words)
    case .fill, .stroke, .shadow, .icon, .hairline: []
    }
  }

  @Test func `X2 T5 what only fades has the curve of its opacity, a share a second`() throws {
    let shown = try texts("two-detents", press: Point(195, 260), motion: .reduced)
    #expect(shown.contains("snooze.opacity"), "\(shown)")
    #expect(shown.contains { $0.hasSuffix(" /s") })
    #expect(!shown.contains("Nothing has moved yet"))
  }

  @Test func `X2 L4 a page that is pushed has the curve of its way in pt`() throws {
    let shown = try texts("navigation", press: Point(195, 260), motion: .full)
    #expect(shown.contains { $0.hasPrefix("page.x@") }, "\(shown)")
    #expect(shown.contains { $0.hasSuffix(" pt/s") })
  }

  @Test func `X2 what moves by a spring has the curve of its top`() throws {
    let shown = try texts("two-detents", press: Point(195, 260), motion: .full)
    #expect(shown.contains("snooze.top"), "\(shown)")
  }
}
