/// The knobs of the scene `lab`: the same set for each of its three popups (DESIGN "lab").
enum LabKnobs {
  static let popups = ["A", "B", "C"]

  static let all: [Knob] = popups.flatMap { look($0) + behavior($0) } + page

  private static func look(_ name: String) -> [Knob] {
    [
      Knob(
        "\(name).kind", .choice(LabKind.allCases.map(\.rawValue)), fallback: "card",
        summary: "what \(name) is"),
      Knob(
        "\(name).detents", .text(.detents, example: "medium,large,height(300),fit"),
        fallback: "medium,large", summary: "detents of \(name) as a sheet"),
      Knob(
        "\(name).selected", .text(.detent, example: "large"), fallback: "",
        summary: "detent at which \(name) starts"),
      Knob(
        "\(name).undimmed", .text(.detent, example: "medium"), fallback: "",
        summary: "largest detent without a mask"),
      Knob(
        "\(name).dim", .text(.opacity, example: "0.4"), fallback: "",
        summary: "opacity of the mask, 0…1; the kind's own when empty"),
    ]
  }

  private static func behavior(_ name: String) -> [Knob] {
    [
      Knob(
        "\(name).outside", .choice(["auto", "dismiss", "ignore", "passThrough"]),
        fallback: "auto", summary: "what a tap on the mask does"),
      Knob(
        "\(name).veto", .choice(["none", "interactive"]), fallback: "none",
        summary: "refuses mask tap, drag and Escape"),
      Knob(
        "\(name).escape",
        .choice(["auto", "dismiss", "refuse", "ignore", "on", "off", "true", "false"]),
        fallback: "auto", summary: "what Escape does"),
      Knob(
        "\(name).timer", .text(.time, example: "3s"), fallback: "",
        summary: "seconds from didPresent until it leaves by itself"),
      Knob(
        "\(name).level", .choice(["auto", "content", "system", "overlay"]), fallback: "auto",
        summary: "the floor it stands on"),
      Knob(
        "\(name).priority", .number(-1000...1000, unit: ""), fallback: "0",
        summary: "higher goes first"),
      Knob(
        "\(name).arrival", .choice(["auto", "stack", "queue", "replace", "preempt"]),
        fallback: "auto", summary: "what happens when another is up"),
      Knob(
        "\(name).content", .number(1...100_000, unit: "pt"), fallback: "300",
        summary: "height of the content"),
      Knob(
        "\(name).scroll", .number(0...1_000_000, unit: "pt"), fallback: "0",
        summary: "height of scrolling content, 0 for none"),
      Knob(
        "\(name).field", .text(.point, example: "195,600"), fallback: "",
        summary: "centre of a text field in stage pt"),
      Knob(
        "\(name).sequential", .toggle, fallback: "off", summary: "a fling never skips a detent"),
      Knob(
        "\(name).contentDrag", .choice(["resizes", "scrolls"]), fallback: "resizes",
        summary: "what a drag in the content does first"),
    ]
  }

  private static let page = [
    Knob("page.rows", .number(0...10_000, unit: ""), fallback: "20", summary: "rows of the page"),
    Knob("page.toolbar", .toggle, fallback: "off", summary: "a toolbar button at 350,70"),
    Knob("gap", .text(.time, example: "1s"), fallback: "200ms", summary: "pause in a queue"),
    Knob(
      "motion", .choice(["linear", "spring"]), fallback: "linear",
      summary: "linear moves of 300 ms, or each style's own curves"),
  ]
}
