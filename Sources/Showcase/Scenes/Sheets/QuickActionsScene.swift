import Blocks
import Canvas
import PresentationCore

/// Eight actions as tiles and, when asked for, a list of more: as high as what it holds.
struct QuickActionsSheet<Model>: Composite {
  let isLong: Bool
  let toggle: (inout Model) -> Void
  let done: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(word("Quick actions", "快捷操作"))
      Grid(columns: SheetTool<Model>.columns(in: context)) {
        tool(.reply, word("Reply", "回复"), style: .chosen)
        tool(.archive, word("Archive", "归档"))
        tool(.pushPin, word("Pin", "置顶"))
        tool(.schedule, word("Snooze", "稍后"))
        tool(.share, word("Share", "分享"))
        tool(.notificationsOff, word("Mute", "静音"))
        tool(.markEmailRead, word("Read", "已读"))
        tool(.delete, word("Delete", "删除"))
      }
      .padding(.horizontal, 16)
      if isLong {
        Gap(16)
        GroupBox {
          Cell(.link, word("Copy link", "拷贝链接"), do: .dismissThen(done))
          Cell(.calendarMonth, word("Make an event", "新建日程"), do: .dismissThen(done))
          Cell(.bookmarkBorder, word("Keep for later", "收进待读"), do: .dismissThen(done))
          Cell(.block, word("Block sender", "屏蔽此人"), do: .dismissThen(done))
        }
        .padding(.horizontal, 16)
      }
      Button(
        isLong ? word("Fewer", "收起") : word("More", "更多"), style: .plain, name: "more",
        run: toggle
      )
      .padding(Insets(top: 4, left: 16, bottom: 4, right: 16))
    }
  }

  private func tool(
    _ symbol: Symbol, _ title: String, style: Tile<Model>.Selection = .plain
  ) -> SheetTool<Model> {
    SheetTool(symbol, title, style: style, do: .dismissThen(done))
  }
}

/// Declares where the filter button of the inbox is, so that a popover stands there (SPEC S10).
struct AtFilterButton<Content: Block>: Block {
  private let content: Content

  init(_ content: Content) { self.content = content }

  var traits: BlockTraits { content.traits.union([.growsAcross, .growsDown]) }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    context.environment.container
  }

  func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let safe = context.environment.safeArea
    let height = context.environment.isCompactHeight ? 32.0 : 44
    let button = Rect(rect.maxX - safe.right - 92, rect.minY + safe.top, 44, height)
    content.draw(in: context.mirrored(button, in: rect), into: &picture, context: context)
  }
}

/// The inbox, and whether the sheet shows everything.
package struct QuickActionsModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  var isLong = false
  var chosen = 0
}

/// A sheet as high as its content, which changes while it is up (SPEC S1, S13, S16, V4).
package struct QuickActionsScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "quick-actions", title: Phrase("Quick actions", "快捷操作"), family: .sheets,
    summary: Phrase(
      "As high as its content; more content makes it grow with a spring, in the same place.",
      "和内容一样高；内容变多时它带着弹性长高，底边不动。"),
    tries: [
      Phrase("Tap More and Fewer, also quickly one after the other.", "点“更多”和“收起”，也可连点。"),
      Phrase("Tap More while the sheet is still coming in.", "面板还在进场时就点“更多”。"),
      Phrase(
        "Open it on a tablet with regular=popover: it stands at the button.",
        "在平板上设 regular=popover：它停在按钮旁。"),
    ],
    spec: ["S16", "S1", "S13", "V4", "S10"], appleName: ".presentationDetents([.height(fitted)])",
    icon: Symbol.touchApp.rawValue, knobs: SheetKnobs.all(detents: "fit"),
    states: ["short", "long"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("grow", "do show\n900ms do more"),
      SceneTake("grow-early", "do show\n120ms do more"),
      SceneTake("shrink", "do show\n700ms do more\n1500ms do more"),
    ],
    actions: SheetAction.all + ["more"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> QuickActionsModel {
    QuickActionsModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: QuickActionsModel, _ settings: StageSettings
  ) -> any Block<QuickActionsModel> {
    var options = SheetKnobs.options("actions", settings)
    options.sheet?.preferredSize = Size(375, 300)
    options.sheet?.minimumSize = Size(420, 200)
    return InboxPage(model.inbox).scoped(\QuickActionsModel.inbox)
      .overlay(
        AtFilterButton(
          VStack {}.popup(
            item: \.inbox.openedConversation, options, detent: \.sheet.detent
          ) { _ in
            QuickActionsSheet(
              isLong: model.isLong, toggle: { $0.isLong.toggle() }, done: { $0.chosen += 1 })
          }))
  }

  package func perform(
    _ action: String, on model: inout QuickActionsModel, with presenter: inout Presenter
  ) throws(ActionError) {
    if action == "more" {
      model.isLong.toggle()
    } else {
      try performSheet(action, on: &model, with: &presenter)
    }
  }

  package func summarize(_ model: QuickActionsModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.flags["long"] = model.isLong
    summary.text["chosen"] = "\(model.chosen)"
  }
}
