import Blocks
import Canvas
import Motion
import PresentationCore

/// What is new, over everything: a picture, three features, two ways on (look 18).
struct WelcomeCover<Model>: Composite {
  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> some Block<Model> {
    let picture = Self.pictureSize(in: context)
    return ZStack(alignment: .topLeading) {
      Art(width: picture.width, height: picture.height) { rect, _ in DuskArt.items(covering: rect) }
        .named("artwork")
      text(beside: picture, context)
        .padding(
          Self.isBeside(context) ? Insets(left: picture.width) : Insets(top: picture.height))
      IconButton(.close, name: "close", size: 18, backdrop: .dark, do: .dismissSelf)
        .padding(
          Insets(
            top: context.environment.safeArea.top + 4, left: context.environment.safeArea.left + 8))
    }
  }

  /// True where the picture stands beside the text: on a screen on its side.
  private static func isBeside(_ context: BlockContext) -> Bool {
    let size = context.environment.container
    return context.environment.isCompactHeight && size.width > size.height
  }

  /// Above the text, or beside it and short of the home indicator's bar, which would lie half on it.
  private static func pictureSize(in context: BlockContext) -> Size {
    let size = context.environment.container
    guard isBeside(context) else {
      let isShort =
        context.environment.textSize.isAccessibility || context.environment.isCompactHeight
      let share = isShort ? 0.2 : 0.39
      return Size(size.width, size.height * share)
    }
    let hasBar = context.environment.safeArea.bottom > 0
    let most = (size.width - HomeIndicator<Model>.width(in: context)) / 2 - 12
    return Size(min(size.width * 0.42, hasBar ? most : size.width), size.height)
  }

  /// The buttons stand below what scrolls; where they would leave it little room they scroll too.
  private func text(beside picture: Size, _ context: BlockContext) -> some Block<Model> {
    let safe = context.environment.safeArea
    let size = context.environment.container
    let isLow = context.environment.isCompactHeight
    let isBeside = Self.isBeside(context)
    let width = min(520, size.width - (isBeside ? picture.width : 0) - 48 - safe.right)
    let room = size.height - (isBeside ? 0 : picture.height)
    let (footer, features) = (buttons(context), features(context))
    func height(_ block: VStack<Model>) -> Double {
      block.size(fitting: ProposedSize(width: width), in: context).height
    }
    let (top, end) = (isLow ? 14.0 : 32, safe.bottom + (isLow ? 0 : 8))
    let isApart = height(footer) + end <= room * 0.45
    let isCut = isApart && top + height(features) + 8 + height(footer) + end > room + 0.5
    return VStack(alignment: .leading, spacing: 0) {
      Scroll("cover", insets: Insets(top: top, bottom: isApart ? 8 : end + 8)) {
        VStack(alignment: .leading, spacing: 0) {
          features
          if !isApart { footer.padding(Insets(top: 24)) }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      // What goes on below is seen to be cut.
      if isCut { Divider().padding(Insets(bottom: 8)) }
      if isApart { footer.padding(Insets(bottom: end)) }
    }
    .frame(maxWidth: 520)
    .padding(Insets(left: 24, right: 24 + safe.right))
    .frame(maxWidth: .infinity)
  }

  private func features(_ context: BlockContext) -> VStack<Model> {
    let word = context.environment.word
    let isLow = context.environment.isCompactHeight
    return VStack(alignment: .leading, spacing: 0) {
      Label(word("Quieter evenings", "安静的夜晚"), .title1).aligned(.center).wholeWords()
        .frame(maxWidth: .infinity).named("title")
      Gap(8)
      Label(word("Three ways to leave the inbox where it is.", "三个办法，让收件箱留在原处。"), .callout)
        .color(.labelSecondary).aligned(.center).balanced().wholeWords()
        .frame(maxWidth: .infinity)
      Gap(isLow ? 10 : 28)
      FeatureRow(
        .bedtime, word("Quiet hours", "安静时段"),
        text: word("Pinned people still get through.", "只有置顶联系人能打扰。"))
      Gap(isLow ? 4 : 16)
      FeatureRow(
        .scheduleSend, word("Send in the morning", "早上再发"),
        text: word("Written now, delivered at eight.", "现在写好，八点送出。"))
      Gap(isLow ? 4 : 16)
      FeatureRow(
        .summarize, word("Evening digest", "晚间摘要"),
        text: word("All the rest in one message.", "其余的合成一条。"))
    }
  }

  private func buttons(_ context: BlockContext) -> VStack<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      Button(
        word("Turn on quiet hours", "打开安静时段"), style: .primary, name: "start", do: .dismissSelf)
      Gap(context.environment.isCompactHeight ? 4 : 8)
      Button(word("Not now", "以后再说"), style: .plain, name: "later", do: .dismissSelf)
    }
  }
}

/// A picture that lies over the page without hiding it (SPEC F1).
struct PhotoCover<Model>: Composite {
  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let size = context.environment.container
    let safe = context.environment.safeArea
    let width = min(size.width - 32, 1.4 * (size.height - safe.top - safe.bottom - 150))
    return ZStack {
      VStack(alignment: .leading, spacing: 0) {
        Art(width: width, height: width / 1.5) { rect, _ in PhotoArt.items(0, covering: rect) }
          .named("photo")
        VStack(alignment: .leading, spacing: 2) {
          Label(word("First boat, 06:30", "头班船，06:30"), .headline).named("title")
          Label(word("The page is still there behind it.", "页面还在后面。"), .subhead)
            .color(.labelSecondary)
        }
        .padding(16)
      }
      .frame(width: width)
      .background(.card)
      .clip(radius: context.theme.radius.card)
      HStack(spacing: 0) {
        IconButton(.close, name: "close", size: 18, backdrop: .dark, do: .dismissSelf)
        Spacer()
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(Insets(top: safe.top + 4, left: safe.left + 8))
    }
  }
}

/// The inbox, and what the page heard of the cover.
package struct CoverModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// Events of the page's visibility, in order.
  var visibility: [String] = []
}

/// Covers the whole screen: with or without the page behind, moving or fading (SPEC F1, F2, T4).
package struct CoverScene: OverInbox {
  package let info = SceneInfo(
    name: "cover", title: Phrase("Full-screen cover", "全屏覆盖"), family: .covers,
    summary: Phrase(
      "Covers everything and cannot be dragged away; the page behind is told when it is hidden.",
      "盖住一切，不能拖走；后面的页面被遮住时会收到通知。"),
    tries: [
      Phrase("Drag it down: it does not move.", "往下拖：它不动。"),
      Phrase(
        "Set page=overFullScreen: the inbox shows through and hears nothing.",
        "设 page=overFullScreen：收件箱透出来，也收不到通知。"),
      Phrase(
        "Set transition=crossDissolve and step through the frames.",
        "设 transition=crossDissolve，逐帧查看。"),
    ],
    spec: ["F1", "F2", "T4", "T1"], appleName: ".fullScreenCover, UIModalPresentationStyle",
    icon: Symbol.fullscreen.rawValue,
    knobs: [
      Knob(
        "page", .choice(["fullScreen", "overFullScreen"]), fallback: "fullScreen",
        summary: "whether the page behind is hidden or shows through"),
      Knob(
        "transition", .choice(["coverVertical", "crossDissolve"]), fallback: "coverVertical",
        summary: "how it comes and goes"),
      Knob("mask", .number(0...1, unit: ""), fallback: "0.7", summary: "mask of overFullScreen"),
      Knob(
        "duration", .number(0.1...2, unit: "s"), fallback: "0.5s",
        summary: "perceived duration of its way up and down"),
      Knob(
        "fade", .number(0.1...2, unit: "s"), fallback: "0.25s",
        summary: "duration of the cross-dissolve"),
    ], states: ["shown", "over"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("leave", "do show\n900ms tap \"close\""),
      SceneTake("drag", "do show\n900ms drag 195,420 to 195,800 over 300ms"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> CoverModel {
    CoverModel(inbox: InboxModel(settings))
  }

  package func page(_ model: CoverModel, _ settings: StageSettings) -> any Block<CoverModel> {
    let isOver = settings.knobs["page"] == "overFullScreen"
    return InboxPage(model.inbox).scoped(\CoverModel.inbox)
      .popup(item: \.inbox.openedConversation, options(settings.knobs)) { _ in
        if isOver { PhotoCover() } else { WelcomeCover() }
      }
  }

  private func options(_ knobs: KnobValues) -> PopupOptions {
    var style = PresentationStyle.cover
    if knobs["transition"] == "crossDissolve" {
      style.insertion = .crossFade
      style.insertion.curve = .bezier(.easeInOut, duration: knobs.number("fade"))
    } else {
      style.insertion.curve = .spring(Spring(duration: knobs.number("duration"), bounce: 0))
    }
    style.removal = style.insertion
    guard knobs["page"] == "overFullScreen" else {
      var options = PopupOptions(style, id: "cover")
      options.look.statusBar = .light
      return options
    }
    style.page = .visible
    return PopupOptions(
      style, look: SurfaceLook(fill: nil, shadow: nil), id: "cover",
      mask: MaskSpec(opacity: knobs.number("mask"), outsideTap: .ignore))
  }

  package func hear(_ event: Event, model: inout CoverModel, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
    switch event {
    case .disappeared: model.visibility.append("disappeared")
    case .appeared: model.visibility.append("appeared")
    default: break
    }
  }

  package func summarize(_ model: CoverModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["page"] = model.visibility.joined(separator: " ")
  }
}
