/// Fill, shadow and arrow of a presentation's surface, as tokens of the theme.
public struct SurfaceLook: Hashable, Sendable {
  /// The background; nil when the content draws its own surfaces.
  public var fill: ColorToken?
  /// The shadow around it.
  public var shadow: ShadowToken?
  /// Whether an arrow points at the anchor.
  public var arrow: Arrow
  /// The handle of a sheet, when it shows (SPEC S3).
  public var grabber = GrabberLook()
  /// Whether what is behind shines through (SPEC S8).
  public var material = Material.solid
  /// The status bar where it lies under it.
  public var statusBar = StatusBarLook.covered

  /// What becomes of the status bar under a surface (look 18).
  public enum StatusBarLook: Hashable, Sendable {
    /// The surface hides what it covers of it.
    case covered
    /// It goes on over the surface, in white.
    case light
  }

  /// What the background is made of.
  public enum Material: Hashable, Sendable {
    case solid
    /// The fill at an opacity 0…1 over what is behind, out of focus by a standard deviation in pt.
    case frosted(opacity: Double, blur: Double)

    /// Like frosted glass: most of the fill, and the colours behind it.
    public static let glass = Material.frosted(opacity: 0.75, blur: 14)
  }

  /// Whether an arrow points at the anchor (SPEC O1).
  public enum Arrow: Hashable, Sendable { case none, pointing }

  /// A look from its tokens.
  public init(fill: ColorToken?, shadow: ShadowToken?, arrow: Arrow = .none) {
    self.fill = fill
    self.shadow = shadow
    self.arrow = arrow
  }

  /// A card.
  public static let card = SurfaceLook(fill: .card, shadow: .card)
  /// A plain sheet or a bottom panel.
  public static let sheet = SurfaceLook(fill: .card, shadow: .sheet)
  /// A sheet with tiles and groups on it.
  public static let groupedSheet = SurfaceLook(fill: .sheet, shadow: .sheet)
  /// An alert.
  public static let alert = SurfaceLook(fill: .panel, shadow: .popover)
  /// A dialog: its groups bring their own surfaces.
  public static let dialog = SurfaceLook(fill: nil, shadow: nil)
  /// A popover with its arrow.
  public static let popover = SurfaceLook(fill: .card, shadow: .popover, arrow: .pointing)
  /// A menu.
  public static let menu = SurfaceLook(fill: .panel, shadow: .popover)
  /// A dark bubble with its arrow.
  public static let bubble = SurfaceLook(fill: .inverse, shadow: .toast, arrow: .pointing)
  /// A toast.
  public static let toast = SurfaceLook(fill: .inverse, shadow: .toast)
  /// A notice at the top.
  public static let notice = SurfaceLook(fill: .card, shadow: .card)
  /// A full-screen cover.
  public static let cover = SurfaceLook(fill: .page, shadow: nil)
}
