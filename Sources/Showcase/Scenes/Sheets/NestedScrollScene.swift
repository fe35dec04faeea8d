import Blocks
import Canvas
import PresentationCore

/// A list that fills its sheet under a header that never scrolls (SPEC S7).
struct PeopleSheet<Model>: Composite {
  let people: [Conversation]

  /// Rows the list is filled up to, so that it scrolls on every device.
  private static var rowCount: Int { 24 }

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let bottom = context.environment.safeArea.bottom
    let isLarge = context.environment.textSize.isAccessibility
    let height = isLarge ? 2 * context.theme.style(.body).lineHeight + 20 : 60
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(
        word("Share with", "分享给"),
        subtitle: word("\(Self.rowCount) people", "\(Self.rowCount)\u{A0}位联系人"))
      Divider()
      Scroll("people", insets: Insets(bottom: bottom)) {
        LazyRows(count: Self.rowCount, rowHeight: height) { row($0, height) }
      }
    }
  }

  private func row(_ index: Int, _ height: Double) -> any Block<Model> {
    let person = people[index % max(1, people.count)]
    return VStack(spacing: 0) {
      HStack(spacing: 12) {
        Avatar(person.initials, tint: person.avatarTint)
        Label(person.name).lines(height > 60 ? 2 : 1).wholeWords()
        Spacer()
        IconView(.chevronRight, size: 20, color: .labelQuaternary)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: height)
      Divider(inset: 72)
    }
    .onTap("person \(index)", do: .dismissSelf)
    .spoken(person.name)
  }
}

/// The inbox and the sheet with the list.
package struct NestedScrollModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
}

/// A list inside a sheet: one gesture resizes, then scrolls, then takes the sheet back.
package struct NestedScrollScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "nested-scroll", title: Phrase("List in a sheet", "面板里的列表"), family: .sheets,
    summary: Phrase(
      "Below the largest detent a drag in the list moves the sheet; at the top it scrolls.",
      "未到最大停靠点时拖列表移动面板，到顶后列表才滚动。"),
    tries: [
      Phrase(
        "Drag the list up: the sheet grows first, then the list scrolls, in one gesture.",
        "向上拖列表：面板先升高，列表再滚动，一气呵成。"),
      Phrase(
        "At large, scroll a little, then drag down past the list's top without lifting.",
        "最大时滚动一点，再不松手向下拖过列表顶部。"),
      Phrase(
        "Set contentDrag=scrolls: only the header and the grabber move the sheet.",
        "设 contentDrag=scrolls：只有标题和抓手能移动面板。"),
    ],
    spec: ["S4", "S7"], appleName: ".presentationContentInteraction",
    icon: Symbol.list.rawValue, knobs: SheetKnobs.all(), states: ["medium", "large", "scrolled"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake(
        "resize-then-scroll", "do show\n900ms drag 120,700 to 120,180 over 600ms hold 120ms"),
      SceneTake(
        "scroll-then-take-back",
        "do show\n900ms do select large\n1800ms drag 120,700 to 120,600 over 200ms hold 120ms\n"
          + "2800ms drag 120,300 to 120,800 over 600ms hold 120ms"),
      SceneTake("header", "do show\n900ms drag 120,460 to 120,100 over 300ms"),
    ],
    actions: SheetAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> NestedScrollModel {
    NestedScrollModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: NestedScrollModel, _ settings: StageSettings
  ) -> any Block<NestedScrollModel> {
    let people = model.inbox.rows(in: .pinned) + model.inbox.rows(in: .today)
    return InboxPage(model.inbox).scoped(\NestedScrollModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("people", settings),
        detent: \.sheet.detent
      ) { _ in PeopleSheet(people: people) }
  }
}
