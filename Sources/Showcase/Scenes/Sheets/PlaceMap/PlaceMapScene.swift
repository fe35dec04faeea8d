import Blocks
import Canvas
import PresentationCore

/// The map: which place is chosen, and the sheet about it.
package struct PlaceMapModel: Sendable {
  /// All places in the language of the stage.
  let places: [Place]
  /// Index of the chosen place; nil has no big pin.
  var chosen: Int?
  /// When it was chosen: its pin grows from then on.
  private var chosenAt: Instant
  /// Whether the sheet is up.
  var isUp = false
  /// Identifier of the sheet's detent; nil before the first choice.
  var detent: String?
  /// Whether the map carries names.
  var showsNames = true
  /// How often a pin was chosen.
  private(set) var choices = 0

  init(_ settings: StageSettings, at start: Instant) {
    places = Place.all(settings.locale)
    chosenAt = start
  }

  mutating func choose(_ index: Int, at now: Instant) {
    choices += 1
    if chosen != index { chosenAt = now }
    chosen = index
    isUp = true
  }

  /// When the chosen pin has its size.
  var growsUntil: Instant { chosenAt.advanced(by: 0.25) }

  /// Size of the chosen pin, from that of the others to 1.5.
  func pinScale(at now: Instant) -> Double {
    let share = min(max(now.seconds(since: chosenAt) / 0.25, 0), 1)
    let rest = (1 - share) * (1 - share) * (1 - share)
    return 1.5 - 0.64 * rest
  }
}

/// Details of a place over a map that stays alive (SPEC S6, S12, S16).
package struct PlaceMapScene: Scene {
  package let info = SceneInfo(
    name: "place-map", title: Phrase("Place on a map", "地图上的地点"), family: .sheets,
    summary: Phrase(
      "A sheet without a mask: the map behind is pushed and its pins are tapped all the while.",
      "没有遮罩的面板：后面的地图照样拖动，图钉照样点按。"),
    tries: [
      Phrase(
        "Tap other pins: the sheet changes its content and stays.", "点按别的图钉：面板换内容，不离开。"),
      Phrase("Push the map both ways and let it glide.", "向各个方向拖动地图，松手让它滑行。"),
      Phrase(
        "Drag the sheet to large: now the map is dimmed, and a tap on it closes.",
        "把面板拉到最高：地图变暗，点按它即关闭。"),
    ],
    spec: ["S6", "S12", "S16", "S1", "S3", "S13"],
    appleName: ".presentationBackgroundInteraction(.enabled(upThrough: .medium))",
    icon: Symbol.map.rawValue,
    knobs: SheetKnobs.all(detents: "height(286),medium,large", undimmed: "medium"),
    states: ["small", "medium", "large"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("pins", "do show\n900ms tap \"pin 2\"\n1600ms tap \"pin 4\""),
      SceneTake("push", "do show\n900ms drag 250,420 to 120,200 over 250ms"),
      SceneTake("large", "do show\n900ms do select medium\n1700ms do select large"),
    ],
    actions: ["show", "hide", "select height(286)", "select medium", "select large"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> PlaceMapModel {
    PlaceMapModel(settings, at: start)
  }

  package func page(
    _ model: PlaceMapModel, _ settings: StageSettings
  ) -> any Block<PlaceMapModel> {
    var options = SheetKnobs.options("place", settings)
    options.sheet?.preferredSize = Size(375, 620)
    options.sheet?.minimumSize = Size(375, 620)
    return MapPage(model: model)
      .popup(isPresented: \.isUp, options, detent: \.detent) {
        PlaceSheet(place: $0.places[$0.chosen ?? 0])
      }
  }

  package func hear(
    _ event: Event, model: inout PlaceMapModel, presenter: inout Presenter
  ) {
    switch event {
    case .action(let name, in: nil):
      if let place = model.places.first(where: { $0.pinName == name }) {
        model.choose(place.id, at: presenter.now)
      } else if name == "near me" {
        show(model.chosen.map { model.places[$0] }, &presenter)
      }
    case .didDismiss:
      model.chosen = nil
      model.detent = nil
    default: break
    }
  }

  /// Brings a place, or the middle of the town, above the small sheet.
  private func show(_ place: Place?, _ presenter: inout Presenter) {
    let tip = place?.tip ?? MapArt.origin + Point(168, 196)
    presenter.request(.pan("map", centeredOn: tip + Point(0, 40)))
  }

  package func perform(
    _ action: String, on model: inout PlaceMapModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.choose(0, at: presenter.now)
    case "hide": model.isUp = false
    case "select height(286)", "select medium", "select large":
      model.detent = String(action.dropFirst("select ".count))
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'show'")
    }
  }

  package func summarize(_ model: PlaceMapModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.isUp
    summary.text["place"] = model.chosen.map { model.places[$0].name }
    summary.text["choices"] = "\(model.choices)"
    summary.text["detent"] = model.detent
  }
}
