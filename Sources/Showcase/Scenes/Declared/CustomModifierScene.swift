import Blocks
import Canvas
import Motion
import PresentationCore

extension PresentationStyle {
  /// A ticket that drops from above by `distance` pt: a new style is a new value (SPEC K1, T1).
  static func ticket(distance: Double, spring: Spring) -> PresentationStyle {
    PresentationStyle(
      name: "ticket", place: .top(gap: 64),
      insertion: Transition(
        [.opacity, .offset(Point(0, -distance)), .scale(from: 0.86, anchor: Point(0.5, 0))],
        curve: .spring(spring)),
      removal: Transition(
        [.opacity, .scale(from: 0.86, anchor: Point(0.5, 0))],
        curve: .bezier(.easeInOut, duration: 0.2)),
      cornerRadius: 20)
  }
}

extension Block {
  /// A modifier of one's own: it gives the style a name and leaves the rest to the engine.
  func ticket(
    isPresented: WritableKeyPath<Model, Bool>, style: PresentationStyle,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    popup(
      isPresented: isPresented,
      PopupOptions(
        style, look: .card, id: "ticket", mask: MaskSpec(opacity: 0.4),
        dismissal: DismissalPolicy(swipe: .toward(.top))),
      content: content)
  }
}

/// Whether the ticket is up, and how often it was used.
package struct CustomModifierModel: Sendable {
  /// Whether the ticket is up.
  package var isShown = false
  /// How often it was used.
  package var uses = 0
}

/// A popup with a style and a modifier of its own, in one file.
package struct CustomModifierScene: Scene {
  package let info = SceneInfo(
    name: "custom-modifier", title: Phrase("A modifier of one's own", "自定义修饰符"), family: .declared,
    summary: Phrase(
      "A new kind of popup from a style value and a three-line modifier.", "一个样式值加三行修饰符，就是一种新的弹窗。"),
    tries: [
      Phrase("Show the ticket; swipe it up, or tap the mask.", "显示车票；向上划走，或点遮罩。"),
      Phrase("Set bounce=0.5 and distance=300.", "设 bounce=0.5 和 distance=300。"),
      Phrase("Turn on Reduce Motion: the drop becomes a cross-fade.", "打开“减弱动态效果”：落下变成淡入淡出。"),
    ],
    spec: ["K1", "K2", "T1", "T3", "H3"], appleName: "ViewModifier + .transition",
    icon: Symbol.webAsset.rawValue,
    knobs: [
      Knob(
        "distance", .number(0...600, unit: "pt"), fallback: "160pt",
        summary: "how far above its place it starts"),
      Knob(
        "duration", .number(0.1...2, unit: "s"), fallback: "0.5s",
        summary: "perceived duration of the spring that drops it"),
      Knob(
        "bounce", .number(-0.5...0.6, unit: ""), fallback: "0.3",
        summary: "bounce of that spring; 0 does not overshoot"),
    ],
    states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("use", "do show\n900ms tap \"use\""),
      SceneTake("swipe", "do show\n900ms drag 195,180 to 195,40 over 200ms"),
    ],
    actions: ["show", "hide"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> CustomModifierModel {
    CustomModifierModel()
  }

  package func page(
    _ model: CustomModifierModel, _ settings: StageSettings
  ) -> any Block<CustomModifierModel> {
    let words = Words(settings.locale)
    let knobs = settings.knobs
    let style = PresentationStyle.ticket(
      distance: knobs.number("distance"),
      spring: Spring(duration: knobs.number("duration"), bounce: knobs.number("bounce")))
    return NotePage(
      words("Tickets", "船票"),
      footer: words("Used: \(model.uses)", "已使用：\(model.uses)\u{A0}次")
    ) {
      NoteRow<CustomModifierModel>(
        name: "ticket row", symbol: .directionsBoat,
        title: words("Line 3, day ticket", "3\u{A0}号线日票"),
        detail: words("Two zones", "两个区"), action: .run { $0.isShown = true })
    }
    .ticket(isPresented: \.isShown, style: style) { _ in Ticket { $0.uses += 1 } }
  }

  package func perform(
    _ action: String, on model: inout CustomModifierModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.isShown = true
    case "hide": model.isShown = false
    default: throw ActionError("custom-modifier has no action '\(action)'; try 'show'")
    }
  }

  package func summarize(_ model: CustomModifierModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.isShown
    summary.text["uses"] = "\(model.uses)"
  }
}

/// A day ticket with its two ways out.
struct Ticket<Model>: Composite {
  let use: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return Card {
      IconDisc(.directionsBoat).named("icon")
      Gap(12)
      CardTitle(word("Day ticket", "日票"))
      Gap(4)
      CardMessage(word("Line 3, two zones, valid until midnight", "3\u{A0}号线，两个区，午夜前有效"))
      Gap(20)
      ButtonRow {
        Button(word("Not now", "以后再说"), style: .secondary, name: "later", do: .dismissSelf)
        Button(word("Use it", "使用"), style: .primary, name: "use", do: .dismissThen(use))
      }
    }
  }
}
