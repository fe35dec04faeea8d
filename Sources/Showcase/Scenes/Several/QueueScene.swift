import Blocks
import Canvas
import PresentationCore

/// Every ticket asked for, in order.
package struct QueueModel: Sendable {
  /// The tickets.
  package var tickets: [QueueTicket] = []
  /// Gap and timer, by the knobs at the start.
  let knobs: KnobValues

  /// The one that waits and came last.
  var lastWaiting: QueueTicket? { tickets.last { $0.state == .waiting } }
}

/// Popups one after the other: priority, replace, preempt, remove and clear (SPEC Q2).
package struct QueueScene: Scene {
  package let info = SceneInfo(
    name: "queue", title: Phrase("Queue", "队列"), family: .several,
    summary: Phrase(
      "Requested popups show one after the other; the panel shows who waits.",
      "请求的弹窗依次出现；面板显示谁在等待。"),
    tries: [
      Phrase("Ask for three, then press Done on each.", "请求三个，然后逐个点“完成”。"),
      Phrase("While one is up ask for an urgent one: it is the next.", "显示时请求一个紧急的：它会是下一个。"),
      Phrase(
        "Step in front: the other leaves and comes back afterwards, its timer goes on.",
        "插队：当前的先离开，之后回来，计时器继续。"),
      Phrase(
        "Remove one that waits: it never shows. Clear: nobody follows.",
        "移除等待中的：它不会出现。清空：后面没有了。"),
    ],
    spec: ["Q2", "E5", "K8"], appleName: Phrase("no system counterpart", "系统没有对应的组件"),
    icon: Symbol.list.rawValue,
    knobs: [
      Knob(
        "gap", .number(0...2, unit: "s"), fallback: "0.2s",
        summary: "seconds between two tickets of the queue"),
      Knob(
        "timer", .number(0...30, unit: "s"), fallback: "0s",
        summary: "seconds until a ticket leaves by itself; 0 stays"),
    ], states: ["three", "preempted", "cleared"],
    takes: [
      SceneTake("three", "do request 3\n1500ms tap \"done\"\n3000ms tap \"done\""),
      SceneTake("urgent", "do request 3\n800ms do urgent\n1500ms tap \"done\""),
      SceneTake("replace", "do request 3\n1000ms do replace"),
      SceneTake("preempt", "do request 3\n1000ms do preempt\n2200ms tap \"done\""),
      SceneTake("remove", "do request 3\n800ms do remove\n1500ms do done"),
      SceneTake("clear", "do request 3\n800ms do clear\n1500ms do done"),
    ],
    actions: [
      "request 3", "request", "urgent", "replace", "preempt", "done", "remove", "clear",
      "dismiss all",
    ])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> QueueModel {
    QueueModel(knobs: settings.knobs)
  }

  package func environment(
    _ base: StageEnvironment, settings: StageSettings
  ) -> StageEnvironment {
    var environment = base
    environment.queueGap = settings.knobs.number("gap")
    return environment
  }

  package func page(_ model: QueueModel, _ settings: StageSettings) -> any Block<QueueModel> {
    let words = Words(settings.locale)
    return NotePage(
      words("Queue", "队列"),
      footer: words(
        "Newest last. The page stays alive: tickets have no mask.", "最新的在最后。弹窗没有遮罩，页面仍可操作。")
    ) {
      QueuePanel(tickets: model.tickets.suffix(5), words: words)
      for order in Order.allCases { row(order, words) }
    }
  }

  private func row(_ order: Order, _ words: Words) -> any Block<QueueModel> {
    let text = order.text(words)
    return NoteRow<QueueModel>(
      name: order.rawValue, symbol: order.symbol, title: text.title, detail: text.detail,
      action: .run { _ in }, end: .none)
  }

  package func popup(
    _ id: PresentationID, _ model: QueueModel, _ settings: StageSettings
  ) -> Popup<QueueModel>? {
    guard let ticket = model.tickets.first(where: { $0.presentation == id }) else { return nil }
    return Popup(QueueCard(ticket: ticket, words: Words(settings.locale)), surface: .notice)
  }

  package func perform(
    _ action: String, on model: inout QueueModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "request": request(1, .queue, 0, of: &model, &presenter)
    case "request 3": request(3, .queue, 0, of: &model, &presenter)
    case "urgent": request(1, .queue, 5, of: &model, &presenter)
    case "replace": request(1, .replace, 0, of: &model, &presenter)
    case "preempt": request(1, .preempt, 9, of: &model, &presenter)
    case "done":
      if let up = model.tickets.last(where: { $0.state == .up }) {
        presenter.dismiss(up.presentation)
      }
    case "remove": if let last = model.lastWaiting { presenter.dismiss(last.presentation) }
    case "clear":
      for ticket in model.tickets where ticket.state == .waiting {
        presenter.dismiss(ticket.presentation)
      }
    case "dismiss all": presenter.request(.dismissAll(.code))
    default: throw ActionError("queue has no action '\(action)'; try 'request 3'")
    }
  }

  private func request(
    _ count: Int, _ arrival: ArrivalPolicy, _ priority: Int, of model: inout QueueModel,
    _ presenter: inout Presenter
  ) {
    for _ in 0..<count {
      let ticket = QueueTicket(id: model.tickets.count + 1, arrival: arrival, priority: priority)
      model.tickets.append(ticket)
      presenter.present(specification(of: ticket, model.knobs))
    }
  }

  /// A card without a mask above the lower edge, on the level of toasts.
  private func specification(of ticket: QueueTicket, _ knobs: KnobValues) -> PresentationSpec {
    var style = PresentationStyle.toast
    style.name = "ticket"
    style.cornerRadius = 16
    let seconds = knobs.number("timer")
    return PresentationSpec(
      id: ticket.presentation, style: style, mask: .none, dismissal: .usual(for: style),
      timer: seconds > 0 ? seconds : nil, arrival: ticket.arrival, priority: ticket.priority)
  }

  package func hear(_ event: Event, model: inout QueueModel, presenter: inout Presenter) {
    for index in model.tickets.indices where event.isAbout(model.tickets[index].presentation) {
      model.tickets[index].hear(event)
    }
  }

  package func summarize(_ model: QueueModel, into summary: inout EndSummary) {
    for ticket in model.tickets {
      summary.text["ticket \(ticket.id)"] =
        ticket.state.rawValue + (ticket.wasShown ? "" : ", never shown")
    }
  }
}

extension Event {
  /// True for the start and the end of a cycle of `id`.
  fileprivate func isAbout(_ id: PresentationID) -> Bool {
    switch self {
    case .willPresent(id, _, _), .didDismiss(id, _, _): true
    default: false
    }
  }
}
