import Canvas

/// The hole in a guide's mask and how the dark grows away from it (SPEC K7).
public struct Spotlight: Hashable, Sendable {
  /// How far the hole reaches beyond the thing, sideways and up and down, in pt.
  public var growth: Size
  /// Corner radius of the hole in pt.
  public var cornerRadius: Double
  /// Opacity of the mask in the middle of the hole and at `reach`, 0…1.
  public var nearOpacity, farOpacity: Double
  /// Distance in pt from the middle of the hole at which the mask is darkest.
  public var reach: Double

  /// A hole 6 pt wider and 8 higher on each side, in a mask that starts at 0.52.
  public init(
    growth: Size = Size(6, 8), cornerRadius: Double = 14, nearOpacity: Double = 0.52,
    farOpacity: Double = 0.74, reach: Double = 520
  ) {
    self.growth = growth
    self.cornerRadius = cornerRadius
    self.nearOpacity = nearOpacity
    self.farOpacity = farOpacity
    self.reach = reach
  }

  /// The hole around a thing, in the thing's points.
  public func hole(around thing: Rect) -> Rect {
    Rect(
      thing.minX - growth.width, thing.minY - growth.height, thing.width + 2 * growth.width,
      thing.height + 2 * growth.height)
  }
}
