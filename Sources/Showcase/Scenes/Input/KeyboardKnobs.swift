import PresentationCore

/// The knobs of popups with fields: how they keep clear of the keyboard (SPEC V1).
enum KeyboardKnobs {
  static let all = [
    Knob(
      "keyboard", .choice(["overlap", "fixed", "none"]), fallback: "overlap",
      summary: "moves by what the keyboard covers and 12 pt, by a fixed offset, or not at all"),
    Knob(
      "offset", .number(0...400, unit: "pt"), fallback: "120pt",
      summary: "the offset when keyboard=fixed"),
    Knob(
      "autofocus", .toggle, fallback: "on",
      summary: "gives the first field the focus as soon as the popup comes"),
  ]

  /// What the knobs ask for.
  static func avoidance(_ settings: StageSettings) -> KeyboardAvoidance {
    switch settings.knobs["keyboard"] {
    case "fixed": .fixed(settings.knobs.number("offset"))
    case "none": .none
    default: .usual
    }
  }
}
