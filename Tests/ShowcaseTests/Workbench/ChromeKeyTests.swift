import Canvas
import Showcase
import TestSupport
import Testing

struct ChromeKeyTests {
  @Test(arguments: WorkbenchCommand.allCases)
  func `The chrome looks another way only under another key (X2)`(command: WorkbenchCommand) {
    let start = Instant(nanoseconds: 5_000_000_000)
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: 1,
      options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))),
      text: FixedTextMeasuring(), at: start)
    let (key, chrome) = (workbench.chromeKey, workbench.chrome())
    workbench.perform(command, at: start.advanced(by: 1))
    if workbench.chromeKey == key {
      #expect(workbench.chrome() == chrome, "a picture kept too long")
    } else {
      #expect(workbench.chrome() != chrome, "a picture made for nothing")
    }
  }
}
