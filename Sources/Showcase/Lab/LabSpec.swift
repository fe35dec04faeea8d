import Blocks
import Canvas
import Motion
import PresentationCore

/// Builds a lab popup's specification from its knobs (DESIGN "lab", head of CASES).
struct LabSpec {
  let knobs: KnobValues
  let name: String
  let size: Size

  private func text(_ knob: String) -> String { knobs["\(name).\(knob)"] }

  var kind: LabKind { LabKind(knobs: knobs, name: name) }

  var specification: PresentationSpec {
    var style = kind.style
    if let level { style.level = level }
    return PresentationSpec(
      id: PresentationID(name), style: style, mask: mask, dismissal: dismissal, sheet: sheet,
      timer: KnobValue.number(text("timer")), arrival: arrival,
      priority: Int(knobs.number("\(name).priority")), contentSize: contentSize)
  }

  private var level: PresentationLevel? {
    switch text("level") {
    case "content": .content
    case "system": .system
    case "overlay": .overlay
    default: nil
    }
  }

  /// The content's size in pt by kind; heights of panels and fitting sheets come from a knob.
  var contentSize: Size {
    switch kind {
    case .panel, .sheet: Size(size.width, knobs.number("\(name).content"))
    case .toast: Size(358, 64)
    case .alert: Size(270, 146)
    case .dialog: Size(374, 200)
    case .popover: Size(264, 200)
    case .menu: Size(250, 176)
    case .cover: size
    case .card: Size(300, 200)
    }
  }

  private var mask: MaskSpec {
    let asked = KnobValue.number(text("dim"))
    return MaskSpec(
      opacity: asked ?? kind.usualDim,
      outsideTap: MaskSpec.OutsideTap(rawValue: text("outside")) ?? kind.usualOutsideTap,
      look: asked == nil ? kind.usualMaskLook : .plain
    )
    .raised(to: Masks.classic(.light).least, for: kind.style)
  }

  private var dismissal: DismissalPolicy {
    let escape: DismissalPolicy.Escape =
      switch text("escape") {
      case "refuse", "off", "false": .refuse
      case "ignore": .ignore
      default: .dismiss
      }
    return DismissalPolicy(
      veto: DismissalPolicy.Veto(rawValue: text("veto")) ?? .none, escape: escape,
      swipe: kind.swipe)
  }

  private var arrival: ArrivalPolicy {
    ArrivalPolicy(rawValue: text("arrival")) ?? kind.usualArrival
  }

  private var sheet: SheetSpec? {
    guard kind == .sheet else { return nil }
    let selected = text("selected")
    let undimmed = text("undimmed")
    var sheet = SheetSpec(
      detents: DetentList.parse(text("detents")) ?? [.medium, .large],
      selected: selected.isEmpty ? nil : selected,
      largestUndimmed: undimmed.isEmpty ? nil : undimmed,
      contentDrag: SheetSpec.ContentDrag(rawValue: text("contentDrag")) ?? .resizes,
      skipping: knobs.isOn("\(name).sequential") ? .sequential : .oneBeyond)
    sheet.regularWidth = .attached
    sheet.sideInsets = .none
    return sheet
  }
}
