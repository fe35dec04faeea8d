import Canvas

/// Where something stands across a width.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// Where something stands in a height.
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom }

/// Where something stands in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// An alignment from its two parts.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// Against the leading edge, half way down.
  public static let leading = Alignment(.leading, .center)
  /// Against the trailing edge, half way down.
  public static let trailing = Alignment(.trailing, .center)
  /// Against the top, in the middle.
  public static let top = Alignment(.center, .top)
  /// Against the bottom, in the middle.
  public static let bottom = Alignment(.center, .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(.leading, .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(.trailing, .bottom)

  /// The rectangle of `size` at this place in `rect`; leading is right in right-to-left layout.
  public func place(
    _ size: Size, in rect: Rect, _ direction: BlockEnvironment.LayoutDirection
  ) -> Rect {
    Rect(
      origin: Point(
        rect.minX + horizontal.resolved(direction).share * (rect.width - size.width),
        rect.minY + vertical.share * (rect.height - size.height)), size: size)
  }
}

extension HorizontalAlignment {
  /// Leading and trailing as left and right, in the layout direction.
  func resolved(_ direction: BlockEnvironment.LayoutDirection) -> HorizontalAlignment {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  /// Share of the free width on the left of it.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// Share of the free height above it.
  var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
