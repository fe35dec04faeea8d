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

  /// What a screen reader is told while each take of a scene runs: popups come and go in them.
  private func trees(
    of name: String, _ locale: StageSettings.Locale
  ) throws -> [(moment: String, tree: AccessibilityNode)] {
    let scene = try #require(SceneCatalogue.scene(named: name))
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.locale = locale
    var trees = [("at rest", try tree(of: name, at: 0, locale: locale))]
    for take in scene.info.takes {
      let stage = SceneCatalogue.stage(
        of: scene, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
      var player = TakePlayer(try TakeParser.parse(take.text, name: take.name), on: stage)
      for time in [0.4, 1.1, 2.3] {
        try player.play(to: Int64(time * 1e9))
        var copy = player.stage
        trees.append(("\(take.name) at \(time)", copy.accessibility(at: copy.now)))
      }
    }
    return trees
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V6 every control has a role and a label, in both languages, also in popups`(
    scene: String
  ) throws {
    for locale in StageSettings.Locale.allCases {
      for (moment, tree) in try trees(of: scene, locale) {
        for node in all(tree) where node.role != .page && node.role != .dialog {
          #expect(!node.label.isEmpty, "\(locale) \(moment): \(node.role) '\(node.name)'")
        }
      }
    }
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V6 all that can be touched is told, and nothing twice`(scene: String) throws {
    for (moment, tree) in try trees(of: scene, .english) {
      for surface in tree.children {
        let names = surface.children.filter { $0.role != .text }.map(\.name)
        #expect(Set(names).count == names.count, "\(moment): \(surface.name)")
      }
    }
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V6 siblings have names of their own on every level, or are plain text`(
    scene: String
  ) throws {
    for (moment, tree) in try trees(of: scene, .english) {
      for parent in all(tree) {
        let named = parent.children.filter { $0.role != .text }
        #expect(named.allSatisfy { !$0.name.isEmpty }, "\(moment): \(parent.name)")
        let names = named.map(\.name)
        #expect(Set(names).count == names.count, "\(moment): \(parent.name): \(names)")
      }
    }
  }

  @Test func `V6 V7 nothing of a secret is told, in the tree, in the trace or in a golden`() throws
  {
    let secret = "Tr0ub4dor"
    let scene = try #require(SceneCatalogue.scene(named: "input-card"))
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.knobs["field"] = "passcode"
    let stage = SceneCatalogue.stage(
      of: scene, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
    let take = try TakeParser.parse("do show\n600ms type \(secret)", name: "secret")
    var lines: [String] = []
    var run = TraceRun(TakePlayer(take, on: stage), rate: 60, tree: .told)
    try run.run(until: 2_000_000_000) { lines.append($0.text) }
    #expect(lines.contains { $0.contains(String(repeating: "•", count: secret.count)) })
    // Neither all of it nor any three letters in a row.
    let letters = Array(secret)
    let parts = letters.indices.dropLast(2).map { String(letters[$0...($0 + 2)]) }
    for line in lines {
      for part in parts { #expect(!line.contains(part), "\(part) in \(line.prefix(300))") }
    }
    var player = TakePlayer(take, on: stage)
    try player.play(to: 2_000_000_000)
    var copy = player.stage
    let tree = copy.accessibility(at: copy.now)
    let field = try #require(all(tree).first { $0.role == .field && $0.isFocused })
    #expect(field.value == String(repeating: "•", count: secret.count))
    for part in parts { #expect(!PictureLayout(tree).text.contains(part)) }
  }

  @Test func `V6 a switch, a tab, a choice and a star tell their state`() throws {
    let sort = all(try tree(of: "popover", do: "show"))
    let unread = try #require(sort.first { $0.role == .toggle })
    #expect(unread.state == .off && unread.label == "Unread")
    let tabs = all(try tree(of: "inbox")).filter { $0.role == .tab }
    #expect(tabs.map(\.state) == [.on, .off, .off, .off])
    let stars = all(try tree(of: "rating-card", do: "show")).filter { $0.role == .option }
    #expect(stars.map(\.label) == ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
  }

  @Test func `V6 L2 a row offers by name what a swipe shows, and what a drag does`() throws {
    let rows = all(try tree(of: "list-edit"))
    let row = try #require(rows.first { $0.name == "row 2" })
    #expect(row.actions == ["Delete", "Archive", "Read", "Pin"])
    let editing = try #require(SceneCatalogue.scene(named: "list-edit"))
    var stage = SceneCatalogue.stage(
      of: editing, settings: StageSettings(knobs: KnobValues(editing.info.knobs)),
      text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
    let found = stage.element(named: "edit", at: stage.now)
    let edit = try #require(found)
    for phase in [Pointer.Phase.down, .up] {
      stage.send(InputEvent(.pointer(Pointer(phase, at: edit)), at: stage.now))
    }
    let nodes = all(stage.accessibility(at: stage.now.advanced(by: 1)))
    let option = try #require(nodes.first { $0.name == "row 2" })
    #expect(option.role == .option && option.state == .off)
    #expect(option.actions == ["Move up", "Move down"])
    #expect(nodes.first { $0.name == "row 2 handle" }?.role == .handle)
  }

  @Test func `V6 V7 a field tells what it is for and what stands in it, a secret one only dots`()
    throws
  {
    let nodes = all(try tree(of: "input-card", do: "show"))
    let field = try #require(nodes.first { $0.role == .field && $0.label == "Group name" })
    #expect(field.value?.isEmpty == false)
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
