import Blocks
import Motion
import PresentationCore

/// The knobs every custom card has: mask, ways out, spring (SPEC K4, M4, E9, T3).
enum CardKnobs {
  static let all = [
    Knob("mask", .number(0.3...0.8, unit: ""), fallback: "0.4", summary: "opacity of the mask"),
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
    return PopupOptions(
      style, id: id, mask: mask(settings),
      dismissal: DismissalPolicy(
        veto: DismissalPolicy.Veto(rawValue: knobs["veto"]) ?? .none),
      emptyContentTap: knobs.isOn("tapOnEmptyContentDismisses") ? .dismisses : .nothing)
  }

  /// High contrast never has a lighter mask than its theme.
  static func mask(_ settings: StageSettings) -> MaskSpec {
    let asked = settings.knobs.number("mask")
    let least = settings.appearance.isHighContrast ? Masks.classic(settings.appearance).card : 0.3
    return MaskSpec(
      opacity: max(asked, least),
      outsideTap: MaskSpec.OutsideTap(rawValue: settings.knobs["outside"]) ?? .dismiss)
  }
}
