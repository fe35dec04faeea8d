import Blocks
import Motion
import PresentationCore

/// The knobs every custom card has: mask, ways out, spring (SPEC K4, M4, E9, T3).
enum CardKnobs {
  static let all = [
    Knob("mask", .number(0.3...0.8, unit: ""), fallback: "0.4", summary: "opacity of the mask"),
    Knob(
      "reading", .toggle, fallback: "off",
      summary: "much to read: the mask is never below 0.5"),
    Knob(
      "outside", .choice(MaskSpec.OutsideTap.allCases.map(\.rawValue)), fallback: "dismiss",
      summary: "what a tap on the mask does"),
    Knob(
      "tapOnEmptyContentDismisses", .toggle, fallback: "off",
      summary: "a tap on an empty part of the card closes it, controls do not"),
    Knob(
      "veto", .choice(["none", "interactive"]), fallback: "none",
      summary: "refuses mask tap, drag and Escape"),
    Knob(
      "duration", .number(0.1...2, unit: "s"), fallback: "0.35s",
      summary: "perceived duration of the spring that brings it in"),
    Knob(
      "bounce", .number(-0.5...0.6, unit: ""), fallback: "0.15",
      summary: "bounce of that spring; 0 does not overshoot"),
  ]

  /// The options of a card called `id`, by the knobs in force.
  static func options(_ id: String, _ settings: StageSettings) -> PopupOptions {
    let knobs = settings.knobs
    var style = PresentationStyle.card
    style.insertion.curve = .spring(
      Spring(duration: knobs.number("duration"), bounce: knobs.number("bounce")))
    var options = PopupOptions(
      style, id: id, mask: mask(settings),
      dismissal: DismissalPolicy(
        veto: DismissalPolicy.Veto(rawValue: knobs["veto"]) ?? .none),
      emptyContentTap: knobs.isOn("tapOnEmptyContentDismisses") ? .dismisses : .nothing)
    options.reading = knobs.isOn("reading") ? .much : .little
    return options
  }

  /// The mask the knobs ask for; what is too light is raised where it is declared.
  static func mask(_ settings: StageSettings) -> MaskSpec {
    MaskSpec(
      opacity: settings.knobs.number("mask"),
      outsideTap: MaskSpec.OutsideTap(rawValue: settings.knobs["outside"]) ?? .dismiss)
  }
}
