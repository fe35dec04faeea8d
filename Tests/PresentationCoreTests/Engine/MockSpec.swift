import Canvas
import PresentationCore

/// The popups of the scene `lab`: kinds with the sizes and rules at the head of CASES.
enum Kind {
  case card, panel, sheet, toast, alert, dialog, popover, menu, cover
}

extension PresentationSpec {
  /// A popup of a kind with the lab's usual rules; parameters are the lab's knobs.
  static func lab(
    _ id: PresentationID, _ kind: Kind = .card, detents: [Detent] = [.medium, .large],
    selected: String? = nil, undimmed: String? = nil, dim: Double? = nil,
    outside: MaskSpec.OutsideTap? = nil, veto: DismissalPolicy.Veto = .none,
    escape: DismissalPolicy.Escape = .dismiss, timer: Double? = nil,
    level: PresentationLevel? = nil, priority: Int = 0, arrival: ArrivalPolicy? = nil,
    content: Double = 300, skipping: SheetSpec.Skipping = .oneBeyond,
    contentDrag: SheetSpec.ContentDrag = .resizes
  ) -> PresentationSpec {
    var style = kind.style
    if let level { style.level = level }
    let mask = MaskSpec(
      opacity: dim ?? kind.dim, outsideTap: outside ?? kind.outsideTap,
      look: dim == nil && kind.drawsItsOwnMask ? .custom : .plain)
    var sheet = SheetSpec(
      detents: detents, selected: selected, largestUndimmed: undimmed, contentDrag: contentDrag,
      skipping: skipping)
    sheet.regularWidth = .attached
    sheet.sideInsets = .none
    return PresentationSpec(
      id: id, style: style, mask: mask,
      dismissal: DismissalPolicy(veto: veto, escape: escape, swipe: kind.swipe),
      sheet: kind == .sheet ? sheet : nil, timer: timer,
      arrival: arrival ?? (kind == .toast ? .queue : .stack), priority: priority,
      contentSize: kind.contentSize(height: content))
  }

  /// The same popup with a changed property.
  func with(_ change: (inout PresentationSpec) -> Void) -> PresentationSpec {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Kind {
  private static let button = Rect(95, 110, 200, 44)

  var style: PresentationStyle {
    switch self {
    case .card:
      var style = PresentationStyle.card
      style.place = .containerCenter
      style.cornerRadius = 24
      return style
    case .alert:
      var style = PresentationStyle.alert
      style.place = .containerCenter
      return style
    case .toast:
      var style = PresentationStyle.notice
      style.place = .top(gap: 10)
      return style
    case .panel: return .panel
    case .sheet: return .sheet
    case .dialog: return .dialog
    case .popover: return .anchored(name: "popover", to: Self.button, side: .below)
    case .menu:
      return .anchored(name: "menu", to: Self.button, side: .below, cornerRadius: 12)
    case .cover: return .cover
    }
  }

  var dim: Double {
    switch self {
    case .card, .panel: 0.4
    case .alert, .dialog, .sheet: 0.2
    case .toast, .popover, .menu, .cover: 0
    }
  }

  var outsideTap: MaskSpec.OutsideTap {
    switch self {
    case .toast: .passThrough
    case .alert, .cover: .ignore
    case .card, .panel, .sheet, .dialog, .popover, .menu: .dismiss
    }
  }

  var drawsItsOwnMask: Bool { self == .popover || self == .menu || self == .cover }

  var swipe: DismissalPolicy.Swipe {
    switch self {
    case .toast: .toward(.top)
    case .panel, .card, .dialog: .toward(.bottom)
    case .alert, .popover, .menu, .cover: .fixed
    case .sheet: .resists
    }
  }

  func contentSize(height: Double) -> Size {
    switch self {
    case .panel, .sheet: Size(390, height)
    case .toast: Size(358, 64)
    case .alert: Size(270, 146)
    case .dialog: Size(374, 200)
    case .popover: Size(264, 200)
    case .menu: Size(250, 176)
    case .cover: Size(390, 844)
    case .card: Size(300, 200)
    }
  }
}
