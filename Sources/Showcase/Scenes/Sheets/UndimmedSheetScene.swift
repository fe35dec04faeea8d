import Blocks
import Canvas
import PresentationCore

/// A small sheet that counts what goes on behind it (look 11).
struct LiveSheet<Model>: Composite {
  let name: String?
  let taps: Int

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(
        name ?? word("Tap a row behind", "点按后面的行"),
        subtitle: word("Taps that went through: \(taps)", "穿过的点按：\(taps)\u{A0}次"))
      Gap(6)
      Grid(columns: SheetTool<Model>.columns(in: context)) {
        SheetTool(.reply, word("Reply", "回复"), style: .chosen)
        SheetTool(.call, word("Call", "通话"))
        SheetTool(.bookmarkBorder, word("Save", "收藏"))
        SheetTool(.share, word("Share", "分享"))
      }
      .padding(.horizontal, 16)
      Gap(16)
      Art(height: 104) { rect, _ in DuskArt.items(covering: rect) }
        .clip(radius: context.theme.radius.control)
        .padding(.horizontal, 16)
    }
  }
}

/// The inbox, the sheet, and what was tapped behind it.
package struct UndimmedSheetModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  /// Whether the sheet is up.
  package var isUp = false
  /// Taps on rows while the sheet was up.
  package var taps = 0
  /// Name of the row tapped last.
  package var tapped: String?
}

/// A sheet without a mask over a page that stays alive (SPEC S6).
package struct UndimmedSheetScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "undimmed-sheet", title: Phrase("Undimmed sheet", "不变暗的面板"), family: .sheets,
    summary: Phrase(
      "No mask at the small detent: rows behind are tapped and scrolled as ever.",
      "小停靠点没有遮罩：后面的行照常点击和滚动。"),
    tries: [
      Phrase("Tap rows above the sheet: it counts them.", "点面板上方的行：面板会计数。"),
      Phrase("Scroll and refresh the page behind.", "滚动并刷新后面的页面。"),
      Phrase(
        "Drag the sheet to large: now the page is dimmed, and a tap on the mask closes.",
        "把面板拖到最大：页面变暗，点遮罩即关闭。"),
    ],
    spec: ["S6", "S12", "S3"],
    appleName: ".presentationBackgroundInteraction(.enabled(upThrough:))",
    icon: Symbol.touchApp.rawValue,
    knobs: SheetKnobs.all(detents: "height(286),large", undimmed: "height(286)"),
    states: ["small", "large"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("through", "do show\n900ms tap \"row 1\"\n1300ms tap \"row 0\""),
      SceneTake("scroll", "do show\n900ms drag 195,480 to 195,300 over 300ms hold 120ms"),
      SceneTake("large", "do show\n900ms do select large"),
    ],
    actions: SheetAction.all + ["select height(286)"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> UndimmedSheetModel {
    UndimmedSheetModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: UndimmedSheetModel, _ settings: StageSettings
  ) -> any Block<UndimmedSheetModel> {
    InboxPage(model.inbox).scoped(\UndimmedSheetModel.inbox)
      .popup(
        isPresented: \.isUp, SheetKnobs.options("live", settings), detent: \.sheet.detent
      ) { LiveSheet(name: $0.tapped, taps: $0.taps) }
  }

  /// A tap on a row is counted; the first one, or `show`, brings the sheet.
  package func hear(
    _ event: Event, model: inout UndimmedSheetModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    switch event {
    case .action(_, in: nil): follow(&model)
    case .detentChanged(_, _, _, by: .user): model.sheet.userChanges += 1
    case .didDismiss: model.sheet.detent = nil
    default: break
    }
  }

  private func follow(_ model: inout UndimmedSheetModel) {
    guard let row = model.inbox.openedConversation else { return }
    model.inbox.opened = nil
    if model.isUp { model.taps += 1 }
    model.tapped = row.name
    model.isUp = true
  }

  package func perform(
    _ action: String, on model: inout UndimmedSheetModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.isUp = true
    case "hide": model.isUp = false
    case "refresh": presenter.request(.beginRefresh)
    case "select large": model.sheet.detent = "large"
    case "select height(286)": model.sheet.detent = "height(286)"
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'show'")
    }
  }

  package func summarize(_ model: UndimmedSheetModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.isUp
    summary.text["taps"] = "\(model.taps)"
    summary.text["tapped"] = model.tapped
  }
}
