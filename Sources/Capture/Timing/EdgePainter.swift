import Canvas
import Showcase

/// Gives what ends at an edge another colour, and sees whether anything is drawn over the edge.
struct EdgePainter {
  /// Whether the edge can be seen.
  enum Sight { case absent, free, hidden }

  /// The rectangles that end there, in the surface's points.
  let fills: [Rect]
  /// The part of them along the edge that must be seen.
  let rim: Rect
  /// The side they end at.
  let side: MovingQuantity.Side
  /// What has been found out so far.
  private(set) var sight = Sight.absent

  /// A painter that has seen nothing yet.
  init(fills: [Rect], rim: Rect, side: MovingQuantity.Side) {
    self.fills = fills
    self.rim = rim
    self.side = side
  }

  /// Share of the edge beside which something lies at least, when it counts.
  private static let cover = 0.25

  /// The items with the rectangles in their opposite colours.
  ///
  /// What stands in a group of another placement has other points, and is left as it is.
  mutating func recolor(_ items: [DisplayItem]) -> [DisplayItem] {
    var painted = items
    for (index, item) in items.enumerated() {
      switch item {
      case .fill(.rect(let rect), .solid(let color)) where fills.contains(rect):
        painted[index] = .fill(.rect(rect), .solid(color.opposite))
        if sight == .absent { sight = .free }
      case .fill(let shape, _) where sight == .free && hides(shape.bounds): sight = .hidden
      case .hairline(let rect, _) where sight == .free && hides(rect.grown(by: 1)):
        sight = .hidden
      case .group(var group) where group.placement == .identity:
        let before = sight
        group.items = recolor(group.items)
        painted[index] = .group(group)
        if before == .absent, sight == .free, cuts(group.clip) { sight = .hidden }
      default: break
      }
    }
    return painted
  }

  /// True for a rectangle with an edge of its own beside much of this one.
  ///
  /// Where it hides this one wholly, nothing is read that could be mistaken.
  private func hides(_ rect: Rect) -> Bool {
    let common = rect.intersection(rim)
    guard !common.isEmpty else { return false }
    return side.isLevel
      ? common.height < rim.height && common.width > Self.cover * rim.width
      : common.width < rim.width && common.height > Self.cover * rim.height
  }

  /// True for a shape that leaves a part across the edge out.
  private func cuts(_ clip: Shape?) -> Bool {
    guard let common = clip?.bounds.intersection(rim) else { return false }
    return side.isLevel ? common.height < rim.height : common.width < rim.width
  }
}

extension MovingQuantity.Side {
  /// True for an edge that runs across.
  var isLevel: Bool { self == .top || self == .bottom }

  /// The part of a rectangle along its side, so many pt wide.
  func rim(of rect: Rect, width: Double) -> Rect {
    let across = min(width, rect.width)
    let down = min(width, rect.height)
    return switch self {
    case .top: Rect(rect.minX, rect.minY, rect.width, down)
    case .bottom: Rect(rect.minX, rect.maxY - down, rect.width, down)
    case .left: Rect(rect.minX, rect.minY, across, rect.height)
    case .right: Rect(rect.maxX - across, rect.minY, across, rect.height)
    }
  }
}
