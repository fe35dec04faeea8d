import Canvas

/// Finds the place of a popover, bubble or menu beside its anchor (SPEC O1, MOTION 6).
///
/// The asked side, its opposite, then the others: the first with room wins; without any, the one
/// with the most room. The body slides along the edge to stay inside the safe area.
public struct AnchoredPlacement: Hashable, Sendable {
  /// What it belongs to.
  public var anchor: Anchor
  /// Size of the body in pt, arrow left out.
  public var size: Size
  /// The safe area in container pt.
  public var safe: Rect

  /// A placement for a body of a size beside an anchor.
  public init(_ anchor: Anchor, size: Size, safe: Rect) {
    self.anchor = anchor
    self.size = size
    self.safe = safe
  }

  /// The side it stands on.
  public var chosenSide: AnchorSide {
    let side = anchor.side
    let order =
      [side, side.opposite] + AnchorSide.allCases.filter { $0 != side && $0 != side.opposite }
    let fitting = order.first { room(on: $0) >= need(on: $0) }
    return fitting ?? order.max { room(on: $0) - need(on: $0) < room(on: $1) - need(on: $1) }
      ?? side
  }

  /// The body's frame in container pt.
  public var frame: Rect {
    let rect = anchor.rect
    let x: Double
    let y: Double
    switch chosenSide {
    case .above, .below: x = along(rect.midX, size.width, safe.minX, safe.maxX)
    case .leading: x = rect.minX - anchor.reach - size.width
    case .trailing: x = rect.maxX + anchor.reach
    }
    switch chosenSide {
    case .above: y = rect.minY - anchor.reach - size.height
    case .below: y = rect.maxY + anchor.reach
    case .leading, .trailing: y = along(rect.midY, size.height, safe.minY, safe.maxY)
    }
    return Rect(
      min(max(x, safe.minX), max(safe.minX, safe.maxX - size.width)),
      min(max(y, safe.minY), max(safe.minY, safe.maxY - size.height)), size)
  }

  /// The tip of the arrow: before the middle of the anchor's facing edge, clear of the corners.
  public func tip(cornerRadius: Double) -> Point {
    let keep = cornerRadius + Self.foot
    let body = frame
    let rect = anchor.rect
    let x = min(max(rect.midX, body.minX + keep), max(body.minX + keep, body.maxX - keep))
    let y = min(max(rect.midY, body.minY + keep), max(body.minY + keep, body.maxY - keep))
    return switch chosenSide {
    case .above: Point(x, rect.minY - anchor.gap)
    case .below: Point(x, rect.maxY + anchor.gap)
    case .leading: Point(rect.minX - anchor.gap, y)
    case .trailing: Point(rect.maxX + anchor.gap, y)
    }
  }

  /// How far from its tip the arrow's outline still rises, in pt; its flared foot may reach a corner.
  private static let foot = 10.0

  private func room(on side: AnchorSide) -> Double {
    let rect = anchor.rect
    return switch side {
    case .above: rect.minY - safe.minY
    case .below: safe.maxY - rect.maxY
    case .leading: rect.minX - safe.minX - anchor.margin
    case .trailing: safe.maxX - rect.maxX - anchor.margin
    }
  }

  private func need(on side: AnchorSide) -> Double {
    switch side {
    case .above, .below: size.height + anchor.reach
    case .leading, .trailing: size.width + anchor.reach
    }
  }

  private func along(
    _ middle: Double, _ length: Double, _ low: Double, _ high: Double
  ) -> Double {
    min(
      max(middle - length / 2, low + anchor.margin),
      max(low + anchor.margin, high - anchor.margin - length))
  }
}
