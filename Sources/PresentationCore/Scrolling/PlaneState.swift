import Canvas

/// Content that a finger pushes both ways, such as a map: two scroll axes as one.
public struct PlaneState: Hashable, Sendable {
  private var across: ScrollState
  private var down: ScrollState

  /// A view of a content at rest at an offset in pt.
  public init(content: Size, viewport: Size, offset: Point = .zero) {
    across = ScrollState(content: content.width, viewport: viewport.width, offset: offset.x)
    down = ScrollState(content: content.height, viewport: viewport.height, offset: offset.y)
  }

  /// The offset in pt: what of the content lies left of and above the view.
  public func offset(at time: Instant) -> Point {
    Point(across.offset(at: time), down.offset(at: time))
  }

  /// True while it moves by itself.
  public func isMoving(at time: Instant) -> Bool {
    across.isMoving(at: time) || down.isMoving(at: time)
  }

  /// When its own motion ends or ended; nil at rest and under a finger.
  public var restsAt: Instant? {
    [across.restsAt, down.restsAt].compactMap(\.self).max()
  }
}

extension PlaneState {
  /// The content or the view got another size in pt.
  public mutating func setExtent(content: Size, viewport: Size, at time: Instant) {
    across.setExtent(content: content.width, viewport: viewport.width, at: time)
    down.setExtent(content: content.height, viewport: viewport.height, at: time)
  }

  /// A finger takes hold of it where it is.
  public mutating func beginDrag(at time: Instant) {
    across.beginDrag(at: time)
    down.beginDrag(at: time)
  }

  /// The finger is `way` pt from where it took hold.
  public mutating func drag(way: Point) {
    across.drag(translation: way.x)
    down.drag(translation: way.y)
  }

  /// The finger lets go with its velocity in pt/s.
  public mutating func endDrag(velocity: Point, at time: Instant) {
    across.endDrag(velocity: velocity.x, at: time)
    down.endDrag(velocity: velocity.y, at: time)
  }

  /// A wheel turned by `delta` pt.
  public mutating func wheel(_ delta: Point, at time: Instant) {
    across.wheel(delta.x, at: time)
    down.wheel(delta.y, at: time)
  }

  /// Brings a place of the content as near the middle of the view as it can be, in 0.3 s.
  public mutating func center(on place: Point, at time: Instant) {
    across.scroll(to: place.x - across.viewport / 2, at: time)
    down.scroll(to: place.y - down.viewport / 2, at: time)
  }
}

extension PageState {
  /// Learns what can be pushed both ways on the page, and how far.
  mutating func setPlanes(_ areas: [HitArea], at instant: Instant) {
    for area in areas {
      guard case .plane(let content, let start) = area.role else { continue }
      let viewport = area.shape.bounds.size
      if planes[area.name] == nil {
        planes[area.name] = PlaneState(content: content, viewport: viewport, offset: start)
      } else {
        planes[area.name]?.setExtent(content: content, viewport: viewport, at: instant)
      }
    }
  }
}

extension PresentationEngine {
  /// Brings a place of a plane of the page, in its pt, to the middle of what is seen of it.
  public mutating func pan(_ name: String, centeredOn place: Point, at instant: Instant) {
    advance(to: instant)
    page.planes[name]?.center(on: place, at: instant)
  }
}
