import Blocks
import Canvas
import PresentationCore

/// A list of things to pack: as long as it is, and so is the card (SPEC V4).
struct PackingCard<Model>: Composite {
  let count: Int
  let change: (inout Model, Int) -> Void

  /// How many lines there may be.
  static var range: ClosedRange<Int> { 1...PackingList.all.count }

  func body(in context: BlockContext) -> some Block<Model> {
    let word = Words(context.environment.locale)
    let change = change
    return Card {
      CardTitle(word("To pack for the lake", "去湖边要带的东西"))
      Gap(4)
      CardMessage(
        word("\(count) of \(PackingList.all.count)", "\(count) / \(PackingList.all.count)"))
      Gap(16)
      VStack(alignment: .leading, spacing: 12) {
        for line in 0..<count { item(PackingList.all[line], word) }
      }
    } footer: {
      Gap(24)
      ButtonRow {
        Button(word("Remove", "移除"), style: .secondary, name: "remove") { change(&$0, -1) }
          .enabled(count > Self.range.lowerBound)
        Button(word("Add", "添加"), style: .primary, name: "add") { change(&$0, 1) }
          .enabled(count < Self.range.upperBound)
      }
    }
  }

  private func item(_ item: PackingList, _ word: Words) -> any Block<Model> {
    HStack(spacing: 12) {
      IconView(item.symbol, size: 24, color: .accent)
      Label(word(item.name)).lines(1)
      Spacer(minLength: 0)
    }
  }
}

/// A thing to pack.
struct PackingList {
  var symbol: Symbol
  var name: Phrase

  static let all = [
    PackingList(symbol: .map, name: Phrase("The map", "地图")),
    PackingList(symbol: .photoCamera, name: Phrase("A camera", "相机")),
    PackingList(symbol: .localCafe, name: Phrase("Tea in a flask", "一壶热茶")),
    PackingList(symbol: .wbSunny, name: Phrase("Sun cream", "防晒霜")),
    PackingList(symbol: .park, name: Phrase("A blanket", "毯子")),
    PackingList(symbol: .directionsBoat, name: Phrase("Boat tickets", "船票")),
    PackingList(symbol: .person, name: Phrase("Nora’s hat", "晓兰的帽子")),
    PackingList(symbol: .emojiEmotions, name: Phrase("Good spirits", "好心情")),
  ]
}

/// What the scene remembers besides the inbox.
package struct GrowingCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// How many lines the list has.
  package var count = 3

  /// Adds or takes lines, within reason.
  mutating func change(by step: Int) {
    let range = PackingCard<GrowingCardModel>.range
    count = min(max(count + step, range.lowerBound), range.upperBound)
  }
}

/// A card, panel or sheet that follows the height of its content.
package struct GrowingCardScene: OverInbox {
  package let info = SceneInfo(
    name: "growing-card", title: Phrase("Growing card", "会长高的卡片"), family: .cards,
    summary: Phrase(
      "The height follows the content, around the centre or away from the edge it is attached to.",
      "高度随内容变化：居中时向两边，贴边时离开该边。"),
    tries: [
      Phrase(
        "Tap Add quickly: each change goes on from where the last one is.", "快速点“添加”：每次变化都从当前位置继续。"),
      Phrase("Tap a button while it moves: it is hit where it is drawn.", "移动中点按钮：画在哪里就点在哪里。"),
      Phrase(
        "Set place=leading: it comes from the side and is swiped back to it.",
        "设 place=leading：从侧边进入，也可划回侧边。"),
      Phrase("Set place=sheet: the detent stays “fit”.", "设 place=sheet：停靠点始终是 fit。"),
    ],
    spec: ["K1", "K2", "V4", "M5", "S1"], appleName: ".presentationDetents + .animation(value:)",
    icon: Symbol.viewAgenda.rawValue,
    knobs: [
      Knob(
        "place", .choice(GrowingPlace.allCases.map(\.rawValue)), fallback: "center",
        summary: "where it stands: it grows around its centre, or from its edge")
    ] + CardKnobs.all,
    states: ["shown"],
    takes: [
      SceneTake("grow", "do show\n800ms do add 3"),
      SceneTake("show", "do show"),
      SceneTake("twice", "do show\n800ms do add 4\n900ms do add -5"),
      SceneTake("leaving", "do show\n800ms do hide\n850ms do add 3"),
    ],
    actions: InboxAction.all + ["add 1", "add -1"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> GrowingCardModel {
    GrowingCardModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: GrowingCardModel, _ settings: StageSettings
  ) -> any Block<GrowingCardModel> {
    let place = GrowingPlace(rawValue: settings.knobs["place"]) ?? .center
    let options = place.options(CardKnobs.options("growing-card", settings))
    return InboxPage(model.inbox).scoped(\GrowingCardModel.inbox)
      .popup(item: \.inbox.openedConversation, options) { _ in
        PackingCard(count: model.count) { $0.change(by: $1) }.aboveHomeArea(place.hasHomeArea)
      }
  }

  package func perform(
    _ action: String, on model: inout GrowingCardModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ")
    if words.count == 2, words[0] == "add", let step = Int(words[1]), abs(step) < 100 {
      model.change(by: step)
    } else {
      try performInbox(action, on: &model, with: &presenter)
    }
  }
}

/// Where the growing card stands.
enum GrowingPlace: String, CaseIterable {
  case center, top, bottom, leading, trailing, panel, sheet

  /// True where its surface runs to the lower edge of the screen.
  var hasHomeArea: Bool { self == .panel || self == .sheet }

  /// The options of a card, moved to the place.
  func options(_ card: PopupOptions) -> PopupOptions {
    var options = card
    switch self {
    case .center: break
    case .top: options.style.place = .top(gap: 12)
    case .bottom: options.style.place = .bottom(gap: 12)
    case .leading: options.stand(.leading(gap: 12), from: .leading)
    case .trailing: options.stand(.trailing(gap: 12), from: .trailing)
    case .panel: options.style = .panel
    case .sheet:
      options.style = .sheet
      options.sheet = SheetSpec(detents: [.fit], grabber: .visible)
    }
    options.look = .usual(for: options.style)
    return options
  }
}

extension PopupOptions {
  /// At a side it comes from there, and can be swiped away to it.
  fileprivate mutating func stand(_ place: PopupPlace, from edge: ContainerEdge) {
    style.place = place
    style.insertion.effects = [.move(edge)]
    style.removal.effects = [.move(edge)]
    dismissal.swipe = .toward(edge)
  }
}
