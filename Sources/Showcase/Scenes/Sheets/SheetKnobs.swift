import Blocks
import Canvas
import Motion
import PresentationCore

/// The knobs every sheet over the inbox has (SPEC S1–S3, S6–S10, E9, T3).
enum SheetKnobs {
  /// All of them, with what the scene itself starts from.
  static func all(
    detents: String = "medium,large", undimmed: String = "", background: String = "card",
    contentDrag: String = "resizes", compact: SheetSpec.CompactHeight = .fullWidth,
    regular: SheetSpec.RegularWidth = .form
  ) -> [Knob] {
    rest(detents, undimmed, contentDrag) + look(background) + room(compact, regular) + motion
  }

  private static func rest(
    _ detents: String, _ undimmed: String, _ contentDrag: String
  ) -> [Knob] {
    [
      Knob(
        "detents", .text(.detents, example: "medium,large,height(300),fraction(0.3)"),
        fallback: detents,
        summary: "resting heights, in any order"),
      Knob(
        "change", .choice(SheetSpec.SelectionChange.allCases.map(\.rawValue)),
        fallback: "animated", summary: "how a detent chosen by code is shown"),
      Knob(
        "grabber", .choice(SheetSpec.Grabber.allCases.map(\.rawValue)), fallback: "automatic",
        summary: "whether the handle shows; automatic with two detents or more"),
      Knob(
        "undimmed", .text(.detent, example: undimmed.isEmpty ? "medium" : "large"),
        fallback: undimmed,
        summary: "largest detent without a mask; empty dims at every one"),
      Knob(
        "mask", .text(.opacity, example: "0.3"), fallback: "",
        summary: "opacity of the mask, 0…1; the theme's own when empty"),
      Knob(
        "contentDrag", .choice(SheetSpec.ContentDrag.allCases.map(\.rawValue)),
        fallback: contentDrag, summary: "what a drag in the content does first"),
      Knob(
        "veto", .choice(["none", "interactive"]), fallback: "none",
        summary: "refuses mask tap, drag and Escape"),
    ]
  }

  private static func look(_ background: String) -> [Knob] {
    [
      Knob(
        "background", .choice(["card", "sheet", "panel", "glass"]), fallback: background,
        summary: "colour of the sheet, as a token of the theme, or glass that blurs what is behind"),
      Knob(
        "radius", .number(0...48, unit: "pt"), fallback: "12pt",
        summary: "radius of the upper corners"),
      Knob(
        "grabberColor", .choice(["quiet", "accent", "label"]), fallback: "quiet",
        summary: "colour of the handle, as a token of the theme"),
      Knob(
        "grabberWidth", .number(12...120, unit: "pt"), fallback: "36pt",
        summary: "width of the handle"),
      Knob(
        "grabberInset", .number(0...16, unit: "pt"), fallback: "5pt",
        summary: "distance of the handle from the top"),
    ]
  }

  private static func room(
    _ compact: SheetSpec.CompactHeight, _ regular: SheetSpec.RegularWidth
  ) -> [Knob] {
    [
      Knob(
        "compact", .choice(SheetSpec.CompactHeight.allCases.map(\.rawValue)),
        fallback: compact.rawValue, summary: "how wide it is on a phone on its side"),
      Knob(
        "regular", .choice(SheetSpec.RegularWidth.allCases.map(\.rawValue)),
        fallback: regular.rawValue, summary: "what it becomes where there is room across"),
    ]
  }

  private static var motion: [Knob] {
    [
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
      style, look: look(knobs), id: id,
      mask: mask(knobs), dismissal: dismissal(knobs), sheet: sheet(knobs))
  }

  private static func sheet(_ knobs: KnobValues) -> SheetSpec {
    let undimmed = knobs["undimmed"]
    var sheet = SheetSpec(
      detents: DetentList.parse(knobs["detents"]) ?? [.medium, .large],
      largestUndimmed: undimmed.isEmpty ? nil : undimmed,
      grabber: SheetSpec.Grabber(rawValue: knobs["grabber"]) ?? .automatic,
      contentDrag: SheetSpec.ContentDrag(rawValue: knobs["contentDrag"]) ?? .resizes)
    sheet.selectionChange = SheetSpec.SelectionChange(rawValue: knobs["change"]) ?? .animated
    sheet.compactHeight = SheetSpec.CompactHeight(rawValue: knobs["compact"]) ?? .fullWidth
    sheet.regularWidth = SheetSpec.RegularWidth(rawValue: knobs["regular"]) ?? .form
    sheet.preferredSize = Size(480, 0)
    return sheet
  }

  private static func dismissal(_ knobs: KnobValues) -> DismissalPolicy {
    DismissalPolicy(veto: DismissalPolicy.Veto(rawValue: knobs["veto"]) ?? .none)
  }

  private static func mask(_ knobs: KnobValues) -> MaskSpec? {
    KnobValue.number(knobs["mask"]).map { MaskSpec(opacity: min(max($0, 0), 1)) }
  }

  private static func look(_ knobs: KnobValues) -> SurfaceLook {
    let fill: ColorToken =
      switch knobs["background"] {
      case "sheet": .sheet
      case "panel": .panel
      default: .card
      }
    var look = SurfaceLook(fill: fill, shadow: .sheet)
    if knobs["background"] == "glass" { look.material = .glass }
    look.grabber.size.width = knobs.number("grabberWidth")
    look.grabber.inset = knobs.number("grabberInset")
    look.grabber.color =
      switch knobs["grabberColor"] {
      case "accent": .accent
      case "label": .label
      default: .labelQuaternary
      }
    return look
  }
}
