import Blocks
import Canvas
import PresentationCore

/// One remark below a picture.
struct Remark: Hashable, Sendable {
  let name: String
  let initials: String
  let tint: AvatarTint
  let text: String
  let time: String

  /// The remarks at the start, oldest first.
  static func all(_ locale: StageSettings.Locale) -> [Remark] {
    let words = Words(locale)
    return [
      Remark(
        name: words("Tomas Reyle", "唐锐"), initials: words("TR", "唐"), tint: .moss,
        text: words("Is that the old crane on the left?", "左边是那台老吊车吗？"), time: "9:12"),
      Remark(
        name: words("Ines Walder", "沈一诺"), initials: words("IW", "沈"), tint: .lagoon,
        text: words(
          "It is. They moved it last autumn, two streets further down.", "是的，去年秋天往下游挪了两条街。"),
        time: "9:15"),
      Remark(
        name: words("Maja Quist", "马佳"), initials: words("MQ", "马"), tint: .plum,
        text: words("The light at half past six is the best of the day.", "六点半的光线是一天里最好的。"),
        time: "9:31"),
      Remark(
        name: words("Sami Okoro", "欧阳森"), initials: words("SO", "欧"), tint: .sand,
        text: words("Print this one, please.", "这张请洗出来。"), time: "9:40"),
      Remark(
        name: words("Nora Pell", "林晓兰"), initials: words("NP", "林"), tint: .clay,
        text: words(
          "I was there an hour later and saw nothing but fog. Timing is everything.",
          "我晚到一小时，只看见雾。时机最要紧。"), time: "9:58"),
    ]
  }
}

/// Remarks in a list, and a field below it that stays above the keyboard (SPEC V1).
///
/// In a low screen the header is one line; where the keyboard leaves no room for a remark below it,
/// it gives way.
struct CommentSheet<Model>: Block {
  let remarks: [Remark]
  let draft: WritableKeyPath<Model, String>
  let canSend: Bool

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    column(context, headerShare: 1).size(fitting: proposal, in: context)
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let seen = min(rect.height, context.surfaceHeight ?? rect.height)
    let share = headerShare(in: Size(rect.width, seen), context)
    column(context, headerShare: share).draw(in: rect, into: &picture, context: context)
  }

  private func column(_ context: BlockContext, headerShare: Double) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      header(context).givingWay(to: headerShare, least: 16)
      Divider()
      Scroll("comments", insets: Insets(top: 8, bottom: 8)) {
        VStack(alignment: .leading, spacing: 0) { for remark in remarks { row(remark, context) } }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      Divider()
      composer(context)
    }
  }

  @BlockBuilder<Model> private func title(_ context: BlockContext) -> [any Block<Model>] {
    let word = context.environment.word
    let name = word("Comments", "评论")
    let count = word("\(remarks.count) below “First boat”", "“头班船”下有 \(remarks.count)\u{A0}条")
    if context.environment.isCompactHeight {
      HStack(spacing: 8) {
        Label(name, .headline).lines(1).named("title")
        Label(count, .footnote).color(.labelSecondary).lines(1).named("subtitle")
        Spacer(minLength: 8)
        IconButton.close()
      }
      .padding(Insets(top: 12, left: 16, right: 9))
      .textSize(atMost: .accessibility1)
      .dragHandle("header")
    } else {
      SheetHeader(name, subtitle: count)
    }
  }

  private func header(_ context: BlockContext) -> VStack<Model> {
    VStack(alignment: .leading, spacing: 0) { title(context) }
  }

  private func composer(_ context: BlockContext) -> some Block<Model> {
    let isLow = context.environment.isCompactHeight
    return HStack(spacing: 4) {
      TextField(
        context.environment.word("Add a comment", "写评论"), text: draft, name: "comment")
      IconButton(
        .arrowUpward, name: "send", color: canSend ? .accent : .labelQuaternary, run: { _ in })
    }
    .textSize(atMost: isLow ? .accessibility1 : .accessibility5)
    .padding(
      Insets(top: 8, left: 16, bottom: 8 + context.environment.safeArea.bottom, right: 8))
  }

  /// How much of the header there is room for above a remark and the field.
  private func headerShare(in room: Size, _ context: BlockContext) -> Double {
    let proposal = ProposedSize(width: room.width)
    let least = header(context).size(fitting: proposal, in: context).height
    let free = room.height - composer(context).size(fitting: proposal, in: context).height - 40
    // From no room to all of it on a short way: a header is there or it is not.
    return min(max((free - least) / 16 + 1, 0), 1)
  }

  private func row(_ remark: Remark, _ context: BlockContext) -> some Block<Model> {
    let name = Label<Model>(remark.name, .subheadStrong).lines(1)
    let time = Label<Model>(remark.time, .footnote).color(.labelTertiary).tabular()
    return HStack(alignment: .top, spacing: 12) {
      Avatar(remark.initials, tint: remark.tint)
      VStack(alignment: .leading, spacing: 2) {
        if context.environment.textSize.isAccessibility {
          name
          time
        } else {
          HStack(spacing: 8) {
            name
            time
          }
        }
        Label(remark.text, .subhead)
      }
    }
    .padding(Insets(top: 8, left: 16, bottom: 8, right: 16))
  }
}

/// The inbox, the remarks and what is being written.
package struct CommentPanelModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  var remarks: [Remark]
  var draft = ""
  /// When the list goes to its end: after the new remark has been laid out.
  var showsEndAt: Instant?
  private let locale: StageSettings.Locale

  init(_ settings: StageSettings) {
    inbox = InboxModel(settings)
    remarks = Remark.all(settings.locale)
    locale = settings.locale
  }

  var canSend: Bool { draft.contains { $0 != " " } }

  mutating func send() {
    guard canSend else { return }
    let words = Words(locale)
    remarks.append(
      Remark(
        name: words("You", "我"), initials: words("Y", "我"), tint: .iris, text: draft,
        time: "10:24"))
    draft = ""
  }
}

/// Comments under a picture: a list, a field, and the keyboard in a sheet (SPEC S16, V1).
package struct CommentPanelScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "comment-panel", title: Phrase("Comment panel", "评论面板"), family: .sheets,
    summary: Phrase(
      "A list with a field below it; the keyboard lifts a small sheet and shortens a large one.",
      "列表下面是输入框；键盘抬起小面板，缩短大面板的列表。"),
    tries: [
      Phrase("Tap the field at half height, then at full height.", "在半高和全高时各点一次输入框。"),
      Phrase("Write something and send it: the list ends with it.", "写点什么并发送：列表末尾就是它。"),
      Phrase("Drag the list: the sheet grows first.", "拖列表：面板先长高。"),
    ],
    spec: ["S16", "S7", "V1", "K5"], appleName: ".presentationDetents([.medium, .large])",
    icon: Symbol.chatBubbleOutline.rawValue, knobs: SheetKnobs.all(),
    states: ["medium", "large", "keyboard"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("write", "do show\n900ms tap \"comment\"\n1500ms type Lovely"),
      SceneTake("large", "do show\n900ms do select large\n1700ms tap \"comment\""),
    ],
    actions: SheetAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> CommentPanelModel {
    CommentPanelModel(settings)
  }

  package func page(
    _ model: CommentPanelModel, _ settings: StageSettings
  ) -> any Block<CommentPanelModel> {
    InboxPage(model.inbox).scoped(\CommentPanelModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("comments", settings),
        detent: \.sheet.detent
      ) { _ in
        CommentSheet(remarks: model.remarks, draft: \.draft, canSend: model.canSend)
      }
  }

  package func hear(
    _ event: Event, model: inout CommentPanelModel, presenter: inout Presenter
  ) {
    hearSheet(event, model: &model, presenter: &presenter)
    guard case .action("send", in: "comments") = event, model.canSend else { return }
    model.send()
    model.showsEndAt = presenter.now.advanced(by: 0.01)
  }

  package func nextWake(_ model: CommentPanelModel) -> Instant? {
    [model.inbox.nextWake, model.showsEndAt].compactMap(\.self).min()
  }

  package func wake(_ model: inout CommentPanelModel, presenter: inout Presenter) {
    model.inbox.wake(with: &presenter)
    guard let end = model.showsEndAt, end <= presenter.now else { return }
    model.showsEndAt = nil
    presenter.request(.scroll("comments", name: "comments", to: 10_000))
  }
}
