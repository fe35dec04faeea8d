import Blocks
import Canvas
import PresentationCore

/// Takes name what they touch: what is scrolled out of sight comes into sight first (SPEC V5).
extension Stage {
  /// An element, the surface it stands on, and where that stands.
  struct Located {
    var area: HitArea
    /// The presentation it stands on; nil is the page.
    var owner: PresentationID?
    var placement: Placement
  }

  /// The foremost element of a name among what is drawn, `A.ok` for one of the presentation `A`.
  func element(named name: String, in snapshot: Snapshot) -> Located? {
    for presentation in snapshot.presentations.reversed() {
      guard let content = contents[presentation.id] else { continue }
      let areas = areas(of: presentation, content)
      let prefix = "\(presentation.id)."
      let local = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      guard let area = areas.first(where: { $0.name == name || $0.name == local }) else { continue }
      return Located(area: area, owner: presentation.id, placement: presentation.placement)
    }
    return page.area(named: name).map {
      Located(area: $0, owner: nil, placement: snapshot.page.placement)
    }
  }

  package mutating func bringIntoSight(_ name: String, at instant: Instant) {
    advance(to: instant)
    if scroll(to: name, .atOnce, at: instant) { settle(at: instant) }
  }

  /// How an element comes into sight.
  enum Approach: Hashable { case atOnce, inMotion }

  /// Moves the scrolls around an element as far as needed; false when it is seen, or nowhere.
  @discardableResult
  mutating func scroll(to name: String, _ approach: Approach, at instant: Instant) -> Bool {
    let snapshot = engine.snapshot(at: instant)
    if keyboardKey(named: name, top: snapshot.keyboardTop) != nil { return false }
    let whole = element(named: name, in: snapshot) == nil ? drawnWhole(snapshot) : self
    guard let found = whole.element(named: name, in: snapshot),
      let picture = whole.picture(of: found.owner), let seen = seen(of: found.owner, snapshot)
    else { return false }
    let middle = found.area.shape.bounds.center
    if found.area.contains(middle), seen.contains(middle) { return false }
    for scroll in picture.enclosing[found.area.name] ?? [] {
      guard let scroll = picture.area(named: scroll),
        let offset = offset(showing: found.area, within: seen, of: scroll, on: found.owner)
      else { continue }
      if approach == .atOnce || settings.motion == .reduced {
        engine.jump(scroll.name, of: found.owner, to: offset, at: instant)
      } else {
        engine.scroll(scroll.name, of: found.owner, to: offset, at: instant)
      }
    }
    refreshPictures(at: instant)
    return true
  }

  /// The stage with everything drawn, also what is scrolled out of sight.
  private func drawnWhole(_ snapshot: Snapshot) -> Stage {
    var whole = self
    whole.lookout = .all
    whole.refreshPictures(of: snapshot)
    return whole
  }

  /// An area of the page, scrolled out of sight or not.
  func pageArea(named name: String) -> HitArea? {
    page.area(named: name) ?? drawnWhole(engine.snapshot(at: now)).page.area(named: name)
  }

  /// What of a surface is free of the keyboard and of sheets in front of it.
  private func seen(of owner: PresentationID?, _ snapshot: Snapshot) -> Rect? {
    guard var seen = seen(of: owner) else { return nil }
    let front = snapshot.presentations.drop { owner != nil && $0.id != owner }
      .dropFirst(owner == nil ? 0 : 1)
    let own = snapshot.presentations.first { $0.id == owner }?.frame.minY ?? 0
    for sheet in front where sheet.detent != nil && sheet.frame.minY > own {
      seen.size.height = min(seen.height, sheet.frame.minY - own)
    }
    return seen
  }
}
