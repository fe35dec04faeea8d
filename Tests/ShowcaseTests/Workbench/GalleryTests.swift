import Blocks
import Canvas
import TestSupport
import Testing

@testable import Showcase

/// The gallery finds scenes by what is typed (SPEC X1).
struct GalleryTests {
  private func workbench(_ locale: StageSettings.Locale = .english) -> Workbench {
    var settings = StageSettings(knobs: KnobValues([]))
    settings.locale = locale
    return Workbench(
      scenes: SceneCatalogue.all, showing: 0,
      options: .init(scale: 1, settings: settings), text: FixedTextMeasuring(), at: .zero)
  }

  private func texts(_ workbench: Workbench) -> [String] {
    workbench.chrome().layers.flatMap { $0.content.flatMap(\.texts) }
  }

  private func type(_ text: String, into workbench: inout Workbench) {
    for letter in text { workbench.handle(.text(String(letter)), at: .zero) }
  }

  @Test func `X1 the keys for the next scene go down the gallery row by row, and round its end`() {
    var workbench = workbench()
    let order = workbench.families.flatMap(\.scenes)
    workbench.open(order[0], at: .zero)
    for place in 1...order.count {
      workbench.handle(.key(KeyPress(.pageDown)), at: .zero)
      #expect(workbench.index == order[place % order.count])
    }
    workbench.handle(.key(KeyPress(.pageUp)), at: .zero)
    #expect(workbench.index == order.last)
  }

  @Test func `X1 the scene that is open is in sight, from the first frame and at every size`()
    throws
  {
    let last = try #require(workbench().families.flatMap(\.scenes).last)
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: last,
      options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))),
      text: FixedTextMeasuring(), at: .zero)
    #expect(workbench.galleryRows.contains { $0.index == last })
    workbench.resize(to: Size(734, 500), at: .zero)
    let row = try #require(workbench.galleryRows.first { $0.index == last })
    #expect(row.rect.maxY <= 500 - Workbench.galleryFoot)
    workbench.handle(.wheel(delta: Point(0, -5000), at: Point(100, 300)), at: .zero)
    workbench.resize(to: Size(734, 520), at: .zero)
    #expect(
      !workbench.galleryRows.contains { $0.index == last }, "whoever scrolled away stays there")
  }

  @Test func `X1 the help of a scene over the inbox says how to open it, and that is true`() throws
  {
    let scenes = SceneCatalogue.all.indices.filter { SceneCatalogue.all[$0].opening != nil }
    #expect(scenes.count > 30)
    for index in scenes {
      let name = SceneCatalogue.all[index].info.name
      var driver = try SceneDriver(name)
      try driver.tap("row 1", at: 0)
      driver.run(to: 1)
      #expect(!driver.stage.summary().open.isEmpty, "\(name)")
      var workbench = Workbench(
        scenes: SceneCatalogue.all, showing: index,
        options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))),
        text: FixedTextMeasuring(), at: .zero)
      workbench.handle(.key(KeyPress(.character("h"))), at: .zero)
      let help = try #require(workbench.helpOverlay())
      #expect(
        help.layers.flatMap { $0.content.flatMap(\.texts) }.contains("· Tap a row to open it."))
    }
  }

  @Test func `X1 typing filters the scenes, their families and their number`() {
    var workbench = workbench()
    #expect(
      texts(workbench).contains("\(SceneCatalogue.all.count) of \(SceneCatalogue.all.count) scenes")
    )
    workbench.handle(.key(KeyPress(.character("/"))), at: .zero)
    #expect(workbench.isTyping && workbench.caret != nil)
    type("swipe", into: &workbench)
    #expect(texts(workbench).contains("Swipe and edit"))
    #expect(!texts(workbench).contains("Ten thousand rows"))
    #expect(!texts(workbench).contains("Confirm card"))
    type("qqq", into: &workbench)
    #expect(texts(workbench).contains("No scene like this"))
    workbench.handle(.key(KeyPress(.escape)), at: .zero)
    #expect(texts(workbench).contains("Ten thousand rows"))
    #expect(workbench.isTyping)
    workbench.handle(.key(KeyPress(.escape)), at: .zero)
    #expect(!workbench.isTyping && workbench.caret == nil)
  }

  @Test func `X1 a scene is found by name, title in both languages, row, family and SwiftUI name`()
    throws
  {
    let info = try #require(SceneCatalogue.scene(named: "list-edit")).info
    for query in ["list-edit", "SWIPE", "滑动", "L2", "swipeActions", "edit swipe", " "] {
      #expect(info.matches(query), "\(query)")
    }
    for query in ["lighthouse", "swipe lighthouse"] { #expect(!info.matches(query), "\(query)") }
  }

  @Test func `X1 arrows choose among what is found, Return opens it and gives the keys back`() {
    var workbench = workbench()
    workbench.handle(.key(KeyPress(.character("f"), modifiers: .control)), at: .zero)
    type("list-", into: &workbench)
    workbench.handle(.key(KeyPress(.enter)), at: .zero)
    let first = workbench.info.name
    #expect(first.hasPrefix("list-"))
    #expect(!workbench.isTyping)
    workbench.perform(.find, at: .zero)
    workbench.handle(.key(KeyPress(.down)), at: .zero)
    workbench.handle(.key(KeyPress(.enter)), at: .zero)
    #expect(workbench.info.name.hasPrefix("list-") && workbench.info.name != first)
  }

  @Test func `X1 letters go to the field only while it has the keys`() {
    var workbench = workbench()
    workbench.handle(.key(KeyPress(.character("/"))), at: .zero)
    workbench.handle(.key(KeyPress(.character("p"))), at: .zero)
    #expect(!workbench.isPaused, "P is a letter now")
    workbench.handle(.pointer(Pointer(.down, at: Point(500, 400))), at: .zero)
    workbench.handle(.pointer(Pointer(.up, at: Point(500, 400))), at: .zero)
    workbench.handle(.key(KeyPress(.character("p"))), at: .zero)
    #expect(workbench.isPaused)
  }

  @Test func `X1 a click in the field and on its cross; V6 the arrow at the ring belongs to it`() {
    var workbench = workbench()
    workbench.handle(.pointer(Pointer(.down, at: Point(80, 60))), at: .zero)
    #expect(workbench.isTyping)
    type("map", into: &workbench)
    workbench.handle(.pointer(Pointer(.up, at: Point(80, 60))), at: .zero)
    workbench.handle(.pointer(Pointer(.down, at: Point(216, 64))), at: .zero)
    #expect(texts(workbench).contains("Ten thousand rows"))
    workbench.handle(.key(KeyPress(.tab)), at: .zero)
    workbench.handle(.key(KeyPress(.tab)), at: .zero)
    workbench.handle(.key(KeyPress(.right)), at: .zero)
    #expect(!workbench.isPaused, "with a ring the arrow does not step the clock")
  }
}
