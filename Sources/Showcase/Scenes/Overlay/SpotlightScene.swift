import Blocks
import Canvas
import PresentationCore

/// The state of the scene: the inbox, and how far the guide is.
package struct SpotlightModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// The step that shows; nil when the guide is over.
  var step: GuideStep?
  /// The step that showed last: what the card says while it leaves.
  var shown = GuideStep.search

  /// The binding of the guide.
  var isGuiding: Bool {
    get { step != nil }
    set { step = newValue ? step ?? .compose : nil }
  }

  /// Goes to a step, or ends the guide with nil.
  mutating func go(to step: GuideStep?) {
    self.step = step
    if let step { shown = step }
  }
}

/// A guide that keeps one thing after the other bright.
package struct SpotlightScene: OverInbox {
  package let info = SceneInfo(
    name: "spotlight", title: Phrase("Spotlight guide", "聚光引导"), family: .overlay,
    summary: Phrase(
      "A mask that leaves a hole around one thing after the other, with a card beside it.",
      "遮罩依次在各处留出亮孔，旁边是说明卡片。"),
    tries: [
      Phrase("Press Next: hole and card glide on.", "点下一步：亮孔和卡片一起滑过去。"),
      Phrase("Press Next twice quickly: they turn in flight.", "快速点两次：它们在途中转向。"),
      Phrase("Tap the dark page: nothing happens.", "点变暗的页面：没有反应。"),
      Phrase(
        "Set hole to passes and tap in it: the control works.", "把 hole 设为 passes 再点亮孔：控件照常工作。"),
    ],
    spec: ["K7"], appleName: Phrase("no system counterpart", "系统没有对应的组件"),
    icon: Symbol.filterCenterFocus.rawValue,
    knobs: [
      Knob(
        "hole", .choice(["kept", "passes"]), fallback: "kept",
        summary: "whether a tap in the hole reaches what is there")
    ], states: ["first", "second", "last"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("steps", "do show\n900ms tap \"next\"\n1900ms tap \"next\"\n2900ms tap \"next\""),
      SceneTake("quick", "do show\n900ms tap \"next\"\n1050ms tap \"next\""),
      SceneTake("skip", "do show\n900ms tap \"skip\""),
      SceneTake("hole", "do show\n900ms tap \"compose\""),
    ],
    actions: InboxAction.all + ["search"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> SpotlightModel {
    SpotlightModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: SpotlightModel, _ settings: StageSettings
  ) -> any Block<SpotlightModel> {
    var tools = InboxTools(settings.locale)
    tools.compose = InboxTools.compose { $0.startDraft() }
    return InboxPage(model.inbox, tools: tools).scoped(\SpotlightModel.inbox)
      .guide(
        isPresented: \.isGuiding, target: model.shown.target(settings.locale), id: "guide",
        holeTap: settings.knobs["hole"] == "passes" ? .passes : .isKept
      ) { model in
        GuideCard(
          step: model.shown, skip: .dismissSelf,
          next: model.shown.next == nil ? .dismissSelf : .run { $0.go(to: $0.shown.next) })
      }
  }

  package func perform(
    _ action: String, on model: inout SpotlightModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.go(to: .compose)
    case "search": model.go(to: .search)
    case "hide": model.go(to: nil)
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("spotlight has no action '\(action)'; try 'show'")
    }
  }

  package func hear(
    _ event: Event, model: inout SpotlightModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    guard model.inbox.opened != nil else { return }
    model.inbox.opened = nil
    if !model.isGuiding { model.go(to: .compose) }
  }
}
