import Blocks
import Canvas
import Capture
import PresentationCore
import Raster
import Showcase
import TestSupport
import Testing

/// The audit finds what is wrong and nothing else (SPEC V3, V5).
struct ScreenAuditTests {
  private func faults(_ page: any Block<Int>) throws -> [String] {
    let audit = LayoutAudit(measuring: FixedTextMeasuring())
    let device = try #require(Device.named("iphone-15"))
    let report = try audit.report(
      on: PageScene(content: page), in: LayoutCase(device, .large, .english, .leftToRight))
    return report.findings.filter { $0.orientation == .portrait }.map(\.finding.line)
  }

  private func at(_ x: Double, _ y: Double, _ block: some Block<Int>) -> any Block<Int> {
    block.padding(Insets(top: y, left: x)).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @Test func `V3 text under the notch and beside the safe area is told`() throws {
    #expect(try faults(at(100, 100, Label("Fine"))) == [])
    #expect(try faults(at(100, 10, Label("Up"))).first?.hasPrefix("unsafe on page: \"Up\"") == true)
    #expect(try faults(at(100, 815, Label("Low"))).contains { $0.hasPrefix("unsafe on page") })
  }

  @Test func `V5 text that is cut where nothing scrolls is told`() throws {
    let tall = Label<Int>("A line that is cut").frame(width: 200, height: 8).clip(radius: 2)
    #expect(try faults(at(100, 100, tall)).contains { $0.hasPrefix("cut on page") })
    let scrolled = Scroll("list") { Label<Int>("A line that scrolls") }
      .frame(width: 200, height: 8)
    #expect(try faults(at(100, 100, scrolled)) == [])
  }

  @Test func `V5 lines and controls on one another are told`() throws {
    let lines = ZStack<Int> {
      Label("One")
      Label("Two").padding(Insets(left: 6))
    }
    #expect(try faults(at(100, 100, lines)).contains { $0.hasPrefix("overlap on page: \"One\"") })
    let buttons = ZStack<Int>(alignment: .topLeading) {
      Button("One", style: .pill) { _ in }
      Button("Two", style: .pill) { _ in }.padding(Insets(left: 30))
    }
    #expect(try faults(at(100, 100, buttons)).contains { $0.hasPrefix("collision on page") })
  }

  @Test func `V3 X8 a take that cannot be played is told, and the others are looked at`() throws {
    var scene = PageScene(content: Label<Int>("Fine"))
    scene.info.takes = [
      SceneTake("wait", "0 tap 200,400\n1s tap 200,400\n"),
      SceneTake("lost", "0 tap 200,400\n500ms tap nobody\n"),
    ]
    let device = try #require(Device.named("iphone-15"))
    let layout = LayoutCase(device, .large, .english, .leftToRight)
    let text = FixedTextMeasuring()
    let all = try LayoutAudit(measuring: text, takes: .all).report(on: scene, in: layout)
    #expect(all.unplayed.map(\.take) == ["page/lost"])
    #expect(all.unplayed.map(\.place) == [TextPlace(line: 2, column: 11)])
    #expect(all.faults == all.findings.count + 1)
    let first = try LayoutAudit(measuring: text).report(on: scene, in: layout)
    #expect(first.unplayed.isEmpty && first.screens < all.screens)
    let contrast = ContrastAudit(
      measuring: text, rasterizer: Rasterizer(text: NoGlyphs()), takes: .all)
    #expect(throws: CommandError.self) { try contrast.findings(on: scene, in: .light) }
  }

  @Test func `V5 a title smaller than its message is told`() throws {
    func card(_ title: TextRole, _ message: TextRole) -> any Block<Int> {
      VStack<Int>(spacing: 8) {
        Label("Title", title).named("title")
        Label("Message", message).named("message")
      }
    }
    #expect(try faults(at(100, 100, card(.title3, .subhead))) == [])
    #expect(
      try faults(at(100, 100, card(.footnote, .subhead))).first?
        .hasPrefix("inverted on page: \"Title\"") == true)
  }

  @Test func `V3 what a finger holds is not looked at, what it has let go of is`() throws {
    var scene = PageScene(content: at(100, 10, Label("Up")))
    let device = try #require(Device.named("iphone-15"))
    let layout = LayoutCase(device, .large, .english, .leftToRight)
    func screens(_ take: String) throws -> Int {
      scene.info.takes = [SceneTake("take", take)]
      return try LayoutAudit(measuring: FixedTextMeasuring()).report(on: scene, in: layout).screens
    }
    let held = try screens("down 200,400\n1s up\n2s tap 200,400")
    let free = try screens("tap 200,400\n1s tap 200,400\n2s tap 200,400")
    #expect(free - held == 2, "one moment upright and turned")
  }

  @Test func `V5 the only line of a control may not be shortened`() throws {
    let button = Button<Int>("A title far too long", style: .bar) { _ in }.frame(width: 90)
    #expect(try faults(at(100, 100, button)).contains { $0.hasPrefix("shortened on page") })
  }
}

/// A scene that is only a page.
struct PageScene: Scene {
  // A page of plain values; it is made and looked at on one thread.
  nonisolated(unsafe) let content: any Block<Int>

  var info = SceneInfo(
    name: "page", title: Phrase("", ""), family: .page, summary: Phrase("", ""), spec: [],
    appleName: "", icon: 0)

  func model(_ settings: StageSettings, at start: Instant) -> Int { 0 }

  func page(_ model: Int, _ settings: StageSettings) -> any Block<Int> { content }
}
