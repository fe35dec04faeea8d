import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// Devices, rotation and the window's own size (SPEC V2, V3, V5).
struct WorkbenchScreenTests {
  private let start = Instant(nanoseconds: 5_000_000_000)

  private func workbench(_ scene: String, device: Device = .standard) -> Workbench {
    var settings = StageSettings(knobs: KnobValues([]))
    settings.device = device
    let index = SceneCatalogue.all.firstIndex { $0.info.name == scene } ?? 0
    return Workbench(
      scenes: SceneCatalogue.all, showing: index, options: .init(scale: 1, settings: settings),
      text: FixedTextMeasuring(), at: start)
  }

  @Test func `V2 the device turns in the middle of a transition and the scene goes on`() {
    var bench = workbench("two-detents")
    bench.handle(.pointer(Pointer(.down, at: place(195, 260, bench))), at: start)
    bench.handle(.pointer(Pointer(.up, at: place(195, 260, bench))), at: start)
    let before = bench.screen(at: start.advanced(by: 0.1))
    bench.perform(.rotate, at: start.advanced(by: 0.1))
    let after = bench.screen(at: start.advanced(by: 0.1))
    #expect(before.size == Size(390, 844) && after.size == Size(844, 390))
    #expect(before.layers.contains { $0.name == "snooze" })
    #expect(after.layers.contains { $0.name == "snooze" }, "nothing was started anew")
    #expect(bench.layout.screen == Size(844, 390))
    #expect(bench.recorder.text.contains("resize 844x390"))
    bench.perform(.rotate, at: start.advanced(by: 0.2))
    #expect(bench.screen(at: start.advanced(by: 0.2)).size == Size(390, 844))
  }

  private func place(_ x: Double, _ y: Double, _ bench: Workbench) -> Point {
    bench.layout.screenOrigin + Point(x, y)
  }

  @Test func `V3 a key goes round all devices, the window and back`() {
    var bench = workbench("inbox")
    var names: [String] = []
    for _ in 0...Device.all.count {
      bench.perform(.device, at: start)
      names.append(bench.settings.device.name)
    }
    #expect(names == Device.all.dropFirst().map(\.name) + ["window", "iphone-15"])
    #expect(bench.layout.cornerRadius == Device.standard.cornerRadius)
  }

  @Test func `V2 the screen of the device "window" follows the window, live`() {
    var bench = workbench("inbox", device: .window)
    bench.resize(to: Size(1000, 700), at: start)
    let first = bench.screen(at: start).size
    bench.resize(to: Size(1100, 640), at: start.advanced(by: 1))
    let second = bench.screen(at: start.advanced(by: 1)).size
    #expect(second == Size(first.width + 100, first.height - 60))
    #expect(bench.layout.screenRect.maxX <= 1100 && bench.layout.screenRect.maxY <= 640)
  }

  @Test func `V2 a phone shrinks with a small window and asks for room when it is turned`() {
    var bench = workbench("inbox")
    bench.resize(to: Size(754, 984), at: start)
    #expect(bench.layout.stageScale == 1)
    bench.resize(to: Size(700, 500), at: start)
    let area = bench.layout.stageArea
    let screen = bench.layout.screenRect
    #expect(bench.layout.stageScale < 0.5)
    #expect(screen.minY > area.minY && screen.maxY < area.maxY)
    #expect(bench.takeWantedWindow() == nil)
    bench.perform(.rotate, at: start)
    let wanted = bench.takeWantedWindow()
    #expect((wanted?.width ?? 0) > 844 + WorkbenchLayout.sidebarWidth)
    #expect(bench.takeWantedWindow() == nil, "asked once")
  }

  @Test
  func `V5 T5 keys change contrast, text size, direction and motion, and every scene keeps them`() {
    var bench = workbench("inbox")
    for command in [WorkbenchCommand.contrast, .larger, .larger, .smaller, .mirror, .motion] {
      bench.perform(command, at: start)
    }
    bench.perform(.next, at: start)
    #expect(bench.settings.appearance == .lightContrast)
    #expect(bench.settings.textSize == .extraLarge)
    #expect(bench.settings.layout == .rightToLeft)
    #expect(bench.settings.motion == .reduced)
    for _ in 0..<20 { bench.perform(.larger, at: start) }
    #expect(bench.settings.textSize == .accessibility5)
  }
}
