/// An outline of lines and Bezier curves in points; filled by the even-odd rule.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new contour.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A quadratic curve: control, end.
    case quad(Point, Point)
    /// A cubic curve: first control, second control, end.
    case cubic(Point, Point, Point)
    /// Back to the start of the contour.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// An outline of the given steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Adds steps at the end.
  public mutating func append(_ more: [Element]) {
    elements += more
  }

  /// The outline with every point placed by `placement`.
  public func placed(_ placement: Placement) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(placement.apply(to: point))
        case .line(let point): .line(placement.apply(to: point))
        case .quad(let control, let end):
          .quad(placement.apply(to: control), placement.apply(to: end))
        case .cubic(let first, let second, let end):
          .cubic(
            placement.apply(to: first), placement.apply(to: second), placement.apply(to: end))
        case .close: .close
        }
      })
  }

  /// A rectangle that holds every point and control point.
  public var bounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    let left = points.reduce(first.x) { min($0, $1.x) }
    let top = points.reduce(first.y) { min($0, $1.y) }
    let right = points.reduce(first.x) { max($0, $1.x) }
    let bottom = points.reduce(first.y) { max($0, $1.y) }
    return Rect(left, top, right - left, bottom - top)
  }
}
