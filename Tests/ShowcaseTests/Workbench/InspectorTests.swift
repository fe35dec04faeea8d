import Blocks
import Canvas
import Showcase
import TestSupport
import Testing

struct InspectorTests {
  private static let start = Instant(nanoseconds: 7_000_000_000)

  private func open(_ name: String) throws -> Workbench {
    let index = try #require(SceneCatalogue.all.firstIndex { $0.info.name == name })
    return Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))),
      text: FixedTextMeasuring(), at: Self.start)
  }

  /// Opens the inspector, and the window grows as it asks.
  private func open(_ workbench: inout Workbench) {
    workbench.perform(.inspector, at: Self.start)
    if let size = workbench.takeWantedWindow() { workbench.resize(to: size, at: Self.start) }
  }

  private func texts(_ workbench: Workbench) -> [String] {
    workbench.inspector(pacing: FramePacing()).layers.flatMap(\.content).flatMap(Self.words)
  }

  private static func words(_ item: DisplayItem) -> [String] {
    switch item {
    case .text(let run): [run.text]
    case .group(let group): group.items.flatMap(words)
    case .fill, .stroke, .shadow, .icon, .hairline: []
    }
  }

  /// Taps a row of the inbox and shows frames until a moment of the wall's time, in s.
  private func tapRow(_ workbench: inout Workbench, until end: Double) {
    _ = workbench.screen(at: Self.start)
    let origin = workbench.layout.screenOrigin
    for phase in [Pointer.Phase.down, .up] {
      let pointer = Pointer(phase, at: Point(origin.x + 195, origin.y + 260))
      workbench.handle(.pointer(pointer), at: Self.start)
    }
    for number in 1...Int(end * 60) {
      _ = workbench.screen(at: Self.start.advanced(by: Double(number) / 60))
    }
  }

  @Test func `X2 what moved before the inspector was opened has its curve`() throws {
    var workbench = try open("two-detents")
    tapRow(&workbench, until: 1)
    open(&workbench)
    _ = workbench.screen(at: Self.start.advanced(by: 1.02))
    #expect(texts(workbench).contains { $0.hasSuffix(".top") })
    #expect(!texts(workbench).contains("Nothing has moved yet"))
  }

  @Test func `X2 the knobs of the command line are those of the first scene alone`() throws {
    let index = try #require(
      SceneCatalogue.all.firstIndex { $0.info.name == "two-detents" })
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(
        scale: 1, settings: StageSettings(knobs: KnobValues([])),
        knobs: ["response": "1.5s", "mask": "0.7"]),
      text: FixedTextMeasuring(), at: Self.start)
    #expect(workbench.settings.knobs["response"] == "1.5s")
    for other in SceneCatalogue.all.indices where other != index {
      workbench.open(other, at: Self.start)
      #expect(
        workbench.settings.knobs == KnobValues(workbench.info.knobs), "\(workbench.info.name)")
    }
    workbench.open(index, at: Self.start)
    #expect(workbench.settings.knobs["mask"] == "0.7")
  }

  @Test func `X6 the status line tells that a take is recorded and where it went`() throws {
    var workbench = try open("inbox")
    func line(_ workbench: Workbench) -> [String] {
      workbench.chrome().layers.flatMap(\.content).flatMap(Self.words)
    }
    let before = workbench.chromeKey
    workbench.perform(.record, at: Self.start)
    #expect(line(workbench).contains { $0.hasPrefix("recording") })
    #expect(workbench.chromeKey != before)
    workbench.perform(.record, at: Self.start)
    workbench.tellSaved("inbox-1.take")
    #expect(line(workbench).contains("saved as inbox-1.take"))
    workbench.perform(.pause, at: Self.start)
    #expect(line(workbench).contains { $0.hasPrefix("paused") })
    workbench.tellRecording(to: "my.take")
    #expect(line(workbench).contains("recording to my.take"))
    workbench.perform(.pause, at: Self.start)
    #expect(
      line(workbench).contains { $0.hasPrefix("recording ·") }, "as long as the window is open")
    workbench.perform(.pause, at: Self.start)
    #expect(line(workbench).contains { $0.hasPrefix("recording · paused ·") })
  }

  @Test func `X2 it is collapsed at first; I opens and closes it beside the phone`() throws {
    var workbench = try open("inbox")
    let pacing = FramePacing()
    #expect(workbench.inspectorKey(at: Self.start, pacing: pacing) == nil)
    let size = workbench.layout.window
    let key = InputEvent.Kind.key(KeyPress(.character("i")))
    workbench.handle(key, at: Self.start)
    let asked = workbench.takeWantedWindow()
    let wanted = try #require(asked)
    #expect(wanted == Size(size.width + 360, size.height))
    workbench.resize(to: wanted, at: Self.start)
    #expect(workbench.layout.screenRect.maxX <= workbench.layout.inspectorRect.minX)
    #expect(workbench.inspectorKey(at: Self.start, pacing: pacing) != nil)
    workbench.handle(key, at: Self.start)
    let back = workbench.takeWantedWindow()
    #expect(back == size)
  }

  @Test func `X2 it tells phase, numbers, events and the curve of what moves`() throws {
    var workbench = try open("inbox")
    open(&workbench)
    tapRow(&workbench, until: 0.1)
    let words = texts(workbench)
    #expect(words.contains("presenting"))
    #expect(words.contains("willPresent") && words.contains("action"))
    #expect(words.contains { $0.hasSuffix(".top") })
    #expect(words.contains { $0.hasSuffix(" pt/s") })
    #expect(words.contains("0.100 s") && words.contains("frame 6"))
  }

  @Test func `X2 while something moves it is drawn 20 times a second, at rest never`() throws {
    var workbench = try open("inbox")
    open(&workbench)
    tapRow(&workbench, until: 0.1)
    var keys: Set<InspectorKey> = []
    for number in 6..<12 {
      let wall = Self.start.advanced(by: Double(number) / 60)
      _ = workbench.screen(at: wall)
      keys.formUnion([workbench.inspectorKey(at: wall, pacing: FramePacing())].compactMap(\.self))
    }
    #expect((2...3).contains(keys.count))
    _ = workbench.screen(at: Self.start.advanced(by: 3))
    #expect(workbench.wake(at: Self.start.advanced(by: 3)) != .nextFrame)
    let rest = [3.0, 3.01, 3.3].map {
      workbench.inspectorKey(at: Self.start.advanced(by: $0), pacing: FramePacing())
    }
    #expect(Set(rest).count == 1)
  }

  @Test func `X2 the scrubber goes back and forth through what was`() throws {
    var workbench = try open("inbox")
    open(&workbench)
    tapRow(&workbench, until: 1)
    let wall = Self.start.advanced(by: 1)
    let end = workbench.screen(at: wall)
    let left = workbench.layout.inspectorRect.minX
    func finger(_ phase: Pointer.Phase, _ share: Double) -> InputEvent.Kind {
      .pointer(Pointer(phase, at: Point(left + 16 + 328 * share, 104)))
    }
    workbench.handle(finger(.down, 0.5), at: wall)
    #expect(workbench.isPaused)
    _ = workbench.screen(at: wall)
    #expect(abs(workbench.stage.now.seconds(since: SceneCatalogue.epoch) - 0.5) < 1e-6)
    workbench.handle(finger(.move, 1.4), at: wall)
    #expect(workbench.screen(at: wall) == end)
    workbench.handle(finger(.up, 1.4), at: wall)
    #expect(texts(workbench).contains("1.000 s"))
  }

  @Test func `X2 overlays stand over the phone in layers of their own`() throws {
    var workbench = try open("inbox")
    let plain = workbench.screen(at: Self.start)
    for command in [WorkbenchCommand.outlines, .touchAreas, .safeAreas] {
      workbench.perform(command, at: Self.start)
      let frame = workbench.screen(at: Self.start)
      #expect(frame.layers.count == plain.layers.count + 1)
      #expect(Array(frame.layers.dropLast()) == plain.layers)
      #expect(frame.layers.last?.content.isEmpty == false)
      workbench.perform(command, at: Self.start)
      #expect(workbench.screen(at: Self.start) == plain)
    }
  }

  @Test func `X2 a slider, a switch and a word set a knob as --set would`() throws {
    var workbench = try open("two-detents")
    open(&workbench)
    let knobs = workbench.info.knobs
    let slider = try #require(
      knobs.firstIndex { if case .number = $0.kind { true } else { false } })
    workbench.handle(.wheel(delta: Point(0, 1e4), at: knobPlace(workbench, 0)), at: Self.start)
    workbench.handle(.wheel(delta: Point(0, -1e4), at: knobPlace(workbench, 0)), at: Self.start)
    workbench.handle(
      .wheel(delta: Point(0, 26 * Double(slider)), at: knobPlace(workbench, 0)), at: Self.start)
    for phase in [Pointer.Phase.down, .up] {
      workbench.handle(
        .pointer(Pointer(phase, at: knobPlace(workbench, 0) + Point(200, 0))), at: Self.start)
    }
    let changed = knobs.filter { workbench.settings.knobs[$0.name] != $0.fallback }
    #expect(changed.count == 1)
    for knob in changed { #expect(knob.objection(to: workbench.settings.knobs[knob.name]) == nil) }
  }

  @Test func `X2 a knob tells its unit, and a press on the name of a changed one takes it back`()
    throws
  {
    let index = try #require(SceneCatalogue.all.firstIndex { $0.info.name == "two-detents" })
    let knobs = SceneCatalogue.all[index].info.knobs
    let row = try #require(
      knobs.firstIndex { if case .number(_, "s") = $0.kind { true } else { false } })
    let knob = knobs[row]
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(
        scale: 1, settings: StageSettings(knobs: KnobValues([])), knobs: [knob.name: "0.9"]),
      text: FixedTextMeasuring(), at: Self.start)
    open(&workbench)
    workbench.handle(
      .wheel(delta: Point(0, 26 * Double(row)), at: knobPlace(workbench, 0)), at: Self.start)
    #expect(texts(workbench).contains("0.9 s"))
    for place in 0..<8 {
      for phase in [Pointer.Phase.down, .up] {
        workbench.handle(.pointer(Pointer(phase, at: knobPlace(workbench, place))), at: Self.start)
      }
    }
    #expect(workbench.settings.knobs[knob.name] == knob.fallback)
    #expect(workbench.settings.knobs == KnobValues(knobs), "nothing else has changed")
  }

  /// The start of a row of the knobs in sight, in px.
  private func knobPlace(_ workbench: Workbench, _ row: Int) -> Point {
    Point(workbench.layout.inspectorRect.minX + 60, 528 + 36 + 13 + 26 * Double(row))
  }
}

struct FramePacingTests {
  @Test(
    arguments: [
      ([Double](), 0.5, nil), ([0.02], 0.99, 0.02), ([0.01, 0.03, 0.02], 0.5, 0.02),
      ((1...100).map { Double($0) / 1000 }, 0.95, 0.095),
      ((1...100).map { Double($0) / 1000 }, 0.99, 0.099),
    ] as [([Double], Double, Double?)])
  func `X2 a percentile is the interval that a share does not exceed`(
    intervals: [Double], share: Double, expected: Double?
  ) {
    var pacing = FramePacing()
    for interval in intervals { pacing.add(interval: interval, missed: 1) }
    #expect(pacing.percentile(share) == expected)
    #expect(pacing.missed == intervals.count)
  }
}

struct FixedDecimalTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (-0.001, 2, "0.00"), (1.005, 1, "1.0"), (-868.4, 0, "-868"),
    (466.5, 1, "466.5"), (0.95, 1, "1.0"), (.nan, 1, "-"), (12, 3, "12.000"),
  ])
  func `numbers have the decimals asked for`(number: Double, decimals: Int, text: String) {
    #expect(FixedDecimal.text(number, decimals: decimals) == text)
  }

  @Test(arguments: [(1.0, 0), (20, 0), (0.5, 1), (0.2, 1), (0.05, 2), (0.001, 3), (0, 0)])
  func `decimals tell the multiples of a step apart`(step: Double, count: Int) {
    #expect(FixedDecimal.decimals(of: step) == count)
  }
}
