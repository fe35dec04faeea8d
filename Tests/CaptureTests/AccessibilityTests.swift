import Blocks
import Canvas
import Capture
import Showcase
import TestSupport
import Testing

/// What a screen reader is told (SPEC V6).
struct AccessibilityTests {
  private func tree(
    of name: String, do action: String? = nil, at seconds: Double = 1,
    locale: StageSettings.Locale = .english
  ) throws -> AccessibilityNode {
    let scene = try #require(SceneCatalogue.scene(named: name))
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.locale = locale
    var stage = SceneCatalogue.stage(
      of: scene, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
    if let action { try stage.perform(action, at: stage.now) }
    return stage.accessibility(at: SceneCatalogue.epoch.advanced(by: seconds))
  }

  private func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
    [node] + node.children.flatMap(all)
  }

  @Test func `V6 a dialog is told with its title, and its buttons with their words`() throws {
    let tree = try tree(of: "confirm-card", do: "show")
    let dialog = try #require(tree.children.last)
    #expect(dialog.role == .dialog && dialog.isEnabled)
    #expect(dialog.label.hasPrefix("Archive"))
    let confirm = try #require(dialog.children.first { $0.name == "confirm" })
    #expect(confirm.role == .button && confirm.label == "Archive")
  }

  @Test func `V6 M6 everything behind a blocking popup is out of reach`() throws {
    let page = try #require(try tree(of: "confirm-card", do: "show").children.first)
    #expect(page.role == .page && !page.children.isEmpty)
    #expect(all(page).allSatisfy { !$0.isEnabled })
    let free = try #require(try tree(of: "confirm-card").children.first)
    #expect(free.isEnabled && free.children.contains { $0.isEnabled })
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V6 every control has a role and a label, in both languages`(scene: String) throws {
    for locale in StageSettings.Locale.allCases {
      for node in all(try tree(of: scene, locale: locale)) where node.role != .page {
        #expect(!node.label.isEmpty, "\(node)")
      }
    }
  }

  @Test func `V6 labels follow the language`() throws {
    let dialog = try tree(of: "confirm-card", do: "show", locale: .simplifiedChinese)
      .children.last
    #expect(dialog?.children.first { $0.name == "confirm" }?.label == "归档")
  }

  @Test func `V6 the trace tells the tree before its last line`() throws {
    let player = try TakePlayer(
      TakeParser.parse("do present A", name: "a"), on: LabStage.make())
    var lines: [String] = []
    var run = TraceRun(player, tree: .told)
    try run.run(until: 1_000_000_000) { lines.append($0.text) }
    #expect(lines.count > 2)
    #expect(lines[lines.count - 2].contains(#""tree":{"role":"screen","name":"lab""#))
    #expect(lines.last?.contains(#""end":"#) == true)
  }
}
