import Blocks
import Canvas
import PresentationCore

/// What the recognisers of the photo and the rows below it did.
struct GestureLog: Hashable, Sendable {
  var singles = 0
  var doubles = 0
  var holds = 0
  /// Number of the row tapped last.
  var row: Int?
  /// Whether the double tap has enlarged the photo.
  var zoom = Zoom.none

  enum Zoom: Hashable, Sendable { case none, near }
}

/// How the recognisers of the photo depend on each other: the scene's knobs.
struct GestureWishes {
  /// Whether the single tap requires the double tap's failure, and the other way round too.
  var waiting: Waiting
  /// Width in pt of the leading edge that the photo's recognisers refuse.
  var edge: Double

  enum Waiting: String, CaseIterable { case none, single, both }

  init(_ knobs: KnobValues) {
    waiting = Waiting(rawValue: knobs["waits"]) ?? .single
    edge = knobs.number("edge")
  }

  static let knobs = [
    Knob(
      "waits", .choice(Waiting.allCases.map(\.rawValue)), fallback: "single",
      summary: "who waits for the other tap to fail; both is a cycle, an error"),
    Knob(
      "edge", .number(0...120, unit: "pt"), fallback: "44",
      summary: "leading edge where the photo takes no touch"),
  ]
}

/// A photo with three recognisers over rows that scroll and are tapped without delay.
struct GestureCard<Model>: Composite {
  let log: GestureLog
  let wishes: GestureWishes
  let path: WritableKeyPath<Model, GestureLog>

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return Card(alignment: .leading) {
      CardTitle(word("Who wins the touch", "触摸归谁"), alignment: .leading)
      Gap(12)
      photo(radius: context.theme.radius.control).spoken(word("Photo", "照片"))
      Gap(12)
      CardMessage(report(word), alignment: .leading).named("report")
      Gap(8)
      Scroll("rows") {
        VStack(alignment: .leading, spacing: 0) {
          for index in 1...8 { row(index, word) }
        }
      }
      .frame(height: 156)
    } footer: {
      Gap(16)
      Button(word("Done", "完成"), style: .primary, name: "done", do: .dismissSelf)
    }
  }

  private func photo(radius: Double) -> some Block<Model> {
    let path = path
    let isNear = log.zoom == .near
    var single = BlockGesture<Model>.tap("single", do: .run { $0[keyPath: path].singles += 1 })
    var double = BlockGesture<Model>.tap(
      "double", count: 2,
      do: .run {
        $0[keyPath: path].doubles += 1
        $0[keyPath: path].zoom = isNear ? .none : .near
      })
    if wishes.waiting != .none { single = single.requiresFailure(of: "double") }
    if wishes.waiting == .both { double = double.requiresFailure(of: "single") }
    let hold = BlockGesture<Model>.longPress(
      "hold", do: .run { $0[keyPath: path].holds += 1 })
    let edges = Insets(left: wishes.edge)
    return Art<Model>(height: 120) { rect, _ in
      DuskArt.items(covering: isNear ? rect.grown(by: 60) : rect)
    }
    .clip(radius: radius)
    .gestures(
      "photo", single.refusing(edges: edges), double.refusing(edges: edges),
      hold.refusing(edges: edges))
  }

  private func row(_ index: Int, _ word: (String, String) -> String) -> any Block<Model> {
    let path = path
    return Label<Model>(word("Row \(index)", "第 \(index) 行"))
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .onTap("row \(index)") { $0[keyPath: path].row = index }
  }

  private func report(_ word: (String, String) -> String) -> String {
    let counts = word(
      "\(log.singles) single, \(log.doubles) double, \(log.holds) held",
      "单击 \(log.singles)，双击 \(log.doubles)，长按 \(log.holds)")
    guard let row = log.row else { return counts }
    return counts + word(", row \(row)", "，第 \(row) 行")
  }
}

/// The inbox behind, and what the card's recognisers did.
package struct GestureRulesModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// What was recognised.
  var log = GestureLog()
}

/// Recognisers that wait for each other, refuse a place, and lose to a drag (SPEC M8).
package struct GestureRulesScene: OverInbox {
  package let info = SceneInfo(
    name: "gesture-rules", title: Phrase("Gesture rules", "手势规则"), family: .cards,
    summary: Phrase(
      "One photo, three recognisers: the single tap waits until the double tap has failed.",
      "一张图片，三种识别：单击要等双击失败。"),
    tries: [
      Phrase(
        "Tap the photo once, twice, then hold it: one of them is recognised each time.",
        "点一下、点两下、再按住图片：每次只有一种被识别。"),
      Phrase("Tap its leading edge: refused by place.", "点图片的前缘：按位置拒绝。"),
      Phrase("Drag the rows, then tap one: no delay.", "先拖动这些行，再点一行：没有延迟。"),
      Phrase(
        "Set waits=both: a cycle, reported with both names.", "设 waits=both：循环依赖，报告两个名字。"),
    ],
    spec: ["M8", "M7", "K1"], appleName: ".exclusively(before:), require(toFail:)",
    icon: Symbol.touchApp.rawValue, knobs: CardKnobs.all + GestureWishes.knobs,
    states: ["shown"],
    takes: [
      SceneTake("single", "do show\n800ms tap \"photo\""),
      SceneTake("double", "do show\n800ms tap \"photo\"\n950ms tap \"photo\""),
      SceneTake("row", "do show\n800ms tap \"row 2\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> GestureRulesModel {
    GestureRulesModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: GestureRulesModel, _ settings: StageSettings
  ) -> any Block<GestureRulesModel> {
    InboxPage(model.inbox).scoped(\GestureRulesModel.inbox)
      .popup(
        item: \.inbox.openedConversation, CardKnobs.options("gesture-rules", settings)
      ) { _ in
        GestureCard(log: model.log, wishes: GestureWishes(settings.knobs), path: \.log)
      }
  }

  package func summarize(_ model: GestureRulesModel, into summary: inout EndSummary) {
    summary.text["single"] = "\(model.log.singles)"
    summary.text["double"] = "\(model.log.doubles)"
    summary.text["held"] = "\(model.log.holds)"
    summary.text["row"] = model.log.row.map { "\($0)" }
  }
}
