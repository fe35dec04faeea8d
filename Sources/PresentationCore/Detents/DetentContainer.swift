import Canvas

/// The screen, window or pane in which a sheet stands, in pt.
public struct DetentContainer: Hashable, Sendable {
  /// Width and height in pt; the closed edge is at the full height.
  public var size: Size
  /// What bars, notch and home indicator take away, in pt.
  public var safeArea: Insets

  /// A container of a size with its safe-area insets, in pt.
  public init(size: Size, safeArea: Insets = .zero) {
    self.size = size
    self.safeArea = safeArea
  }
}

extension DetentContainer {
  /// Strip in pt above the large detent where the page behind peeks out (MOTION 5.2).
  public static let peek = 10.0
  /// The same strip where the height is compact.
  public static let lowPeek = 8.0

  /// What `.fraction(1)` means in pt: less the safe area and the peeking strip (MOTION 5.1).
  public var maximumDetentValue: Double {
    let strips = safeArea.bottom > 0 ? Self.peek : 2 * Self.peek
    return max(0, size.height - safeArea.top - safeArea.bottom - strips)
  }

  /// Height in pt of the large detent, bottom inset included; no detent is higher.
  public var largeHeight: Double { max(0, size.height - largeEdge) }

  /// Top edge in pt of the large detent, y downward: the strip is lower in compact height.
  public var largeEdge: Double {
    safeArea.top + (verticalSizeClass == .compact ? Self.lowPeek : Self.peek)
  }

  /// Room across: regular from 600 pt unless the height is compact (SPEC V2).
  public var horizontalSizeClass: SizeClass {
    size.width >= 600 && verticalSizeClass == .regular ? .regular : .compact
  }

  /// Room in height: compact below 500 pt (SPEC V2).
  public var verticalSizeClass: SizeClass { size.height < 500 ? .compact : .regular }

  /// What a custom detent may ask, with the measured content height in pt when it is known.
  public func context(contentHeight: Double?) -> DetentContext {
    DetentContext(
      maximumDetentValue: maximumDetentValue, containerSize: size,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      contentHeight: contentHeight)
  }
}
