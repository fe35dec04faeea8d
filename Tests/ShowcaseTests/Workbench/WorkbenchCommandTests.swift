import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// What the keys of the window do (SPEC X1, X2), seen from outside.
struct WorkbenchCommandTests {
  /// What of a window a key may change.
  private func facts(_ bench: Bench) -> Set<String> {
    let workbench = bench.workbench
    let settings = workbench.settings
    return [
      "speed \(workbench.clock.speed.label)", workbench.isPaused ? "paused" : "playing",
      "\(settings.appearance)", settings.locale.rawValue, "\(settings.layout)",
      "\(settings.textSize)", "motion \(settings.motion)", "device \(settings.device.name)",
      "screen \(Int(workbench.layout.screen.width))", "help \(workbench.help)",
      "inspector \(workbench.layout.inspector)", "over \(workbench.overlays.count)",
      "scene \(workbench.info.name)",
    ]
  }

  @Test(
    arguments: [
      ("2", "speed 1/2"), ("3", "speed 1/5"), ("4", "speed 1/10"), ("5", "speed 1/20"),
      ("p", "paused"), (".", "paused"), (",", "paused"), ("d", "dark"), ("c", "lightContrast"),
      ("l", "zh-Hans"), ("m", "rightToLeft"), ("=", "extraLarge"), ("-", "medium"),
      ("e", "motion reduced"), ("v", "device iphone-se"), ("o", "screen 844"),
      ("h", "help shown"), ("i", "inspector shown"), ("u", "over 1"), ("t", "over 1"),
      ("s", "over 1"),
    ] as [(Character, String)])
  func `X2 a key does its one thing`(key: Character, fact: String) throws {
    var bench = try Bench("inbox")
    let before = facts(bench)
    bench.key(.character(key), at: 1)
    let after = facts(bench)
    #expect(after.subtracting(before).contains(fact), "\(after.subtracting(before))")
    #expect(after.subtracting(before).count <= (key == "v" ? 2 : 1))
    if key == "2" { bench.key(.character("1"), at: 2) }
    if "pdclmehust".contains(key) { bench.key(.character(key), at: 2) }
    if "2pdclmehust".contains(key) { #expect(facts(bench) == before, "and back") }
  }

  @Test(arguments: zip("12345", [1, 0.5, 0.2, 0.1, 0.05]))
  func `X2 a second of the wall is so much of the stage's`(key: Character, share: Double) throws {
    var bench = try Bench("inbox")
    bench.key(.character(key), at: 1)
    _ = bench.frame(at: 1)
    let before = bench.now
    _ = bench.frame(at: 2)
    #expect(abs(bench.now - before - share) < 1e-6)
  }

  @Test func `X2 a step is a sixtieth of a second, forth and back`() throws {
    var bench = try Bench("inbox")
    bench.key(.character("p"), at: 1)
    for (key, time) in [(".", 61), (".", 62), (",", 61), (".", 62)] as [(Character, Double)] {
      bench.key(.character(key), at: 2)
      _ = bench.frame(at: 2)
      #expect(abs(bench.now - time / 60) < 1e-6)
    }
  }

  @Test func `X2 R shows the last transition once more, not the one before`() throws {
    var bench = try Bench("two-detents")
    bench.tap(195, 260, at: 0)
    _ = bench.frame(at: 2)
    bench.key(.escape, at: 2)
    let leaving = bench.frame(at: 2.1)
    let gone = bench.frame(at: 5)
    #expect(leaving.layers.contains { $0.name == "snooze" })
    #expect(!gone.layers.contains { $0.name == "snooze" })
    bench.key(.character("r"), at: 6)
    #expect(bench.frame(at: 6.1) == leaving)
    #expect(bench.frame(at: 9) == gone)
  }

  @Test func `X2 B plays all from the start, 0 starts anew`() throws {
    var bench = try Bench("two-detents")
    bench.tap(195, 260, at: 0.5)
    let coming = bench.frame(at: 0.6)
    _ = bench.frame(at: 3)
    bench.key(.character("b"), at: 10)
    #expect(!bench.frame(at: 10.4).layers.contains { $0.name == "snooze" })
    #expect(bench.frame(at: 10.6) == coming)
    bench.key(.character("0"), at: 20)
    #expect(!bench.frame(at: 22).layers.contains { $0.name == "snooze" })
  }

  @Test func `X1 the help tells the scene's story and every key`() throws {
    var bench = try Bench("two-detents")
    #expect(bench.workbench.helpOverlay() == nil)
    bench.key(.character("h"), at: 0)
    let texts = try Bench.runs(#require(bench.workbench.helpOverlay())).map(\.text)
    let said = texts.joined(separator: " ")
    let info = bench.workbench.info
    let words = Words(.english)
    #expect(texts.contains(words(info.title)))
    for part in [words(info.summary)] + info.tries.map({ words($0) }) {
      #expect(said.contains(part.prefix(20)), "\(part)")
    }
    for row in info.spec { #expect(said.contains(row)) }
    for command in WorkbenchCommand.allCases {
      #expect(texts.contains(command.keyName) && said.contains(command.title(words).prefix(12)))
    }
    bench.key(.escape, at: 1)
    #expect(bench.workbench.helpOverlay() == nil)
  }

  @Test func `X1 a click on a row of the gallery opens its scene`() throws {
    var bench = try Bench("inbox")
    let run = try #require(
      Bench.runs(bench.workbench.chrome()).first { $0.text == "Navigation stack" })
    bench.click(Point(run.origin.x + 5, run.origin.y - 4))
    #expect(bench.workbench.info.name == "navigation")
  }

  @Test func `the phone begins on a whole pixel in a window of any size`() throws {
    var bench = try Bench("inbox")
    for width in stride(from: 701.0, to: 1200, by: 37) {
      bench.workbench.resize(to: Size(width, width * 0.77), at: Bench.start)
      let origin = bench.workbench.layout.screenOrigin
      #expect(origin.x == origin.x.rounded() && origin.y == origin.y.rounded(), "\(width)")
    }
  }

  @Test func `V5 gallery, bars and help are Chinese in Chinese`() throws {
    var bench = try Bench("two-detents")
    bench.key(.character("l"), at: 0)
    bench.key(.character("h"), at: 0)
    bench.openInspector()
    let all =
      bench.chromeTexts + bench.inspectorTexts
      + Bench.runs(try #require(bench.workbench.helpOverlay())).map(\.text)
    for word in ["Find a scene", "Sheets", "Two detents", "clock runs", "help", "Record", "Reset"] {
      #expect(!all.contains { $0.contains(word) }, "\(word)")
    }
    #expect(all.contains("记录") && all.contains("重置"))
  }

  @Test(arguments: [1.0, 2])
  func `V7 the caret is told to the input method in pixels of the window`(scale: Double) throws {
    var bench = try Bench("input-card", scale: scale)
    #expect(bench.workbench.caret == nil)
    bench.tap(195, 260, at: 0)
    _ = bench.frame(at: 2)
    let inner = try #require(bench.workbench.stage.caret)
    let caret = try #require(bench.workbench.caret)
    let origin = bench.workbench.layout.screenOrigin
    #expect(caret.minX == origin.x + inner.minX * scale)
    #expect(caret.minY == origin.y + inner.minY * scale)
    #expect(caret.height == inner.height * scale && inner.height >= 16)
    bench.key(.character("/"), at: 3)
  }

  @Test func `L2 what destroys is red behind the row, what does not is not`() throws {
    var bench = try Bench("list-edit")
    _ = bench.frame(at: 0)
    bench.touch(.down, 330, 300, at: 0)
    for step in 1...10 { bench.touch(.move, 330 - 12 * Double(step), 300, at: Double(step) / 60) }
    bench.touch(.up, 210, 300, at: 0.2)
    let red = Theme.classic(.light)[.dangerFill]
    let fills = Bench.items(bench.frame(at: 2)).compactMap { item -> Rect? in
      if case .fill(let shape, .solid(red)) = item { shape.bounds } else { nil }
    }
    #expect(fills.contains { $0.width >= RowAction<Int>.width - 1 && $0.maxX > 380 })
  }
}
