import Canvas

/// What a container offers a block; nil asks for the size the block likes best.
public struct ProposedSize: Hashable, Sendable {
  /// Offered width in pt.
  public var width: Double?
  /// Offered height in pt.
  public var height: Double?

  /// An offer in pt; nil leaves an extent open.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// An offer of both extents.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Nothing offered: the block's own size is wanted.
  public static let ideal = ProposedSize()

  /// The offer less the insets, never below 0 pt.
  public func inset(by insets: Insets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
