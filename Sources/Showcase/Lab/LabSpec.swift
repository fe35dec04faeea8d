import Canvas
import Motion
import PresentationCore

/// Builds a lab popup's specification from its knobs (DESIGN "lab", head of CASES).
struct LabSpec {
  let knobs: KnobValues
  let name: String
  let size: Size

  private func text(_ knob: String) -> String { knobs["\(name).\(knob)"] }

  var kind: String { text("kind") }

  var specification: PresentationSpec {
    var style = style
    if let level = level { style.level = level }
    var spec = PresentationSpec(
      id: PresentationID(name), style: style, mask: mask, dismissal: dismissal, sheet: sheet,
      timer: KnobValue.number(text("timer")), arrival: arrival,
      priority: Int(knobs.number("\(name).priority")), contentSize: contentSize)
    if kind == "sheet" { spec.contentSize = Size(size.width, knobs.number("\(name).content")) }
    return spec
  }

  private var level: PresentationLevel? {
    switch text("level") {
    case "content": .content
    case "system": .system
    case "overlay": .overlay
    default: nil
    }
  }

  private var style: PresentationStyle {
    switch kind {
    case "panel": return .panel
    case "sheet": return .sheet
    case "toast": return labToast
    case "alert":
      var style = PresentationStyle.alert
      style.place = .containerCenter
      return style
    case "dialog": return .dialog
    case "popover": return .anchored(name: "popover", to: LabGeometry.button, side: .below)
    case "menu":
      return .anchored(name: "menu", to: LabGeometry.button, side: .below, cornerRadius: 12)
    case "cover": return .cover
    default:
      var style = PresentationStyle.card
      style.place = .containerCenter
      style.cornerRadius = 24
      return style
    }
  }

  /// 358×64 at 16,57 on the mock phone.
  private var labToast: PresentationStyle {
    var style = PresentationStyle.notice
    style.place = .top(gap: 10)
    return style
  }

  /// The content's size in pt by kind; heights of panels and fitting sheets come from a knob.
  private var contentSize: Size? {
    let height = knobs.number("\(name).content")
    return switch kind {
    case "panel", "sheet": Size(size.width, height)
    case "toast": Size(358, 64)
    case "alert": Size(270, 146)
    case "dialog": Size(374, 200)
    case "popover": Size(264, 200)
    case "menu": Size(250, 176)
    case "cover": size
    default: Size(300, 200)
    }
  }

  private var mask: MaskSpec {
    let usual: Double =
      switch kind {
      case "toast", "popover", "menu", "cover": 0
      case "alert", "dialog", "sheet": 0.2
      default: 0.4
      }
    let asked = KnobValue.number(text("dim"))
    var opacity = asked ?? usual
    let isCustom = kind == "card" || kind == "panel"
    if isCustom, opacity > 0 { opacity = max(opacity, 0.3) }
    let isModalWithoutDim = asked == nil && ["popover", "menu", "cover"].contains(kind)
    return MaskSpec(
      opacity: opacity, outsideTap: outsideTap, look: isModalWithoutDim ? .custom : .plain)
  }

  private var outsideTap: MaskSpec.OutsideTap {
    if let asked = MaskSpec.OutsideTap(rawValue: text("outside")) { return asked }
    return switch kind {
    case "toast": .passThrough
    case "alert", "cover": .ignore
    default: .dismiss
    }
  }

  private var dismissal: DismissalPolicy {
    let swipe: DismissalPolicy.Swipe =
      switch kind {
      case "toast": .toward(.top)
      case "panel", "card", "dialog": .toward(.bottom)
      case "alert", "popover", "menu", "cover": .fixed
      default: .resists
      }
    let escape: DismissalPolicy.Escape =
      switch text("escape") {
      case "refuse", "off", "false": .refuse
      case "ignore": .ignore
      default: .dismiss
      }
    return DismissalPolicy(
      veto: DismissalPolicy.Veto(rawValue: text("veto")) ?? .none, escape: escape, swipe: swipe)
  }

  private var arrival: ArrivalPolicy {
    ArrivalPolicy(rawValue: text("arrival")) ?? (kind == "toast" ? .queue : .stack)
  }

  private var sheet: SheetSpec? {
    guard kind == "sheet" else { return nil }
    let selected = text("selected")
    let undimmed = text("undimmed")
    return SheetSpec(
      detents: LabDetents.parse(text("detents")) ?? [.medium, .large],
      selected: selected.isEmpty ? nil : selected,
      largestUndimmed: undimmed.isEmpty ? nil : undimmed,
      contentDrag: SheetSpec.ContentDrag(rawValue: text("contentDrag")) ?? .resizes,
      skipping: knobs.isOn("\(name).sequential") ? .sequential : .oneBeyond)
  }
}

/// Reads a list of detents such as `medium,large,height(300),fraction(0.3),fit`.
enum LabDetents {
  /// Nil when a word is no detent; an empty list is none either.
  static func parse(_ text: String) -> [Detent]? {
    let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
    let detents = words.compactMap { detent(String($0)) }
    return detents.count == words.count && !detents.isEmpty ? detents : nil
  }

  private static func detent(_ word: String) -> Detent? {
    switch word {
    case "medium": return .medium
    case "large": return .large
    case "fit": return .fit
    default: break
    }
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "("),
      let value = Double(word[word.index(after: open)...].dropLast()), value.isFinite, value > 0
    else { return nil }
    switch word[..<open] {
    case "height": return .height(value)
    case "fraction": return value <= 1 ? .fraction(value) : nil
    default: return nil
    }
  }
}

/// Rectangles of the mock phone in pt (head of CASES).
enum LabGeometry {
  static let button = Rect(95, 110, 200, 44)
  static let toolbarButton = Rect(328, 48, 44, 44)
  static let firstRow = 100.0
  static let rowHeight = 60.0
}
