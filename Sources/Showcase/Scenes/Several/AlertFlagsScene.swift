import Blocks
import Canvas
import PresentationCore

/// One flag for each alert: four states, of which one makes no sense.
package struct AlertFlagsModel: Sendable {
  /// Whether the first alert is asked for.
  package var isStorageFull = false
  /// Whether the second one is.
  package var isSigningOut = false
  /// How many alerts are up, and were at most.
  package var count = AlertCount()
}

/// What goes wrong with one flag per alert: both can be set (SPEC E4, Q1).
package struct AlertFlagsScene: Scene {
  package let info = SceneInfo(
    name: "alert-flags", title: Phrase("A flag for each alert", "每个警告框一个开关"),
    family: .several,
    summary: Phrase(
      "Two flags can both be true: two alerts lie on each other. Compare it with alert-enum.",
      "两个开关可以同时为真：两个警告框叠在一起。与 alert-enum 对比。"),
    tries: [
      Phrase("Set both in one instant: two alerts, twice the mask.", "同时打开两个：两个警告框，遮罩变深。"),
      Phrase("Close the upper one: the lower one was under it all the time.", "关掉上面的：下面那个一直都在。"),
      Phrase("Do the same in the scene alert-enum.", "在 alert-enum 场景里做同样的事。"),
    ],
    spec: ["E4", "E3", "Q1"], appleName: ".alert(isPresented:) twice",
    icon: Symbol.errorOutline.rawValue, states: ["rest", "both"],
    takes: [
      SceneTake("both", "do both"),
      SceneTake("one", "do storage"),
      SceneTake("one by one", "do both\n900ms tap \"cancel\""),
    ],
    actions: ["storage", "signOut", "both", "close"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> AlertFlagsModel {
    AlertFlagsModel()
  }

  package func page(
    _ model: AlertFlagsModel, _ settings: StageSettings
  ) -> any Block<AlertFlagsModel> {
    let words = Words(settings.locale)
    return NotePage(words("Flags", "开关"), footer: footer(model, words)) {
      row(
        "storage", .cloudDone, words("Storage is full", "存储空间已满"),
        "isStorageFull = \(model.isStorageFull)")
      row("signOut", .lock, words("Sign out", "退出登录"), "isSigningOut = \(model.isSigningOut)")
      row(
        "both", .layers, words("Both in one instant", "两个同时"),
        words("Nothing forbids it", "没有什么能阻止"))
    }
    .alert(isPresented: \.isStorageFull, id: "storage alert") { _ in
      AccountAlert.storage.alert(words) { $0.isSigningOut = true }
    }
    .alert(isPresented: \.isSigningOut, id: "sign-out alert") { _ in
      AccountAlert.signOut.alert(words) { _ in }
    }
  }

  private func row(
    _ name: String, _ symbol: Symbol, _ title: String, _ detail: String
  ) -> any Block<AlertFlagsModel> {
    NoteRow<AlertFlagsModel>(
      name: name, symbol: symbol, title: title, detail: detail, action: .run { _ in }, end: .none)
  }

  private func footer(_ model: AlertFlagsModel, _ words: Words) -> String {
    if model.isStorageFull, model.isSigningOut {
      return words(
        "Both are true: two alerts at once, the mask drawn twice. Which one is meant?",
        "两个都为真：同时出现两个警告框，遮罩画了两次。到底要哪个？")
    }
    return words(
      "Two flags have four states; the fourth, both true, means nothing.",
      "两个开关有四种状态；第四种（都为真）没有意义。")
  }

  package func perform(
    _ action: String, on model: inout AlertFlagsModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "storage": model.isStorageFull = true
    case "signOut": model.isSigningOut = true
    case "both": (model.isStorageFull, model.isSigningOut) = (true, true)
    case "close": (model.isStorageFull, model.isSigningOut) = (false, false)
    default: throw ActionError("alert-flags has no action '\(action)'; try 'both'")
    }
  }

  package func hear(
    _ event: Event, model: inout AlertFlagsModel, presenter: inout Presenter
  ) {
    model.count.hear(event)
  }

  package func summarize(_ model: AlertFlagsModel, into summary: inout EndSummary) {
    summary.flags["storage"] = model.isStorageFull
    summary.flags["signOut"] = model.isSigningOut
    summary.text["most at once"] = "\(model.count.most)"
  }
}
