import Canvas

/// What a custom detent is told when it resolves its height (SPEC S1).
public struct DetentContext: Hashable, Sendable {
  /// The height in pt that `.fraction(1)` stands for.
  public var maximumDetentValue: Double
  /// Size of the container in pt, safe area included.
  public var containerSize: Size
  /// Room across.
  public var horizontalSizeClass: SizeClass
  /// Room in height.
  public var verticalSizeClass: SizeClass
  /// Height of the content in pt; nil until it is measured.
  public var contentHeight: Double?

  /// A context from its numbers, all in pt.
  public init(
    maximumDetentValue: Double, containerSize: Size,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    contentHeight: Double? = nil
  ) {
    self.maximumDetentValue = maximumDetentValue
    self.containerSize = containerSize
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.contentHeight = contentHeight
  }
}
