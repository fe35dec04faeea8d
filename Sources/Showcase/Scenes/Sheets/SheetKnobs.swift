import Blocks
import Motion
import PresentationCore

/// The knobs every sheet over the inbox has (SPEC S1, S3, S6, S8, E9, T3).
enum SheetKnobs {
  /// All of them, with what the scene itself starts from.
  static func all(
    detents: String = "medium,large", undimmed: String = "", background: String = "card",
    contentDrag: String = "resizes"
  ) -> [Knob] {
    [
      Knob(
        "detents", .text(.detents, example: "medium,large,height(300),fraction(0.3)"),
        fallback: detents,
        summary: "resting heights, in any order"),
      Knob(
        "grabber", .choice(SheetSpec.Grabber.allCases.map(\.rawValue)), fallback: "automatic",
        summary: "whether the handle shows; automatic with two detents or more"),
      Knob(
        "undimmed", .text(.detent, example: "medium"), fallback: undimmed,
        summary: "largest detent without a mask; empty dims at every one"),
      Knob(
        "mask", .text(.opacity, example: "0.3"), fallback: "",
        summary: "opacity of the mask, 0…1; the theme's own when empty"),
      Knob(
        "contentDrag", .choice(SheetSpec.ContentDrag.allCases.map(\.rawValue)),
        fallback: contentDrag, summary: "what a drag in the content does first"),
      Knob(
        "background", .choice(["card", "sheet", "panel"]), fallback: background,
        summary: "colour of the sheet, as a token of the theme"),
      Knob(
        "radius", .number(0...48, unit: "pt"), fallback: "12pt",
        summary: "radius of the upper corners"),
      Knob(
        "veto", .choice(["none", "interactive"]), fallback: "none",
        summary: "refuses mask tap, drag and Escape"),
      Knob(
        "response", .number(0.1...2, unit: "s"), fallback: "0.4s",
        summary: "response of the spring that brings it in and settles it"),
      Knob(
        "damping", .number(0.2...1, unit: ""), fallback: "0.85",
        summary: "damping ratio of that spring; 1 does not overshoot"),
    ]
  }

  /// The options of a sheet called `id`, by the knobs in force.
  static func options(_ id: String, _ settings: StageSettings) -> PopupOptions {
    let knobs = settings.knobs
    let spring = MotionCurve.spring(
      Spring(response: knobs.number("response"), dampingRatio: knobs.number("damping")))
    var style = PresentationStyle.sheet
    style.insertion.curve = spring
    style.settling = spring
    style.cornerRadius = knobs.number("radius")
    return PopupOptions(
      style, look: look(knobs["background"]), id: id,
      mask: mask(knobs), dismissal: dismissal(knobs), sheet: sheet(knobs))
  }

  private static func sheet(_ knobs: KnobValues) -> SheetSpec {
    let undimmed = knobs["undimmed"]
    return SheetSpec(
      detents: DetentList.parse(knobs["detents"]) ?? [.medium, .large],
      largestUndimmed: undimmed.isEmpty ? nil : undimmed,
      grabber: SheetSpec.Grabber(rawValue: knobs["grabber"]) ?? .automatic,
      contentDrag: SheetSpec.ContentDrag(rawValue: knobs["contentDrag"]) ?? .resizes)
  }

  private static func dismissal(_ knobs: KnobValues) -> DismissalPolicy {
    DismissalPolicy(veto: DismissalPolicy.Veto(rawValue: knobs["veto"]) ?? .none)
  }

  private static func mask(_ knobs: KnobValues) -> MaskSpec? {
    KnobValue.number(knobs["mask"]).map { MaskSpec(opacity: min(max($0, 0), 1)) }
  }

  private static func look(_ background: String) -> SurfaceLook {
    let fill: ColorToken =
      switch background {
      case "sheet": .sheet
      case "panel": .panel
      default: .card
      }
    return SurfaceLook(fill: fill, shadow: .sheet)
  }
}
