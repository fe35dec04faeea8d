/// What a catalogue tells about a scene: menu, help, completion and tests read it (SPEC X1).
package struct SceneInfo: Hashable, Sendable {
  /// The name on the command line, lower case with dashes.
  package var name: String
  /// The title in the gallery.
  package var title: Phrase
  /// The group in the gallery.
  package var family: Family
  /// One sentence: what it shows.
  package var summary: Phrase
  /// What to try, one sentence each.
  package var tries: [Phrase]
  /// The SPEC rows it shows.
  package var spec: [String]
  /// The SwiftUI or UIKit name of the same thing.
  package var appleName: Phrase
  /// Icon in the gallery: a code point of the icon font.
  package var icon: UInt32
  /// Its parameters.
  package var knobs: [Knob]
  /// Names of its resting states, for captures and documents.
  package var states: [String]
  /// Its takes; the first is the default one, whose trigger is at 0.
  package var takes: [SceneTake]
  /// Names a take may call with `do`.
  package var actions: [String]

  /// The groups of the gallery, in its order.
  package enum Family: Hashable, Sendable, CaseIterable {
    case page, lists, navigation, cards, alerts, sheets, covers, anchored, overlay, several,
      declared, lab

    /// The head above its scenes.
    package var title: Phrase {
      switch self {
      case .page: Phrase("Page", "页面")
      case .navigation: Phrase("Navigation", "导航")
      case .lists: Phrase("Lists", "列表")
      case .cards: Phrase("Custom cards", "自定义卡片")
      case .alerts: Phrase("Alerts and dialogs", "警告与确认")
      case .sheets: Phrase("Sheets", "面板")
      case .covers: Phrase("Full-screen covers", "全屏覆盖")
      case .anchored: Phrase("Popovers and menus", "气泡与菜单")
      case .overlay: Phrase("Over everything", "浮于一切之上")
      case .several: Phrase("Several at once", "多个弹窗")
      case .declared: Phrase("Declared deep", "深层声明")
      case .lab: Phrase("Lab", "实验室")
      }
    }
  }

  /// A scene's description.
  package init(
    name: String, title: Phrase, family: Family, summary: Phrase, tries: [Phrase] = [],
    spec: [String], appleName: Phrase, icon: UInt32, knobs: [Knob] = [], states: [String] = [],
    takes: [SceneTake] = [], actions: [String] = []
  ) {
    self.name = name
    self.title = title
    self.family = family
    self.summary = summary
    self.tries = tries
    self.spec = spec
    self.appleName = appleName
    self.icon = icon
    self.knobs = knobs
    self.states = states
    self.takes = takes
    self.actions = actions
  }
}

/// A named input script of a scene, in the take syntax (DESIGN "Takes").
package struct SceneTake: Hashable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The script.
  package var text: String

  /// A script under a name.
  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
