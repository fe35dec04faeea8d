/// Items drawn as one picture.
public struct DisplayGroup: Hashable, Sendable {
  /// The items in drawing order, in the group's own points.
  public var items: [DisplayItem]
  /// Cuts the items, in the group's own points; nil cuts nothing.
  public var clip: Shape?
  /// Where the group stands in its parent.
  public var placement: Placement
  /// Opacity of the whole, 0…1.
  public var opacity: Double

  /// A group of items.
  public init(
    _ items: [DisplayItem], clip: Shape? = nil, placement: Placement = .identity,
    opacity: Double = 1
  ) {
    self.items = items
    self.clip = clip
    self.placement = placement
    self.opacity = opacity
  }
}
