import Canvas

/// A stack of pages as drawn: where it stands and what its path is.
public struct NavigationArea: Hashable, Sendable {
  /// Which side of the frame leads: a swipe back starts there.
  public enum Side: Hashable, Sendable { case left, right }

  /// Whether a finger from the leading edge goes back.
  public enum BackSwipe: Hashable, Sendable { case enabled, disabled }

  /// Its name, unique on the page; events name the root by it.
  public var name: String
  /// Its place, in page points.
  public var frame: Rect
  /// What it shall show.
  public var path: NavigationPath
  /// The side a swipe back starts on.
  public var leading: Side
  /// Whether there is such a swipe.
  public var backSwipe: BackSwipe

  /// A stack in a place.
  public init(
    _ name: String, frame: Rect, path: NavigationPath, leading: Side = .left,
    backSwipe: BackSwipe = .enabled
  ) {
    self.name = name
    self.frame = frame
    self.path = path
    self.leading = leading
    self.backSwipe = backSwipe
  }

  /// Width in pt of the strip along the leading edge in which a swipe back starts (MOTION 7).
  public static let edge = 20.0

  /// True when a finger that comes down here may swipe back.
  func isOnEdge(_ point: Point) -> Bool {
    guard backSwipe == .enabled, frame.contains(point) else { return false }
    switch leading {
    case .left: return point.x < frame.minX + Self.edge
    case .right: return point.x >= frame.maxX - Self.edge
    }
  }

  /// 1 where going back moves pages to the right.
  var sign: Double { leading == .left ? 1 : -1 }
}
