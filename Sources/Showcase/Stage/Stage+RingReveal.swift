import Blocks
import Canvas
import PresentationCore

/// What has the ring can be seen: each scroll around it moves as far as needed (SPEC V6).
extension Stage {
  /// From now on the surface is drawn with what is scrolled out of sight, so that keys get there.
  mutating func showRing(at instant: Instant) {
    guard keyFocus.visibility == .hidden else { return }
    keyFocus.visibility = .shown
    refreshPictures(at: instant)
  }

  /// Moves the scrolls around what has the ring on a surface.
  mutating func revealRing(on owner: PresentationID?, at instant: Instant) {
    guard let ring = ring(on: owner), let picture = picture(of: owner),
      let area = picture.area(named: ring), let seen = seen(of: owner)
    else { return }
    for name in picture.enclosing[ring] ?? [] {
      guard let scroll = picture.area(named: name),
        let offset = offset(showing: area, within: seen, of: scroll, on: owner)
      else { continue }
      engine.scroll(scroll.name, of: owner, to: offset, at: instant)
    }
  }

  /// What of a surface the screen and the keyboard leave to see, in its own points.
  func seen(of owner: PresentationID?) -> Rect? {
    let snapshot = engine.snapshot(at: now)
    let bottom = min(size.height, snapshot.keyboardTop)
    // Rows run on under the home indicator, where nobody looks for the ring.
    let safe = engine.environment.safeRect
    guard let owner else { return Rect(0, 0, size.width, min(bottom, safe.maxY)) }
    guard let shown = snapshot.presentations.first(where: { $0.id == owner }) else { return nil }
    let height = min(shown.frame.height, bottom - shown.frame.minY)
    return Rect(0, 0, shown.frame.width, max(0, height))
  }

  /// The offset of a scroll at which an area in it is seen; nil when it is, or will not be.
  func offset(
    showing area: HitArea, within seen: Rect, of scroll: HitArea, on owner: PresentationID?
  ) -> Double? {
    let wanted = area.shape.bounds
    var view = scroll.shape.bounds.intersection(seen)
    // A head that stays covers the upper part of its list.
    if let clip = area.clip, clip.height > wanted.height { view = view.intersection(clip) }
    let offset = offset(of: scroll.name, on: owner)
    switch scroll.role {
    case .scroll:
      let way = Self.way(from: wanted.minY, to: wanted.maxY, into: view.minY, view.maxY)
      return way == 0 ? nil : offset + way
    case .scrollAcross where owner != nil:
      let way = Self.way(from: wanted.minX, to: wanted.maxX, into: view.minX, view.maxX)
      let sign = settings.layout == .rightToLeft ? -1.0 : 1
      return way == 0 ? nil : offset + sign * way
    default: return nil
    }
  }

  private func offset(of scroll: String, on owner: PresentationID?) -> Double {
    let snapshot = engine.snapshot(at: now)
    guard let owner else { return snapshot.page.offset }
    let shown = snapshot.presentations.first { $0.id == owner }
    return shown?.scrollOffsets[scroll] ?? 0
  }

  /// How far the content must move along one axis, in pt, with 8 pt to spare; its start goes first.
  private static func way(
    from start: Double, to end: Double, into first: Double, _ last: Double
  ) -> Double {
    if start < first { return start - first - 8 }
    if end > last { return min(end - last + 8, max(0, start - first - 8)) }
    return 0
  }
}
