import Blocks
import Canvas
import PresentationCore

/// A popup of the stack that left, and why.
package struct Departure: Hashable, Sendable {
  /// Which one.
  package var id: PresentationID
  /// The reason its callbacks were given.
  package var reason: DismissReason
}

/// A flag for everything that can be up, and what is.
package struct StackModel: Sendable {
  /// Whether the lowest sheet is asked for.
  package var isFirst = false
  /// Whether the sheet on it is.
  package var isSecond = false
  /// Whether the alert is.
  package var isAlert = false
  /// Whether the card is: content, like the sheets.
  package var isCard = false
  /// Whether the card of the overlay level is.
  package var isOver = false
  /// Everything that is up, in the order of arrival.
  package var up: [PresentationID] = []
  /// What left together last, in the order of the callbacks.
  package var left: [Departure] = []
}

/// Sheet on sheet, alert on sheet, card under an alert, a popup above all (SPEC Q3, Q4).
package struct StackScene: Scene {
  package let info = SceneInfo(
    name: "stack", title: Phrase("Stack and levels", "叠放与层级"), family: .several,
    summary: Phrase(
      "Dismissing a lower one takes all above it along; levels decide who is in front.",
      "关闭下面的会带走上面的一切；层级决定谁在前面。"),
    tries: [
      Phrase(
        "Open a sheet, a sheet on it, an alert on that; then close the lowest from the alert.",
        "打开面板，再在上面打开面板和警告框；然后在警告框里关闭最下面的。"),
      Phrase(
        "From the alert ask for a card: it comes up under the alert, because alerts are above content.",
        "在警告框里打开卡片：它出现在警告框下面，因为警告框在内容之上。"),
      Phrase(
        "From the alert ask for what is above everything: it is in front.",
        "在警告框里打开最高层的弹窗：它在最前面。"),
    ],
    spec: ["Q3", "Q4", "E5", "S11"], appleName: ".sheet inside .sheet, .alert, UIWindow.Level",
    icon: Symbol.layers.rawValue, states: ["two sheets", "alert", "above"],
    takes: [
      SceneTake(
        "all", "do sheet 1\n700ms do sheet 2\n1400ms do alert\n2400ms do close lowest"),
      SceneTake("card under alert", "do alert\n700ms do card\n1700ms tap \"cancel\""),
      SceneTake("above", "do sheet 1\n700ms do alert\n1400ms do above"),
    ],
    actions: StackOrder.allCases.map(\.rawValue))

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> StackModel { StackModel() }

  package func page(_ model: StackModel, _ settings: StageSettings) -> any Block<StackModel> {
    let words = Words(settings.locale)
    let text = StackText(words: words)
    var over = PresentationStyle.card
    over.level = .overlay
    over.place = .top(gap: 8)
    return NotePage(words("Stack", "叠放"), footer: text.footer(model)) {
      text.rows([.sheet1, .alert, .card, .above])
    }
    .sheet(isPresented: \.isFirst, detents: [.large], look: .groupedSheet, id: "sheet 1") { _ in
      text.sheet(1, [.sheet2, .alert, .card, .above, .closeLowest])
        .sheet(isPresented: \.isSecond, detents: [.large], look: .groupedSheet, id: "sheet 2") {
          _ in text.sheet(2, [.alert, .card, .above, .closeLowest])
        }
    }
    .alert(isPresented: \.isAlert, id: "alert") { _ in text.alert }
    .popup(isPresented: \.isCard, PopupOptions(.card, id: "card")) { _ in text.card }
    .popup(isPresented: \.isOver, PopupOptions(over, look: .card, id: "above", arrival: .stack)) {
      _ in text.above
    }
  }

  package func perform(
    _ action: String, on model: inout StackModel, with presenter: inout Presenter
  ) throws(ActionError) {
    guard let order = StackOrder(rawValue: action) else {
      throw ActionError("stack has no action '\(action)'; try 'sheet 1'")
    }
    order.carryOut(on: &model)
  }

  package func hear(_ event: Event, model: inout StackModel, presenter: inout Presenter) {
    switch event {
    case .willPresent(let id, _, _):
      model.up.append(id)
      model.left = []
    case .willDismiss(let id, _, let reason):
      model.left.append(Departure(id: id, reason: reason))
    case .didDismiss(let id, _, _): model.up.removeAll { $0 == id }
    default: break
    }
  }

  package func summarize(_ model: StackModel, into summary: inout EndSummary) {
    summary.text["up"] = model.up.map(\.description).joined(separator: ", ")
    summary.text["left"] = model.left.map { "\($0.id) \($0.reason.rawValue)" }
      .joined(separator: ", ")
    summary.flags = [
      "sheet 1": model.isFirst, "sheet 2": model.isSecond, "alert": model.isAlert,
      "card": model.isCard, "above": model.isOver,
    ]
  }
}
