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

  /// What a large sheet does to what is behind.
  public enum PageScaling: String, Hashable, Sendable {
    case scaled, unchanged
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
