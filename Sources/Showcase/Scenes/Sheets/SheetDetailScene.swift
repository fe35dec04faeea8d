import Blocks
import Canvas
import PresentationCore

/// A trip at two lengths: the summary always, the rest as the sheet grows (SPEC S13).
struct TripSheet<Model>: Composite {
  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let share = Self.share(in: context)
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(
        word("Line 3 to Mill Quay", "3\u{A0}号线 · 磨坊码头"),
        subtitle: word("Leaves in 12 min from pier 2", "12\u{A0}分钟后从 2\u{A0}号码头开出"))
      Gap(4)
      Art(height: 128) { rect, _ in RouteArt.items(covering: rect) }
        .clip(radius: context.theme.radius.control).named("route").padding(.horizontal, 16)
      Gap(12)
      GroupBox {
        Cell(.directionsBoat, word("Pier 2", "2\u{A0}号码头"), trailing: .value("10:36"))
        Cell(.nearMe, word("Mill Quay", "磨坊码头"), trailing: .value("11:04"))
      }
      .padding(.horizontal, 16)
      Gap(16)
      if share == 0 {
        Label(word("Pull up for every stop", "上拉查看全部站点"), .footnote).color(.labelSecondary)
          .named("hint").padding(.horizontal, 32)
      }
      if share > 0 { details(word).opacity(share) }
    }
  }

  /// 0 at half the container, 1 from 240 pt above on: how much of the details shows.
  private static func share(in context: BlockContext) -> Double {
    guard let height = context.surfaceHeight else { return 0 }
    if context.environment.horizontalSizeClass == .regular { return 1 }
    let medium = context.environment.container.height / 2
    return min(max((height - medium - 40) / 200, 0), 1)
  }

  private func details(_ word: (String, String) -> String) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SectionHeader(word("Stops", "站点"))
      GroupBox(inset: 16) {
        Cell(nil, word("Rope Walk", "绳索街"), trailing: .value("10:44"))
        Cell(nil, word("Orchard Steps", "果园台阶"), trailing: .value("10:51"))
        Cell(nil, word("Lower Lock", "下游船闸"), trailing: .value("10:58"))
      }
      .padding(.horizontal, 16)
      Gap(8)
      SectionHeader(word("On board", "船上"))
      GroupBox {
        Cell(.localCafe, word("Tea and rolls", "茶点"), trailing: .value(word("Deck 1", "一层")))
        Cell(.park, word("Bicycles allowed", "可带自行车"), trailing: .check)
      }
      .padding(.horizontal, 16)
    }
    .named("details")
  }
}

/// The inbox and the sheet with the trip.
package struct SheetDetailModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
}

/// A summary at medium, everything at large.
package struct SheetDetailScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "sheet-detail", title: Phrase("Detail by detent", "随停靠点显示细节"), family: .sheets,
    summary: Phrase(
      "A summary at half height; the rest fades in as the sheet grows.", "半高时显示摘要，其余内容随面板升高淡入。"),
    tries: [
      Phrase(
        "Drag slowly between the detents: the stops follow the height, not the time.",
        "在停靠点之间慢慢拖动：站点跟随高度，而不是时间。"),
      Phrase(
        "Set detents=height(180),large: what is too tall is cut, nothing is squeezed.",
        "设 detents=height(180),large：过高的内容被裁切，不会被压扁。"),
    ],
    spec: ["S13", "S1", "S2"], appleName: ".presentationDetents(selection:)",
    icon: Symbol.directionsBoat.rawValue, knobs: SheetKnobs.all(background: "sheet"),
    states: ["medium", "large"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("grow", "do show\n900ms do select large"),
      SceneTake("drag", "do show\n900ms drag 120,460 to 120,250 over 400ms hold 500ms"),
    ],
    actions: SheetAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> SheetDetailModel {
    SheetDetailModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: SheetDetailModel, _ settings: StageSettings
  ) -> any Block<SheetDetailModel> {
    InboxPage(model.inbox).scoped(\SheetDetailModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("trip", settings),
        detent: \.sheet.detent
      ) { _ in TripSheet() }
  }
}
