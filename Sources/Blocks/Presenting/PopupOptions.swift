import PresentationCore

/// Everything about a popup but its binding and its content; nil leaves a choice to the style.
public struct PopupOptions: Hashable, Sendable {
  /// Place, level, transitions: a new kind of popup is a new value.
  public var style: PresentationStyle
  /// Fill, shadow, arrow.
  public var look: SurfaceLook
  /// Identity in traces; nil is made of the owner's name and the style's.
  public var id: String?
  /// The mask, nil is the theme's for the style; one that blocks the page has a least opacity.
  public var mask: MaskSpec?
  /// How much there is to read in it.
  public var reading = Reading.little
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

  /// How much a popup gives to read: with much of it the page must not distract (SPEC K4).
  public enum Reading: Hashable, Sendable {
    case little, much
  }

  /// Who chooses the identity.
  var naming: PresentationNaming { id == nil ? .usual : .given }

  /// The engine's description, for a declaration inside `owner`.
  func spec(in context: BlockContext) -> PresentationSpec {
    let owner = context.owner.joined(separator: " ")
    let usual = owner.isEmpty ? style.name : "\(owner) \(style.name)"
    let masks = context.theme.mask
    let mask = (mask ?? .usual(for: style, in: context.theme))
      .raised(to: reading == .much ? max(masks.least, Masks.reading) : masks.least, for: style)
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    var spec = PresentationSpec(
      id: PresentationID(id ?? usual), style: isMirrored ? style.mirrored : style, mask: mask,
      dismissal: isMirrored ? dismissal.mirrored : dismissal, sheet: sheet, timer: timer,
      arrival: arrival, priority: priority, emptyContentTap: emptyContentTap, overflow: overflow)
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
    case .center, .containerCenter, .top, .bottom, .leading, .trailing, .bottomEdge:
      usual(at: style.level, in: theme)
    }
  }

  /// The mask of a custom popup, never below an opacity 0…1 while it blocks the page (SPEC K4).
  ///
  /// Alerts, dialogs, covers and what stands beside a thing keep their own. So do sheets: one that
  /// is to leave the page as it is says `largestUndimmed`, or lets taps through.
  public func raised(to least: Double, for style: PresentationStyle) -> MaskSpec {
    guard style.isCustom, blocks, look != .custom else { return self }
    var mask = self
    mask.opacity = max(opacity, least)
    return mask
  }

  private static func usual(at level: PresentationLevel, in theme: Theme) -> MaskSpec {
    switch level {
    case .content: MaskSpec(opacity: theme.mask.card)
    case .system: MaskSpec(opacity: theme.mask.system)
    case .overlay: .none
    }
  }
}

extension PresentationStyle {
  /// True for cards and panels, which are nobody's but the app's.
  fileprivate var isCustom: Bool {
    switch place {
    case .center, .containerCenter, .top, .bottom, .leading, .trailing, .bottomEdge:
      level != .system
    case .sheet, .anchored, .full: false
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
    case .center, .containerCenter, .leading, .trailing:
      style.level == .system ? .alert : .card
    }
  }
}

extension DismissalPolicy {
  /// The ways out a style has unless told otherwise (SPEC K8, F1).
  public static func usual(for style: PresentationStyle) -> DismissalPolicy {
    switch style.place {
    case .top: DismissalPolicy(swipe: .toward(.top))
    case .bottom, .bottomEdge: DismissalPolicy(swipe: .toward(.bottom))
    case .leading: DismissalPolicy(swipe: .toward(.leading))
    case .trailing: DismissalPolicy(swipe: .toward(.trailing))
    case .full, .anchored: DismissalPolicy(swipe: .fixed)
    case .center, .containerCenter, .sheet: DismissalPolicy()
    }
  }
}
