import Blocks
import Canvas
import PresentationCore
import Showcase

/// Flags and an item with a popup each, and what their `onDismiss` was told.
struct HandoverModel: Sendable {
  struct Item: Sendable, Identifiable {
    var id: Int
  }

  var isFirst = false
  var isSecond = false
  var item: Item?
  var isCard = false
  var isOther = false
  var isPlain = false
  var farewells: [String] = []
}

/// Popups without names: two sheets that are popovers where there is room, one for an item, a
/// plain popover, and two cards of which the second takes the place of the first.
struct HandoverScene: Scene {
  /// What decides which sheets are up; nil leaves it to the root.
  var policy: SheetHostPolicy?

  let info = SceneInfo.forTests(
    "handover",
    actions: ["first", "second", "card", "other", "plain", "item 1", "item 2", "item none"])

  func model(_ settings: StageSettings, at start: Instant) -> HandoverModel { HandoverModel() }

  func page(_ model: HandoverModel, _ settings: StageSettings) -> any Block<HandoverModel> {
    let rows = VStack<HandoverModel>(spacing: 0) {
      Gap(100)
      sheet("first", \.isFirst)
      sheet("second", \.isSecond)
      line("item").popup(
        item: \.item, .sheet(SheetSpec(detents: [.medium])),
        onReason: { $0.farewells.append("item \($1.rawValue)") },
        content: { [Label("item \($0.id)")] })
      line("card").popup(
        isPresented: \.isCard, PopupOptions(.card),
        onReason: { $0.farewells.append("card \($1.rawValue)") },
        content: { _ in [Label("card")] })
      line("other").popup(
        isPresented: \.isOther, PopupOptions(.card, arrival: .replace),
        onReason: { $0.farewells.append("other \($1.rawValue)") },
        content: { _ in [Label("other")] })
      line("plain").popover(
        isPresented: \.isPlain, onDismiss: { $0.farewells.append("plain") },
        content: { _ in [Label("plain").frame(width: 200, height: 100)] })
    }
    guard let policy else { return rows }
    return rows.sheetHost(policy)
  }

  private func line(_ text: String) -> some Block<HandoverModel> {
    Label<HandoverModel>(text).frame(height: 40)
  }

  private func sheet(
    _ name: String, _ flag: WritableKeyPath<HandoverModel, Bool>
  ) -> any Block<HandoverModel> {
    var sheet = SheetSpec(detents: [.medium], largestUndimmed: "medium")
    sheet.regularWidth = .popover
    return line(name).popup(
      isPresented: flag, .sheet(sheet),
      onReason: { $0.farewells.append("\(name) \($1.rawValue)") },
      content: { _ in [Label(name).frame(height: 100)] })
  }

  func perform(
    _ action: String, on model: inout HandoverModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "first": model.isFirst.toggle()
    case "second": model.isSecond.toggle()
    case "card": model.isCard.toggle()
    case "other": model.isOther.toggle()
    case "plain": model.isPlain.toggle()
    case "item 1": model.item = HandoverModel.Item(id: 1)
    case "item 2": model.item = HandoverModel.Item(id: 2)
    case "item none": model.item = nil
    default: throw ActionError("no")
    }
  }

  func summarize(_ model: HandoverModel, into summary: inout EndSummary) {
    summary.text["farewells"] = model.farewells.joined(separator: ", ")
    summary.flags["first"] = model.isFirst
    summary.flags["second"] = model.isSecond
    summary.flags["item"] = model.item != nil
    summary.flags["card"] = model.isCard
    summary.flags["plain"] = model.isPlain
  }
}
