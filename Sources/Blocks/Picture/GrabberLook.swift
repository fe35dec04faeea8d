import Canvas

/// The handle at the top of a sheet (SPEC S3): a bar of a size, below the top edge.
public struct GrabberLook: Hashable, Sendable {
  /// Size of the bar in pt.
  public var size: Size
  /// Distance in pt from the sheet's top to the bar.
  public var inset: Double
  /// Colour of the bar.
  public var color: ColorToken

  /// A bar of 36×5 pt, 5 below the top, unless told otherwise.
  public init(
    size: Size = Size(36, 5), inset: Double = 5, color: ColorToken = .labelQuaternary
  ) {
    self.size = size
    self.inset = inset
    self.color = color
  }

  /// The bar in the middle of a sheet of a width, in the sheet's pt.
  public func bar(width: Double) -> Rect {
    Rect((width - size.width) / 2, inset, size.width, size.height)
  }

  /// What can be touched: at least 88 pt wide and 24 high, so that the header stays the content's.
  public func target(width: Double) -> Rect {
    let reach = max(88, size.width + 16)
    return Rect((width - reach) / 2, 0, reach, max(24, inset + size.height + 14))
  }
}
