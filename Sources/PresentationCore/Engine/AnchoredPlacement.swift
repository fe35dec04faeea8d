import Canvas

/// Finds the place of a popover, bubble or menu beside its anchor (SPEC O1, MOTION 6).
///
/// The asked side, its opposite, then the others: the first with room wins; without any, the one
/// with the most room, or a thing that may move makes room. The body slides along the edge to stay
/// inside the safe area.
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
    switch way {
    case .free(let side): return side
    case .pushed: return roomierEnd
    case .beside: return .trailing
    case .crowded:
      return order.max { room(on: $0) - need(on: $0) < room(on: $1) - need(on: $1) }
        ?? anchor.side
    }
  }

  /// The thing's rectangle in container pt: where it is, or where it makes room (SPEC C1).
  public var thing: Rect {
    let rect = kept
    switch way {
    case .free, .crowded: return rect
    case .beside:
      return Rect(rect.minX, rect.minY, max(0, safe.maxX - 8 - sideNeed - rect.minX), rect.height)
    case .pushed:
      let need = size.height + anchor.reach
      let low = roomierEnd == .above ? safe.minY + need : safe.minY
      let high = roomierEnd == .below ? safe.maxY - need : safe.maxY
      let height = max(0, min(rect.height, high - low))
      return Rect(rect.minX, min(max(rect.minY, low), high - height), rect.width, height)
    }
  }

  /// The most the body may take, in pt; the rest of it scrolls.
  public var room: Size {
    switch way {
    case .free, .crowded, .beside: safe.size
    case .pushed:
      Size(
        safe.width,
        max(min(size.height, Self.leastHeight), safe.height - kept.height - anchor.reach))
    }
  }

  /// The body's frame in container pt.
  public var frame: Rect {
    let rect = thing
    let side = chosenSide
    let x: Double
    let y: Double
    switch side {
    case .above, .below: x = along(rect.midX, size.width, safe.minX, safe.maxX)
    case .leading: x = rect.minX - anchor.reach - size.width
    case .trailing: x = rect.maxX + anchor.reach
    }
    switch side {
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
    tip(of: frame, before: thing, cornerRadius: cornerRadius)
  }

  /// The tip of a body and a thing that are still on their way to their places.
  func tip(of body: Rect, before rect: Rect, cornerRadius: Double) -> Point {
    let keep = cornerRadius + Self.foot
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
  /// The height in pt that a body keeps beside a thing that fills the space: three rows.
  private static let leastHeight = 132.0
}

extension AnchoredPlacement {
  /// How body and thing come to stand beside each other.
  private enum Way {
    /// A side has room.
    case free(AnchorSide)
    /// The thing moves up or down as far as it must.
    case pushed
    /// The space is low and wide: the thing narrows, the body stands at its trailing side.
    case beside
    /// There is no room, and the thing stays.
    case crowded
  }

  private var way: Way {
    if let side = order.first(where: { room(on: $0) >= need(on: $0) }) { return .free(side) }
    guard anchor.footing == .movable else { return .crowded }
    let isWide = safe.width > 2 * sideNeed && safe.width > safe.height
    return isWide ? .beside : .pushed
  }

  private var order: [AnchorSide] {
    let side = anchor.side
    return [side, side.opposite]
      + AnchorSide.allCases.filter { $0 != side && $0 != side.opposite }
  }

  /// The thing inside the safe area, when it may move there.
  private var kept: Rect {
    guard anchor.footing == .movable else { return anchor.rect }
    let rect = anchor.rect
    let left = max(rect.minX, safe.minX + 8)
    let right = max(left, min(rect.maxX, safe.maxX - 8))
    let y = min(max(rect.minY, safe.minY), max(safe.minY, safe.maxY - rect.height))
    return Rect(left, y, right - left, rect.height)
  }

  /// Above or below, where the thing must move less.
  private var roomierEnd: AnchorSide {
    room(on: .above) > room(on: .below) ? .above : .below
  }

  /// Width in pt that the body takes beside the thing.
  private var sideNeed: Double { size.width + anchor.reach }

  private func room(on side: AnchorSide) -> Double {
    let rect = kept
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
