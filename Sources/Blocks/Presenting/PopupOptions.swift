import PresentationCore

/// Everything about a popup but its binding and its content; nil leaves a choice to the style.
public struct PopupOptions: Hashable, Sendable {
  /// Place, level, transitions: a new kind of popup is a new value.
  public var style: PresentationStyle
  /// Fill, shadow, arrow.
  public var look: SurfaceLook
  /// Identity in traces; nil is made of the owner's name and the style's.
  public var id: String?
  /// The mask; nil is the theme's for the style.
  public var mask: MaskSpec?
  /// Which ways out are open.
  public var dismissal: DismissalPolicy
  /// Detents; nil for all but sheets.
  public var sheet: SheetSpec?
  /// Seconds until it leaves by itself; nil stays.
  public var timer: Double?
  /// What happens when another one is up.
  public var arrival: ArrivalPolicy
  /// Higher goes first in a queue.
  public var priority: Int
  /// What a tap on an empty part of the card does (SPEC M4).
  public var emptyContentTap: PresentationSpec.EmptyContentTap
  /// Whether content beyond the surface is drawn and touched (SPEC M3).
  public var overflow: PresentationSpec.Overflow
  /// What a finger in it does (SPEC C1).
  public var finger = PresentationSpec.Finger.presses

  /// Options of a style.
  public init(
    _ style: PresentationStyle, look: SurfaceLook? = nil, id: String? = nil,
    mask: MaskSpec? = nil, dismissal: DismissalPolicy? = nil, sheet: SheetSpec? = nil,
    timer: Double? = nil, arrival: ArrivalPolicy? = nil, priority: Int = 0,
    emptyContentTap: PresentationSpec.EmptyContentTap = .nothing,
    overflow: PresentationSpec.Overflow = .clipped
  ) {
    self.style = style
    self.look = look ?? .usual(for: style)
    self.id = id
    self.mask = mask
    self.dismissal = dismissal ?? .usual(for: style)
    self.sheet = sheet
    self.timer = timer
    self.arrival = arrival ?? (style.level == .overlay ? .queue : .stack)
    self.priority = priority
    self.emptyContentTap = emptyContentTap
    self.overflow = overflow
  }

  /// Who chooses the identity.
  var naming: PresentationNaming { id == nil ? .usual : .given }

  /// The engine's description, for a declaration inside `owner`.
  func spec(in context: BlockContext) -> PresentationSpec {
    let owner = context.owner.joined(separator: " ")
    let usual = owner.isEmpty ? style.name : "\(owner) \(style.name)"
    var spec = PresentationSpec(
      id: PresentationID(id ?? usual), style: style,
      mask: mask ?? .usual(for: style, in: context.theme), dismissal: dismissal, sheet: sheet,
      timer: timer, arrival: arrival, priority: priority, emptyContentTap: emptyContentTap,
      overflow: overflow)
    spec.finger = finger
    return spec
  }
}

extension MaskSpec {
  /// The mask a style has in a theme unless told otherwise (SPEC Defaults).
  public static func usual(for style: PresentationStyle, in theme: Theme) -> MaskSpec {
    switch style.place {
    case .sheet: MaskSpec(opacity: theme.mask.system)
    case .anchored: MaskSpec(opacity: 0, look: .custom)
    case .full: MaskSpec(opacity: 0, outsideTap: .ignore, look: .custom)
    case .center, .containerCenter, .top, .bottom, .bottomEdge: usual(at: style.level, in: theme)
    }
  }

  private static func usual(at level: PresentationLevel, in theme: Theme) -> MaskSpec {
    switch level {
    case .content: MaskSpec(opacity: theme.mask.card)
    case .system: MaskSpec(opacity: theme.mask.system)
    case .overlay: .none
    }
  }
}

extension SurfaceLook {
  /// The surface a style has unless told otherwise.
  public static func usual(for style: PresentationStyle) -> SurfaceLook {
    switch style.place {
    case .sheet, .bottomEdge: .sheet
    case .anchored: .popover
    case .full: .cover
    case .top: style.level == .overlay ? .notice : .card
    case .bottom: style.level == .overlay ? .toast : style.level == .system ? .dialog : .card
    case .center, .containerCenter: style.level == .system ? .alert : .card
    }
  }
}

extension DismissalPolicy {
  /// The ways out a style has unless told otherwise (SPEC K8, F1).
  public static func usual(for style: PresentationStyle) -> DismissalPolicy {
    switch style.place {
    case .top: DismissalPolicy(swipe: .toward(.top))
    case .bottom, .bottomEdge: DismissalPolicy(swipe: .toward(.bottom))
    case .full, .anchored: DismissalPolicy(swipe: .fixed)
    case .center, .containerCenter, .sheet: DismissalPolicy()
    }
  }
}
