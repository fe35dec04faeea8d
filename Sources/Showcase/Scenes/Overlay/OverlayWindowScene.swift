import Blocks
import Canvas
import PresentationCore

/// Who keeps the call window alive (SPEC Q6).
package enum CallHolder: String, Hashable, Sendable, CaseIterable {
  case call, map

  var name: Phrase {
    switch self {
    case .call: Phrase("The call", "通话")
    case .map: Phrase("The shared map", "共享地图")
    }
  }
}

/// What the scene remembers besides the inbox.
package struct OverlayWindowModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// Everybody who needs the window: it goes with the last of them.
  package var holders: Set<CallHolder> = [] {
    didSet { if !holders.isEmpty { shown = holders } }
  }
  /// Who the window names: leaving it goes on naming the last of them.
  private(set) var shown: Set<CallHolder> = []
  /// How often a key or a finger tried to close it.
  var refusals = 0

  /// The handle they share.
  var handle: OverlayHandle? {
    get { holders.isEmpty ? nil : OverlayHandle("window") }
    set { if newValue == nil { holders = [] } }
  }
}

/// A call that goes on: who holds it, and how to let go.
struct CallWindow: Composite {
  typealias Model = OverlayWindowModel

  let holders: Set<CallHolder>

  func body(in context: BlockContext) -> some Block<OverlayWindowModel> {
    let word = Words(context.environment.locale)
    return ScrollingWhenLow("window") {
      VStack(alignment: .leading, spacing: 0) {
        head(word)
        Gap(12)
        ButtonRow {
          Button(word("End map", "结束地图"), style: .secondary, name: "release map") {
            $0.holders.remove(.map)
          }
          .enabled(holders.contains(.map))
          Button(word("Hang up", "挂断"), style: .secondary, name: "release call") {
            $0.holders.remove(.call)
          }
          .enabled(holders.contains(.call))
        }
      }
      .padding(12)
    }
  }

  private func head(_ word: Words) -> some Block<OverlayWindowModel> {
    let names = CallHolder.allCases.filter(holders.contains).map { word($0.name) }
    return HStack(spacing: 12) {
      IconDisc(.call, size: 40, color: .success, soft: .successSoft).named("icon")
      VStack(alignment: .leading, spacing: 2) {
        Label(word("Call with Nora Pell", "与林晓兰通话中"), .subheadStrong).lines(2).wholeWords()
          .named("title")
        Label(
          word("Held by: ", "持有者：") + names.joined(separator: word(", ", "、")), .footnote
        )
        .color(.labelSecondary).named("holders")
      }
      Spacer(minLength: 0)
    }
  }
}

/// A window above everything, up while anybody holds its handle.
package struct OverlayWindowScene: OverInbox {
  package let info = SceneInfo(
    name: "overlay-window", title: Phrase("Overlay window", "悬浮窗口"), family: .overlay,
    summary: Phrase(
      "Above every popup, alive while its handle is held; it takes the keys and gives them back.",
      "位于所有弹窗之上，句柄在它就在；它接管按键，离开时归还。"),
    tries: [
      Phrase(
        "Type in the search field, then do hold call: letters stop; let go and they go on.",
        "在搜索框输入，再执行 do hold call：输入中断；释放后继续。"),
      Phrase("Hold it twice: it stays until the second one lets go.", "由两方持有：最后一方释放时才消失。"),
      Phrase(
        "Open a card under it, press Escape: it refuses, the card stays.",
        "在它下面打开卡片后按 Escape：它拒绝，卡片也不动。"),
    ],
    spec: ["Q4", "Q6", "V6", "E9"], appleName: "UIWindow + windowLevel",
    icon: Symbol.call.rawValue, states: ["shown"],
    takes: [
      SceneTake("hold", "do hold call"),
      SceneTake(
        "twice", "do hold call\n100ms do hold map\n800ms do release call\n1400ms do release map"),
      SceneTake(
        "focus",
        "tap \"search\"\n500ms type no\n900ms do hold call\n1800ms do release call\n2400ms type ra"),
      SceneTake("above", "do hold call\n600ms do show"),
    ],
    actions: InboxAction.all + [
      "hold call", "hold map", "release call", "release map",
    ])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> OverlayWindowModel {
    OverlayWindowModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: OverlayWindowModel, _ settings: StageSettings
  ) -> any Block<OverlayWindowModel> {
    InboxPage(model.inbox).scoped(\OverlayWindowModel.inbox)
      .popup(
        item: \.inbox.openedConversation, PopupOptions(.card, id: "card"),
        content: { _ in
          let today = model.inbox.rows(in: .today).map(\.id)
          ConfirmCard(archiving: today.count, in: settings.locale) { $0.inbox.archive(today) }
        }
      )
      .overlayWindow(held: \.handle) { CallWindow(holders: $0.shown) }
  }

  package func perform(
    _ action: String, on model: inout OverlayWindowModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ")
    guard words.count == 2, let holder = CallHolder(rawValue: String(words[1])) else {
      return try performInbox(action, on: &model, with: &presenter)
    }
    switch words[0] {
    case "hold": model.holders.insert(holder)
    case "release": model.holders.remove(holder)
    default: try performInbox(action, on: &model, with: &presenter)
    }
  }

  package func hear(
    _ event: Event, model: inout OverlayWindowModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    if case .didAttemptToDismiss("window", _, _) = event { model.refusals += 1 }
  }

  package func summarize(_ model: OverlayWindowModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.flags["window"] = model.handle != nil
    summary.text["search"] = model.inbox.search
    summary.text["refusals"] = "\(model.refusals)"
  }
}
