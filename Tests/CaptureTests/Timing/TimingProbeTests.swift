import Capture
import Motion
import PresentationCore
import Proof
import Showcase
import Testing

/// What can be followed besides popups: pages of stacks, the keyboard, scrolls inside popups (SPEC X4, L4).
@Suite struct TimingProbeTests {
  @Test func `X4 L4 a page that is pushed and the one it covers follow the push's spring`() throws {
    let run = try TimingLab.run("navigation", [], scale: 0.25, rate: 30)
    let names = run.moving.map(\.name)
    let pushed = try #require(run.results.first { $0.probe.name.hasSuffix("/1") }, "\(names)")
    #expect(pushed.probe.name.hasPrefix("page.x@"))
    #expect(abs(pushed.from - 390) < 0.01 && abs(pushed.to) < 0.01)
    // MOTION 7: critically damped, ω0 = √(1000/3); the covered page steps 30 % aside.
    guard case .spring(let spring, let velocity) = pushed.form.law else {
      Issue.record("a push is a spring")
      return
    }
    #expect(abs(spring.response - 2 * Double.pi / (1000.0 / 3).squareRoot()) < 1e-6)
    #expect(spring.dampingRatio == 1 && velocity == 0)
    let covered = try #require(run.results.first { $0.probe.name.hasSuffix("/0") }, "\(names)")
    #expect(abs(covered.from) < 0.01 && abs(covered.to + 117) < 0.01)
    for result in [pushed, covered] {
      #expect(result.usedErrors.greatest < 0.002)
      #expect(result.verdict == .unread)
    }
  }

  @Test func `X4 T5 with less motion the page's presence is followed, and nothing slides`() throws {
    let run = try TimingLab.run("navigation", [], scale: 0.25, rate: 30, motion: .reduced)
    #expect(!run.moving.contains { $0.name.hasPrefix("page.x") })
    let faded = try #require(run.results.first { $0.probe.name.hasPrefix("page.presence@") })
    #expect(faded.from == 0 && faded.to == 1)
    #expect(faded.form.words == "linear, 0.25 s")
    #expect(faded.usedErrors.greatest < 0.001)
  }

  @Test func `X4 the keyboard's top is followed, and read out of the pixels to 1/20 px`() throws {
    let run = try TimingLab.run(
      "lab", ["keyboard.top"], scale: 1, rate: 30, take: "do present A\n500ms keyboard show\n",
      set: ["A.kind": "card"])
    let result = try #require(run.results.first)
    #expect(result.from == 844 && result.to < 600)
    #expect(result.usedErrors.greatest < 0.002)
    let readings = result.rows.compactMap { row in row.measured.map { $0 - row.used } }
    #expect(readings.count >= 6)
    #expect(readings.allSatisfy { abs($0) <= 0.05 }, "\(readings)")
  }

  @Test func `X4 R1 a scroll inside a popup is followed by its name`() throws {
    let run = try TimingLab.run(
      "nested-scroll", [], scale: 0.25, rate: 30,
      take: "do show\n900ms do select large\n1700ms flick 195,600 v=0,-900\n")
    let names = run.moving.map(\.name)
    let result = try #require(run.results.first { $0.probe.name.contains(".offset@") }, "\(names)")
    #expect(result.to > result.from + 50)
    #expect(result.usedErrors.greatest < 0.002)
    let named = try TimingProbe(result.probe.name)
    #expect(named == result.probe)
  }

  @Test(arguments: [
    "A.top", "page.offset", "page.x@trips/1", "keyboard.top", "a.b.offset@list.2", "page.y@row 2",
  ])
  func `a probe is read as it is written`(name: String) throws {
    #expect(try TimingProbe(name).name == name)
  }

  @Test(arguments: ["page.top", "keyboard.scale", "A.x.", ".top", "A@top", "keyboard.swipe"])
  func `X8 what cannot be followed is refused`(name: String) {
    #expect(throws: TextError.self) { try TimingProbe(name) }
  }

  @Test func `X4 where nothing is followed that is said, with what has no probe`() throws {
    let run = try TimingLab.run("list-edit", [], scale: 0.25, rate: 30, take: "tap \"edit\"\n")
    #expect(run.results.isEmpty)
    let lines = TimingReport(run).lines(.omitted)
    #expect(lines.first == "nothing that can be followed moves in this take")
    #expect(lines.contains { $0.contains("drawings that move by themselves") })
  }
}
