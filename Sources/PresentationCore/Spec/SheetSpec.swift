import Canvas

/// What makes a presentation a sheet with detents (SPEC S1–S12).
public struct SheetSpec: Hashable, Sendable {
  /// Whether the grabber is drawn and touchable (SPEC S3).
  public enum Grabber: String, Hashable, Sendable, CaseIterable {
    /// Shown with two detents or more.
    case automatic
    case visible, hidden
  }

  /// What a drag in scrolling content does below the largest detent (SPEC S7).
  public enum ContentDrag: String, Hashable, Sendable, CaseIterable {
    /// Resizes the sheet first.
    case resizes
    /// Always scrolls the content.
    case scrolls
  }

  /// How far a fling may go (SPEC S4, Defaults).
  public enum Skipping: String, Hashable, Sendable, CaseIterable {
    /// At most one detent beyond the neighbour.
    case oneBeyond
    /// The neighbour at most.
    case sequential
    /// Wherever the projection leads.
    case unlimited
  }

  /// The resting heights, in any order.
  public var detents: [Detent]
  /// Identifier of the detent to stand at; nil is the smallest (SPEC S2).
  public var selected: String?
  /// Identifier of the largest detent without a mask; nil dims at every detent (SPEC S6).
  public var largestUndimmed: String?
  /// Whether the grabber shows.
  public var grabber: Grabber
  /// What a drag in scrolling content does.
  public var contentDrag: ContentDrag
  /// How far a fling may go.
  public var skipping: Skipping
  /// Whether the page behind scales back for the large detent (SPEC S11).
  public var scalesPage: PageScaling
  /// How code changes the detent (SPEC S2).
  public var selectionChange = SelectionChange.animated
  /// How wide it stands where the height is compact (SPEC S9).
  public var compactHeight = CompactHeight.fullWidth
  /// What it becomes at a regular width (SPEC S10).
  public var regularWidth = RegularWidth.form
  /// The size in pt it would like where it does not fill the container; nil leaves it to the rules.
  public var preferredSize: Size?
  /// A form sheet is no smaller than this, in pt, unless the container is.
  public var minimumSize = Size(540, 620)
  /// Whether the content keeps off notch and home indicator at its sides.
  public var sideInsets = SideInsets.safeArea

  /// What a large sheet does to what is behind.
  public enum PageScaling: String, Hashable, Sendable {
    case scaled, unchanged
  }

  /// How a change of the detent by code is shown.
  public enum SelectionChange: String, Hashable, Sendable, CaseIterable {
    case animated, immediate
  }

  /// The width of a sheet on a phone on its side.
  public enum CompactHeight: String, Hashable, Sendable, CaseIterable {
    /// The container's.
    case fullWidth
    /// That of its preferred size, attached to the lower edge.
    case preferredWidth
  }

  /// What a sheet becomes where there is room across.
  public enum RegularWidth: String, Hashable, Sendable, CaseIterable {
    /// A card in the middle, without detents.
    case form
    /// A sheet on the lower edge, as on a phone.
    case attached
    /// A popover at the block that declares it; a form sheet when it has no anchor.
    case popover
  }

  /// What the content of a sheet over the full width does at the sides.
  public enum SideInsets: Hashable, Sendable {
    case safeArea, none
  }

  /// A sheet; by default one large detent.
  public init(
    detents: [Detent] = [.large], selected: String? = nil, largestUndimmed: String? = nil,
    grabber: Grabber = .automatic, contentDrag: ContentDrag = .resizes,
    skipping: Skipping = .oneBeyond, scalesPage: PageScaling = .scaled
  ) {
    self.detents = detents
    self.selected = selected
    self.largestUndimmed = largestUndimmed
    self.grabber = grabber
    self.contentDrag = contentDrag
    self.skipping = skipping
    self.scalesPage = scalesPage
  }
}
