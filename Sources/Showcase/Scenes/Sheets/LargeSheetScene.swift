import Blocks
import Canvas
import PresentationCore

/// A message being written: bar, people, subject, text with an attachment, tools (look 10).
struct ComposeSheet<Model>: Composite {
  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      bar(word)
      people(word)
      Divider(inset: 16)
      subject(context)
      Divider(inset: 16)
      text(word, radius: context.theme.radius.control)
      Divider()
      tools.padding(Insets(bottom: context.environment.safeArea.bottom))
    }
  }

  private func bar(_ word: (String, String) -> String) -> some Block<Model> {
    SheetBar(word("New message", "新消息")) {
      Button(word("Cancel", "取消"), style: .bar, name: "cancel", do: .dismissSelf)
    } trailing: {
      Button(word("Send", "发送"), style: .pill, name: "send", do: .dismissSelf)
    }
  }

  /// The subject beside its name, or below it at accessibility text sizes (SPEC V5).
  private func subject(_ context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let name = Label<Model>(word("Subject", "主题")).color(.labelSecondary)
    let text = Label<Model>(word("Sunday at the lock", "星期天去船闸"))
    let isLarge = context.environment.textSize.isAccessibility
    return VStack(alignment: .leading, spacing: 0) {
      if isLarge {
        name
        text.lines(2).wholeWords().named("subject")
      } else {
        HStack(spacing: 10) {
          name
          text.lines(1).named("subject")
          Spacer()
        }
      }
    }
    .padding(.horizontal, 16).frame(minHeight: 45)
  }

  private func people(_ word: (String, String) -> String) -> some Block<Model> {
    HStack(spacing: 8) {
      Label(word("To", "收件人")).color(.labelSecondary).padding(Insets(right: 8))
        .textSize(atMost: .extraExtraExtraLarge)
      ScrollAcross("people") {
        HStack(spacing: 8) {
          Chip(word("Nora Pell", "林晓兰"), leading: .avatar(word("NP", "林"), .clay))
          Chip(word("Tomas Reyle", "唐锐"), leading: .avatar(word("TR", "唐"), .moss))
        }
      }
      IconButton(.addCircleOutline, name: "add", run: { _ in })
    }
    .padding(Insets(left: 16, right: 9)).frame(minHeight: 50)
  }

  private func text(
    _ word: (String, String) -> String, radius: Double
  ) -> some Block<Model> {
    Scroll("message", insets: Insets(top: 17, left: 16, bottom: 24, right: 16)) {
      VStack(alignment: .leading, spacing: 0) {
        Label(word("Dear both,", "两位好："))
        Gap(22)
        Label(
          word(
            "The lower lock opens at ten, and the path beside it is dry again. We could walk"
              + " up to the orchard and be back before the last boat.",
            "下游船闸十点开放，旁边的小路也干了。我们可以一直走到果园，赶末班船回来。"))
        Gap(22)
        Label(
          word(
            "Tomas, can you bring the long rope? I drew the way; it is a little over an hour.",
            "小锐，能带上那根长绳吗？路线我画好了，一个多小时就能走完。"))
        Gap(22)
        Label(word("Lina", "李安"))
        Gap(26)
        Art(height: 168) { rect, _ in RouteArt.items(covering: rect) }
          .clip(radius: radius).named("attachment")
        Gap(8)
        Label(word("lock-walk.png, 96 kB", "船闸路线.png，96\u{A0}kB"), .footnote)
          .color(.labelSecondary)
      }
    }
    .frame(maxHeight: .infinity, alignment: .topLeading)
  }

  private var tools: some Block<Model> {
    HStack(spacing: 16) {
      IconButton(.attachFile, name: "attach", run: { _ in })
      IconButton(.photoCamera, name: "camera", run: { _ in })
      IconButton(.image, name: "photo", run: { _ in })
      IconButton(.textFields, name: "format", run: { _ in })
      Spacer()
      IconButton(.scheduleSend, name: "later", run: { _ in })
    }
    .padding(.horizontal, 6)
  }
}

/// The inbox and the sheet over it.
package struct LargeSheetModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
}

/// A sheet at full height; the page behind steps back.
package struct LargeSheetScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "large-sheet", title: Phrase("Large sheet", "大面板"), family: .sheets,
    summary: Phrase(
      "A message sheet at full height over the page scaled back.", "全高的写信面板，后面的页面向后缩小。"),
    tries: [
      Phrase(
        "Watch the page behind scale and round as the sheet comes up.", "面板升起时，看后面的页面缩小并变成圆角。"),
      Phrase("Drag the bar down slowly: the page follows the finger.", "慢慢向下拖动标题栏：页面跟着手指走。"),
      Phrase("Turn the device on its side.", "把设备横过来。"),
    ],
    spec: ["S1", "S5", "S8", "S11", "S15"], appleName: ".sheet, UISheetPresentationController",
    icon: Symbol.edit.rawValue,
    knobs: SheetKnobs.all(detents: "large"), states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("drag", "do show\n900ms drag 195,90 to 195,320 over 400ms hold 300ms"),
      SceneTake("cancel", "do show\n900ms tap \"cancel\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> LargeSheetModel {
    LargeSheetModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: LargeSheetModel, _ settings: StageSettings
  ) -> any Block<LargeSheetModel> {
    var options = SheetKnobs.options("compose", settings)
    if options.sheet?.grabber == .automatic { options.sheet?.grabber = .visible }
    return InboxPage(model.inbox).scoped(\LargeSheetModel.inbox)
      .popup(
        item: \.inbox.openedConversation, options, detent: \.sheet.detent
      ) { _ in ComposeSheet() }
  }
}
