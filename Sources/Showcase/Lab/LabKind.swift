import Blocks
import Canvas
import PresentationCore

/// What a lab popup is (DESIGN "lab"); the raw value is the knob's word.
enum LabKind: String, CaseIterable {
  case card, panel, sheet, toast, alert, dialog, popover, menu, cover

  /// What the knobs make of a popup.
  init(knobs: KnobValues, name: String) {
    self = LabKind(rawValue: knobs["\(name).kind"]) ?? .card
  }

  /// The kind's style, placed as on the mock phone of CASES.
  var style: PresentationStyle {
    switch self {
    case .card: .card.placed(.containerCenter, cornerRadius: 24)
    case .panel: .panel
    case .sheet: .sheet
    // 358×64 at 16,57 on the mock phone.
    case .toast: .notice.placed(.top(gap: 10))
    case .alert: .alert.placed(.containerCenter)
    case .dialog: .dialog
    case .popover: .anchored(name: "popover", to: LabGeometry.button, side: .below)
    case .menu:
      .anchored(name: "menu", to: LabGeometry.button, side: .below, cornerRadius: 12)
    case .cover: .cover
    }
  }

  /// The surface its content stands on.
  var look: SurfaceLook {
    switch self {
    case .card, .toast, .dialog: .card
    case .panel, .sheet: .sheet
    case .alert: .alert
    case .popover: .popover
    case .menu: .menu
    case .cover: .cover
    }
  }

  /// True when its height never follows the content's.
  var hasFixedHeight: Bool {
    switch self {
    case .toast, .cover: true
    case .card, .panel, .sheet, .alert, .dialog, .popover, .menu: false
    }
  }

  /// Opacity of the mask, 0…1, when no knob sets it.
  var usualDim: Double {
    switch self {
    case .toast, .popover, .menu, .cover: 0
    case .alert, .dialog, .sheet: 0.2
    case .card, .panel: 0.4
    }
  }

  /// How the mask looks when no knob asks for a dim one.
  var usualMaskLook: MaskSpec.Look {
    switch self {
    case .popover, .menu, .cover: .custom
    case .card, .panel, .sheet, .toast, .alert, .dialog: .plain
    }
  }

  /// What a tap on the mask does when no knob says it.
  var usualOutsideTap: MaskSpec.OutsideTap {
    switch self {
    case .toast: .passThrough
    case .alert, .cover: .ignore
    case .card, .panel, .sheet, .dialog, .popover, .menu: .dismiss
    }
  }

  /// What a vertical drag does.
  var swipe: DismissalPolicy.Swipe {
    switch self {
    case .toast: .toward(.top)
    case .panel, .card, .dialog: .toward(.bottom)
    case .alert, .popover, .menu, .cover: .fixed
    case .sheet: .resists
    }
  }

  /// What happens on arrival when no knob says it.
  var usualArrival: ArrivalPolicy {
    switch self {
    case .toast: .queue
    case .card, .panel, .sheet, .alert, .dialog, .popover, .menu, .cover: .stack
    }
  }
}

extension PresentationStyle {
  /// The same style at another place.
  fileprivate func placed(_ place: PopupPlace, cornerRadius: Double? = nil) -> PresentationStyle {
    var style = self
    style.place = place
    if let cornerRadius { style.cornerRadius = cornerRadius }
    return style
  }
}
