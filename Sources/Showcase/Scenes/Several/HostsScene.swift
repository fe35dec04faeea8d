import Blocks
import Canvas
import PresentationCore

/// Three flags, a sheet on each, and which sheets are up.
package struct HostsModel: Sendable {
  /// The bindings of the sheets.
  package var flags = [false, false, false]
  /// Numbers of the sheets that are up or on their way in.
  package var up: Set<Int> = []

  static func id(_ index: Int) -> PresentationID { PresentationID("sheet \(index + 1)") }
}

/// A host decides which of the sheets declared inside it is up (SPEC Q5).
package struct HostsScene: Scene {
  package let info = SceneInfo(
    name: "hosts", title: Phrase("Hosts of sheets", "面板的宿主"), family: .several,
    summary: Phrase(
      "Three sheets declared under one host: the first active, the last active, or all stacked.",
      "同一宿主下声明三个面板：显示第一个、最后一个，或全部叠放。"),
    tries: [
      Phrase(
        "Set all three: one is up, the others keep their flags and wait.", "全部打开：只显示一个，其余保持开关并等待。"),
      Phrase("Close the one that is up: the next has its turn.", "关闭当前的：下一个接替。"),
      Phrase("Set policy to lastActive and stack.", "把 policy 设为 lastActive 和 stack。"),
      Phrase(
        "Set form=overlays: the same declarations come from the side.",
        "设 form=overlays：同样的声明从侧边进入。"),
    ],
    spec: ["Q5", "Q1", "S6", "H3"],
    appleName: Phrase(
      "one .sheet(item:) per host, chosen among all flags", "每个宿主一个 .sheet(item:)，在所有开关中选择"),
    icon: Symbol.viewAgenda.rawValue,
    knobs: [
      Knob(
        "policy", .choice(SheetHostPolicy.allCases.map(\.rawValue)), fallback: "firstActive",
        summary: "which of the sheets with a set flag are up"),
      Knob(
        "form", .choice(["sheets", "overlays"]), fallback: "sheets",
        summary: "as what the host shows them: sheets, or overlays with a transition of its own"),
    ], states: ["one", "all"],
    takes: [
      SceneTake("all", "do all"),
      SceneTake("turns", "do all\n1200ms tap \"close\"\n2600ms tap \"close\""),
      SceneTake("another", "do flag 2\n1200ms do flag 1"),
    ],
    actions: ["all", "none", "flag 1", "flag 2", "flag 3"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> HostsModel { HostsModel() }

  package func page(_ model: HostsModel, _ settings: StageSettings) -> any Block<HostsModel> {
    let words = Words(settings.locale)
    let policy = SheetHostPolicy(rawValue: settings.knobs["policy"]) ?? .firstActive
    return NotePage(words("Hosts", "宿主"), footer: policy.footer(words)) {
      for index in model.flags.indices { row(index, model, settings, words) }
      NoteRow<HostsModel>(
        name: "all", symbol: .layers, title: words("Set all three", "全部打开"), detail: "",
        action: .run { _ in }, end: .none)
    }
    .sheetHost(policy, as: isOverlay(settings) ? .overlays(.drawer) : .sheets)
  }

  private func isOverlay(_ settings: StageSettings) -> Bool {
    settings.knobs["form"] == "overlays"
  }

  private func row(
    _ index: Int, _ model: HostsModel, _ settings: StageSettings, _ words: Words
  ) -> any Block<HostsModel> {
    let state =
      !model.flags[index]
      ? words("flag off", "开关关闭")
      : model.up.contains(index)
        ? words("flag on, sheet up", "开关打开，已显示") : words("flag on, sheet waits", "开关打开，等待中")
    let detent = Detent.fit
    return NoteRow<HostsModel>(
      name: "flag \(index + 1)",
      symbol: model.flags[index] ? .checkCircle : .radioButtonUnchecked,
      title: words("Sheet \(index + 1)", "面板 \(index + 1)"), detail: state, action: .run { _ in },
      end: .none
    )
    .popup(
      isPresented: \.flags[index],
      .sheet(
        SheetSpec(detents: [detent], largestUndimmed: detent.identifier),
        id: HostsModel.id(index).description)
    ) { _ in
      HostedSheet(number: index + 1, words: words)
        .padding(Insets(bottom: isOverlay(settings) ? 20 : 16))
    }
  }

  package func perform(
    _ action: String, on model: inout HostsModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "all": model.flags = [true, true, true]
    case "none": model.flags = [false, false, false]
    case "flag 1": model.flags[0].toggle()
    case "flag 2": model.flags[1].toggle()
    case "flag 3": model.flags[2].toggle()
    default: throw ActionError("hosts has no action '\(action)'; try 'all'")
    }
  }

  package func hear(_ event: Event, model: inout HostsModel, presenter: inout Presenter) {
    for index in model.flags.indices {
      switch event {
      case .willPresent(HostsModel.id(index), _, _): model.up.insert(index)
      case .willDismiss(HostsModel.id(index), _, _): model.up.remove(index)
      default: break
      }
    }
  }

  package func summarize(_ model: HostsModel, into summary: inout EndSummary) {
    for (index, flag) in model.flags.enumerated() { summary.flags["flag \(index + 1)"] = flag }
    summary.text["up"] = model.up.sorted().map { "\($0 + 1)" }.joined(separator: ", ")
  }
}

extension PresentationStyle {
  /// What the host shows instead of sheets: a card at the trailing side that comes from there.
  fileprivate static var drawer: PresentationStyle {
    PresentationStyle(
      name: "drawer", place: .trailing(gap: 12),
      insertion: Transition([.move(.trailing)], curve: settle),
      removal: Transition([.move(.trailing)], curve: leave), cornerRadius: 16)
  }
}

extension SheetHostPolicy {
  fileprivate func footer(_ words: Words) -> String {
    switch self {
    case .firstActive:
      words("First active: the upper one of the set flags has the turn.", "第一个：打开的开关中最靠上的显示。")
    case .lastActive:
      words("Last active: the lowest one of the set flags has the turn.", "最后一个：打开的开关中最靠下的显示。")
    case .stack: words("Stack: all of them, newest on top.", "叠放：全部显示，最新的在最上。")
    }
  }
}

/// What a sheet of the host shows.
struct HostedSheet<Model>: Composite {
  let number: Int
  let words: Words

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(words("Sheet \(number)", "面板 \(number)"))
      Label(
        words(
          "Closing it writes false to its own flag; the next one has its turn.",
          "关闭时把自己的开关设为关；下一个接替。")
      )
      .color(.labelSecondary).padding(.horizontal, 16)
    }
  }
}
