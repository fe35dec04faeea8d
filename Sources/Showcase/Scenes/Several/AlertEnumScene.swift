import Blocks
import Canvas
import PresentationCore

/// One optional enum for all alerts: at most one is meant.
package struct AlertEnumModel: Sendable {
  /// The alert that is asked for.
  package var alert: AccountAlert?
  /// How many alerts are up, and were at most.
  package var count = AlertCount()
}

/// The right model: an enum item; another case lets the first leave before it enters (SPEC E3, Q1).
package struct AlertEnumScene: Scene {
  package let info = SceneInfo(
    name: "alert-enum", title: Phrase("One enum for all alerts", "所有警告框共用一个枚举"),
    family: .several,
    summary: Phrase(
      "One optional item: two alerts at once cannot be said, and a chain needs no second flag.",
      "一个可选值：无法同时要求两个警告框，连续弹出也不需要第二个开关。"),
    tries: [
      Phrase("Ask for both in one instant: the last one is meant.", "同时要求两个：以最后一个为准。"),
      Phrase(
        "Open Storage and choose “Use another account”: the next one follows, the mask stays.",
        "打开“存储空间”并选“换一个账户”：下一个接着出现，遮罩不消失。"),
      Phrase("Set delay=0.3s and do it again.", "设 delay=0.3s 再试一次。"),
    ],
    spec: ["E3", "E4", "Q1"], appleName: ".alert(item:) with an enum",
    icon: Symbol.taskAlt.rawValue,
    knobs: [
      Knob(
        "delay", .number(0...2, unit: "s"), fallback: "0s",
        summary: "seconds between the end of one alert and the entrance of the next")
    ], states: ["rest", "one", "next"],
    takes: [
      SceneTake("chain", "do storage\n800ms tap \"another\""),
      SceneTake("both", "do both"),
      SceneTake("replace", "do storage\n800ms do signOut"),
    ],
    actions: ["storage", "signOut", "both", "close"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> AlertEnumModel {
    AlertEnumModel()
  }

  package func environment(
    _ base: StageEnvironment, settings: StageSettings
  ) -> StageEnvironment {
    var environment = base
    environment.chainDelay = settings.knobs.number("delay")
    return environment
  }

  package func page(
    _ model: AlertEnumModel, _ settings: StageSettings
  ) -> any Block<AlertEnumModel> {
    let words = Words(settings.locale)
    return NotePage(
      words("Enum", "枚举"),
      footer: words(
        "One item has three states, and each of them means something: none, storage, sign-out.",
        "一个可选值有三种状态，每种都有意义：无、存储空间、退出登录。")
    ) {
      row("storage", .cloudDone, words("Storage is full", "存储空间已满"), "alert = \(text(model))")
      row("signOut", .lock, words("Sign out", "退出登录"), "alert = \(text(model))")
      row(
        "both", .layers, words("Both in one instant", "两个同时"),
        words("The last one is meant", "以最后一个为准"))
    }
    .alert(item: \.alert, id: "alert") { $0.alert(words) { $0.alert = .signOut } }
  }

  private func text(_ model: AlertEnumModel) -> String {
    model.alert.map { ".\($0.rawValue)" } ?? "nil"
  }

  private func row(
    _ name: String, _ symbol: Symbol, _ title: String, _ detail: String
  ) -> any Block<AlertEnumModel> {
    NoteRow<AlertEnumModel>(
      name: name, symbol: symbol, title: title, detail: detail, action: .run { _ in }, end: .none)
  }

  package func perform(
    _ action: String, on model: inout AlertEnumModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "storage": model.alert = .storage
    case "signOut": model.alert = .signOut
    case "both":
      model.alert = .storage
      model.alert = .signOut
    case "close": model.alert = nil
    default: throw ActionError("alert-enum has no action '\(action)'; try 'storage'")
    }
  }

  package func hear(
    _ event: Event, model: inout AlertEnumModel, presenter: inout Presenter
  ) {
    model.count.hear(event)
  }

  package func summarize(_ model: AlertEnumModel, into summary: inout EndSummary) {
    summary.text["alert"] = model.alert?.rawValue
    summary.text["most at once"] = "\(model.count.most)"
  }
}
