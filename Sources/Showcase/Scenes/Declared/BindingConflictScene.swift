import Blocks
import Canvas
import PresentationCore

/// One flag that two sheets want, and the item that says which one is meant.
package struct BindingConflictModel: Sendable {
  /// The flag both sheets are declared on: the mistake.
  package var isShown = false
  /// What is shown, one case each: the right model.
  package var shown: Destination?
  /// The last error the engine reported.
  package var error = ""

  /// What a sheet can show.
  package enum Destination: String, Hashable, Sendable, Identifiable {
    case photo, place

    /// The case itself.
    package var id: Self { self }
  }
}

/// Two sheets on one binding are an error that names both; an enum item is the right model.
package struct BindingConflictScene: Scene {
  package let info = SceneInfo(
    name: "binding-conflict", title: Phrase("One binding, two sheets", "一个绑定，两个面板"),
    family: .declared,
    summary: Phrase(
      "Two sheets on one flag: an error names both. Beside it the model that is right.",
      "两个面板共用一个开关：错误信息点名两者。旁边是正确的模型。"),
    tries: [
      Phrase(
        "Set the flag: only the first sheet comes, the error names both.", "打开开关：只出现第一个面板，错误点名两者。"),
      Phrase("Open photo and place: one item, one sheet at a time.", "打开照片和地点：一个项目，一次一个面板。"),
    ],
    spec: ["E4", "E1", "E3"], appleName: ".sheet(item:) with an enum",
    icon: Symbol.errorOutline.rawValue, states: ["rest", "conflict", "item"],
    takes: [
      SceneTake("conflict", "do flag on"),
      SceneTake("item", "do show photo\n900ms do show place"),
    ],
    actions: ["flag on", "flag off", "show photo", "show place", "close"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> BindingConflictModel {
    BindingConflictModel()
  }

  package func page(
    _ model: BindingConflictModel, _ settings: StageSettings
  ) -> any Block<BindingConflictModel> {
    let words = Words(settings.locale)
    let footer =
      model.error.isEmpty
      ? words("No error so far.", "目前没有错误。")
      : words("Error: \(model.error)", "错误：两个面板声明在同一个绑定上，请改用一个枚举条目。")
    return NotePage(words("Bindings", "绑定"), footer: footer) {
      NoteRow<BindingConflictModel>(
        name: "flag", symbol: .errorOutline, title: words("One flag", "一个开关"),
        detail: words("Two sheets want it", "两个面板都绑定它"), action: .run { $0.isShown = true })
      row(.photo, words("An item: photo", "一个条目：照片"), settings)
      row(.place, words("An item: place", "一个条目：地点"), settings)
    }
    .sheet(isPresented: \.isShown, detents: [.medium], id: "photo by flag") { _ in
      DestinationSheet(destination: .photo)
    }
    .sheet(isPresented: \.isShown, detents: [.medium], id: "place by flag") { _ in
      DestinationSheet(destination: .place)
    }
    .sheet(item: \.shown, detents: [.medium], id: "by item") {
      DestinationSheet(destination: $0)
    }
  }

  private func row(
    _ destination: BindingConflictModel.Destination, _ title: String, _ settings: StageSettings
  ) -> any Block<BindingConflictModel> {
    NoteRow<BindingConflictModel>(
      name: destination.rawValue, symbol: destination.symbol, title: title,
      detail: Words(settings.locale)("A case of the enum", "枚举的一个成员"),
      action: .run { $0.shown = destination })
  }

  package func hear(
    _ event: Event, model: inout BindingConflictModel, presenter: inout Presenter
  ) {
    if case .error(let message) = event { model.error = message }
  }

  package func perform(
    _ action: String, on model: inout BindingConflictModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "flag on": model.isShown = true
    case "flag off": model.isShown = false
    case "show photo": model.shown = .photo
    case "show place": model.shown = .place
    case "close": model.shown = nil
    default: throw ActionError("binding-conflict has no action '\(action)'; try 'flag on'")
    }
  }

  package func summarize(_ model: BindingConflictModel, into summary: inout EndSummary) {
    summary.flags["flag"] = model.isShown
    summary.text["shown"] = model.shown?.rawValue
    if !model.error.isEmpty { summary.text["error"] = model.error }
  }
}

extension BindingConflictModel.Destination {
  var symbol: Symbol {
    switch self {
    case .photo: .photo
    case .place: .map
    }
  }
}

/// What the sheet shows for a case.
struct DestinationSheet<Model>: Composite {
  let destination: BindingConflictModel.Destination

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let isPhoto = destination == .photo
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(isPhoto ? word("Photo", "照片") : word("Place", "地点"))
      Gap(8)
      Art(height: 168) { rect, _ in
        isPhoto ? DuskArt.items(covering: rect) : RouteArt.items(covering: rect)
      }
      .clip(radius: context.theme.radius.control)
      .padding(.horizontal, 16)
    }
  }
}
