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

  @Test func `X2 L1 a row that makes way has the curve of its place in its list, in pt`() throws {
    let shown = try texts("list-identity", press: Point(40, 790), motion: .full)
    #expect(shown.contains { $0.hasPrefix("page.y@stable ") }, "\(shown)")
    #expect(shown.contains { $0.hasSuffix(" pt/s") })
  }

  @Test func `X2 what moves by a spring has the curve of its top`() throws {
    let shown = try texts("two-detents", press: Point(195, 260), motion: .full)
    #expect(shown.contains("snooze.top"), "\(shown)")
  }

  @Test func `X2 what is gone has no value in the curve's head any more`() throws {
    var bench = try Bench("two-detents")
    bench.openInspector()
    bench.tap(195, 260, at: 0)
    for number in 0...40 { _ = bench.frame(at: Double(number) / 60) }
    #expect(bench.inspectorTexts.contains { $0.hasSuffix(" pt/s") })
    bench.key(.escape, at: 0.7)
    for number in 42...150 { _ = bench.frame(at: Double(number) / 60) }
    #expect(bench.workbench.stage.summary().open.isEmpty)
    #expect(bench.inspectorTexts.contains("snooze.top"))
    #expect(!bench.inspectorTexts.contains { $0.hasSuffix(" pt/s") }, "\(bench.inspectorTexts)")
  }

  @Test func `X2 a turned screen has moved nothing, and a keyboard that is away has no place`()
    throws
  {
    var bench = try Bench("two-detents")
    bench.openInspector()
    for number in 0...20 { _ = bench.frame(at: Double(number) / 60) }
    bench.key(.character("o"), at: 0.5)
    for number in 30...60 { _ = bench.frame(at: Double(number) / 60) }
    #expect(bench.inspectorTexts.contains("Nothing has moved yet"), "\(bench.inspectorTexts)")
  }

  @Test func `X2 an event's name is never cut`() throws {
    var bench = try Bench("bottom-panel", knobs: ["veto": "interactive"])
    bench.openInspector()
    bench.tap(195, 260, at: 0)
    _ = bench.frame(at: 1)
    bench.tap(195, 120, at: 1)
    _ = bench.frame(at: 2)
    #expect(bench.inspectorTexts.contains("didAttemptToDismiss"), "\(bench.inspectorTexts)")
  }

  @Test(arguments: ["0.35s", "0.350", "350ms"])
  func `X2 a knob tells the same value the same way, however it was given`(value: String) throws {
    var bench = try Bench("list-refresh", knobs: ["load": value])
    bench.openInspector()
    #expect(bench.inspectorTexts.contains("0.35 s"), "\(bench.inspectorTexts)")
  }

  @Test func `X2 a scrubber of a few milliseconds has no numbers, and at rest the clock says so`()
    throws
  {
    var bench = try Bench("two-detents")
    bench.openInspector()
    bench.tap(195, 260, at: 0)
    _ = bench.frame(at: 0.004)
    #expect(bench.inspectorTexts.contains("now"))
    #expect(!bench.inspectorTexts.contains { $0.count > 5 && Double($0) == 0.001 })
    _ = bench.frame(at: 3)
    #expect(bench.inspectorTexts.contains("now, at rest"))
  }
}
