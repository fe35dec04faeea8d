import Canvas

/// Finds the place of a popover, bubble or menu beside its anchor (SPEC O1, MOTION 6).
///
/// The asked side, its opposite, then the others: the first with room wins; without any, the one
/// with the most room. The body slides along the edge to stay inside the safe area.
public struct AnchoredPlacement: Hashable, Sendable {
  /// The rectangle it belongs to, in container pt.
  public var anchor: Rect
  /// Size of the body in pt, arrow left out.
  public var size: Size
  /// The side that was asked for.
  public var side: AnchorSide
  /// The safe area in container pt.
  public var safe: Rect
  /// Height of the arrow between anchor and body, in pt.
  public var arrow = 13.0
  /// Distance kept to the safe area's sides, in pt.
  public var margin = 10.0

  /// A placement for a body of a size beside an anchor.
  public init(anchor: Rect, size: Size, side: AnchorSide, safe: Rect) {
    self.anchor = anchor
    self.size = size
    self.side = side
    self.safe = safe
  }

  /// The side it stands on.
  public var chosenSide: AnchorSide {
    let order =
      [side, side.opposite] + AnchorSide.allCases.filter { $0 != side && $0 != side.opposite }
    let fitting = order.first { room(on: $0) >= need(on: $0) }
    return fitting ?? order.max { room(on: $0) - need(on: $0) < room(on: $1) - need(on: $1) }
      ?? side
  }

  /// The body's frame in container pt.
  public var frame: Rect {
    let x: Double
    let y: Double
    switch chosenSide {
    case .above:
      (x, y) = (
        along(anchor.midX, size.width, safe.minX, safe.maxX),
        anchor.minY - arrow - size.height
      )
    case .below:
      (x, y) = (
        along(anchor.midX, size.width, safe.minX, safe.maxX),
        anchor.maxY + arrow
      )
    case .leading:
      (x, y) = (
        anchor.minX - arrow - size.width,
        along(anchor.midY, size.height, safe.minY, safe.maxY)
      )
    case .trailing:
      (x, y) = (
        anchor.maxX + arrow,
        along(anchor.midY, size.height, safe.minY, safe.maxY)
      )
    }
    let top = min(max(y, safe.minY), max(safe.minY, safe.maxY - size.height))
    return Rect(x, top, size)
  }

  /// The tip of the arrow: the middle of the anchor's facing edge, kept clear of the corners.
  public func tip(cornerRadius: Double) -> Point {
    let keep = cornerRadius + arrow
    let body = frame
    let x = min(max(anchor.midX, body.minX + keep), max(body.minX + keep, body.maxX - keep))
    let y = min(max(anchor.midY, body.minY + keep), max(body.minY + keep, body.maxY - keep))
    return switch chosenSide {
    case .above: Point(x, anchor.minY)
    case .below: Point(x, anchor.maxY)
    case .leading: Point(anchor.minX, y)
    case .trailing: Point(anchor.maxX, y)
    }
  }

  private func room(on side: AnchorSide) -> Double {
    switch side {
    case .above: anchor.minY - safe.minY
    case .below: safe.maxY - anchor.maxY
    case .leading: anchor.minX - safe.minX - margin
    case .trailing: safe.maxX - anchor.maxX - margin
    }
  }

  private func need(on side: AnchorSide) -> Double {
    switch side {
    case .above, .below: size.height + arrow
    case .leading, .trailing: size.width + arrow
    }
  }

  private func along(
    _ middle: Double, _ length: Double, _ low: Double, _ high: Double
  ) -> Double {
    min(max(middle - length / 2, low + margin), max(low + margin, high - margin - length))
  }
}
