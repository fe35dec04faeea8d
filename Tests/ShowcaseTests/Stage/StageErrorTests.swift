import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// SPEC E1, E4: programmer's errors are for people, each once.
struct StageErrorTests {
  @Test func `E1 an error is kept by the stage, once however often it is made`() throws {
    var driver = try SceneDriver("binding-conflict")
    #expect(driver.stage.errors == [])
    try driver.perform("flag on", at: 1)
    try driver.perform("flag off", at: 3)
    try driver.perform("flag on", at: 5)
    driver.run(to: 7)
    #expect(driver.stage.errors.count == 1)
    #expect(driver.stage.errors.first?.time == SceneDriver.epoch.advanced(by: 1))
    var news = ErrorNews()
    let lines = news.lines(of: driver.stage, since: SceneDriver.epoch)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("binding-conflict at 1000ms: ") ?? false)
    #expect(news.lines(of: driver.stage, since: SceneDriver.epoch) == [])
  }

  @Test func `E1 the window tells an error once, also when the scene is played again`() throws {
    let index = try #require(SceneCatalogue.all.firstIndex { $0.info.name == "binding-conflict" })
    let start = Instant(nanoseconds: 7_000_000_000)
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))),
      text: FixedTextMeasuring(), at: start)
    _ = workbench.screen(at: start)
    #expect(workbench.takeErrors() == [])
    var copy = workbench.stage
    let found = copy.element(named: "flag", at: copy.now)
    let place = try #require(found) + workbench.layout.screenOrigin
    for (phase, time) in [(Pointer.Phase.down, 1.0), (.up, 1.05)] {
      let moment = start.advanced(by: time)
      workbench.handle(.pointer(Pointer(phase, at: place)), at: moment)
      _ = workbench.screen(at: moment)
    }
    #expect(workbench.takeErrors().count == 1)
    workbench.open(index, at: start.advanced(by: 2))
    #expect(workbench.takeErrors() == [])
  }
}
