import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// SPEC V5, K7: what is to be touched or pointed at comes into sight first.
struct SightTests {
  private func stage(_ name: String, _ size: StageSettings.Orientation = .portrait) throws
    -> any Staging
  {
    let scene = try #require(SceneCatalogue.scene(named: name))
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.textSize = .accessibility5
    settings.orientation = size
    return SceneCatalogue.stage(
      of: scene, settings: settings, text: FixedTextMeasuring(), epoch: .zero)
  }

  private func area(_ name: String, _ stage: any Staging, at time: Double) -> PlacedArea? {
    var copy = stage
    return copy.placedAreas(at: Instant.zero.advanced(by: time)).first { $0.name == name }
  }

  @Test(arguments: StageSettings.Orientation.allCases)
  func `V5 a row below the screen is scrolled to; one that is seen stays where it is`(
    orientation: StageSettings.Orientation
  ) throws {
    var stage = try stage("inbox", orientation)
    let unseen = stage.element(named: "row 6", at: .zero)
    #expect(unseen == nil)
    stage.bringIntoSight("row 6", at: .zero)
    let offset = stage.snapshot(at: .zero).page.offset
    #expect(offset > 0)
    let row = try #require(area("row 6", stage, at: 0))
    #expect(row.visible.height > min(row.frame.height, 200) - 1)
    stage.bringIntoSight("row 6", at: .zero)
    stage.bringIntoSight("no such row", at: .zero)
    let after = stage.snapshot(at: .zero).page.offset
    #expect(after == offset)
  }

  @Test func `S6, V5 a row under an undimmed sheet is brought above it`() throws {
    var stage = try stage("undimmed-sheet")
    try stage.perform("show", at: .zero)
    let later = Instant.zero.advanced(by: 1)
    _ = stage.snapshot(at: later)
    stage.bringIntoSight("row 4", at: later)
    let sheets = stage.snapshot(at: later).presentations
    let sheet = try #require(sheets.first).frame
    let row = try #require(area("row 4", stage, at: 1))
    #expect(row.frame.center.y < sheet.minY)
  }

  @Test(arguments: StageSettings.Orientation.allCases)
  func `K7 each step of the guide brings what it points at into its hole`(
    orientation: StageSettings.Orientation
  ) throws {
    var stage = try stage("spotlight", orientation)
    try stage.perform("show", at: .zero)
    for (step, target) in ["compose", "search", "row 2"].enumerated() {
      let time = Double(2 * step + 2)
      let seen = try #require(area(target, stage, at: time))
      #expect(!seen.visible.isEmpty && seen.visible.contains(seen.frame.center), "\(target)")
      let moment = Instant.zero.advanced(by: time)
      let guide = stage.snapshot(at: moment).presentations.first
      #expect(guide?.anchoring?.thing.intersection(seen.frame) == seen.frame, "\(target)")
      let found = stage.element(named: "next", at: moment)
      let next = try #require(found)
      for phase in [Pointer.Phase.down, .up] {
        stage.send(
          InputEvent(.pointer(Pointer(phase, at: next)), at: moment))
      }
    }
  }
}
