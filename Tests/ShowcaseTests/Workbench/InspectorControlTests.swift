import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// The inspector's controls, pressed where their words stand (SPEC X2, X6).
struct InspectorControlTests {
  private func bench(_ scene: String) throws -> Bench {
    var bench = try Bench(scene)
    bench.openInspector()
    return bench
  }

  private static func control(of knob: Knob) -> String {
    switch knob.kind {
    case .number: "slider"
    case .toggle: "switch"
    case .choice(let words): "words \(words.count)"
    case .text: "arrows"
    }
  }

  @Test(arguments: SceneCatalogue.all.filter { !$0.info.knobs.isEmpty }.map(\.info.name))
  func `X2 a switch, a word and an arrow set a knob, Reset sets them back`(scene: String) throws {
    var bench = try bench(scene)
    let start = KnobValues(bench.workbench.info.knobs)
    // One of each kind: all of a kind have the same control.
    var known: Set<String> = []
    for knob in bench.workbench.info.knobs where known.insert(Self.control(of: knob)).inserted {
      let row = try bench.knobRow(knob.name)
      switch knob.kind {
      case .number: continue
      case .toggle: bench.clickInspector(Point(139, row))
      case .choice(let words):
        let other = try #require(words.first { $0 != knob.fallback })
        let chip = Bench.runs(bench.inspector).first {
          $0.text == other && abs($0.origin.y - 4 - row) < 8
        }
        // Words that do not fit side by side have arrows.
        bench.clickInspector(Point(chip.map { $0.origin.x + 2 } ?? 334, row))
      case .text: bench.clickInspector(Point(334, row))
      }
      let value = bench.workbench.settings.knobs[knob.name]
      #expect(value != knob.fallback, "\(knob.name)")
      #expect(knob.objection(to: value) == nil)
      try bench.clickInspector(on: "Reset")
      #expect(bench.workbench.settings.knobs == start)
    }
  }

  @Test func `X6 X2 the buttons record, save, play again and tell the command`() throws {
    var bench = try bench("two-detents")
    try bench.clickInspector(on: "Record")
    bench.tap(195, 260, at: 0.5)
    let coming = bench.frame(at: 0.6)
    _ = bench.frame(at: 2)
    try bench.clickInspector(on: "Stop and save", at: 2)
    guard case .saveTake(let order)? = bench.workbench.takeRequests().first else {
      Issue.record("no take to be saved")
      return
    }
    #expect(order.take?.contains("down 195.0,260.0") == true)
    try bench.clickInspector(on: "Play again", at: 3)
    #expect(bench.frame(at: 3.6) == coming)
    try bench.clickInspector(on: "Capture this", at: 3.6)
    guard case .capture(let picture)? = bench.workbench.takeRequests().first else {
      Issue.record("no command asked for")
      return
    }
    let words = picture.words(take: "a.take", output: "b.png").joined(separator: " ")
    #expect(words.contains("capture two-detents --take a.take --at 600."), "\(words)")
  }

  @Test func `X2 value and velocity of what moves are drawn as curves`() throws {
    var bench = try bench("two-detents")
    /// Points of the longest line among the curves.
    func longest(_ bench: Bench) -> Int {
      Bench.items(bench.inspector).map { item in
        if case .stroke(.path(let path), _, _) = item { path.elements.count } else { 0 }
      }.max() ?? 0
    }
    #expect(longest(bench) < 5)
    bench.tap(195, 260, at: 0)
    for frame in 1...60 { _ = bench.frame(at: Double(frame) / 60) }
    #expect(longest(bench) > 30)
  }

  @Test func `X2 F3 how frames came is told in ms, with the missed ones`() throws {
    let bench = try bench("inbox")
    var pacing = FramePacing()
    for _ in 0..<99 { pacing.add(interval: 0.0167, missed: 0) }
    pacing.add(interval: 0.0501, missed: 2)
    let texts = Bench.runs(bench.workbench.inspector(pacing: pacing)).map(\.text)
    #expect(texts.contains("p50 16.7 · p95 16.7 · p99 16.7 ms"))
    #expect(texts.contains("2 of 102 missed"))
  }

  @Test func `X2 the safe area, the outlines and what can be touched stand where they are`() throws
  {
    var bench = try Bench("two-detents")
    func outlines(_ key: Character, at time: Double) -> [Rect] {
      bench.key(.character(key), at: time)
      defer { bench.key(.character(key), at: time) }
      guard let layer = bench.frame(at: time).layers.last else { return [] }
      return layer.content.compactMap { item in
        if case .stroke(let shape, _, _) = item { shape.bounds } else { nil }
      }
    }
    #expect(outlines("s", at: 0) == [Rect(0, 47, 390, 844 - 47 - 34)])
    let free = outlines("t", at: 0)
    #expect(free.contains { $0.minY < 300 }, "rows of the page")
    bench.tap(195, 260, at: 0)
    let sheet = try #require(bench.frame(at: 2).layers.first { $0.name == "snooze" })
    let bounds = sheet.placement.apply(to: try #require(sheet.surface).shape.bounds)
    let lines = outlines("u", at: 2)
    #expect(lines.contains { abs($0.minY - bounds.minY) < 1e-9 }, "\(lines) \(bounds)")
    #expect(
      outlines("t", at: 2).allSatisfy { $0.minY >= bounds.minY - 1 }, "the mask blocks the page")
  }
}
