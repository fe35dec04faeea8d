import Canvas
import Motion

extension PresentationEngine {
  /// Who is touched at a point, and what there can be touched, front to back (SPEC M1–M5).
  func target(at point: Point, instant: Instant) -> (owner: Touch.Owner, hits: [HitArea]) {
    let snapshot = snapshot(at: instant)
    if point.y >= snapshot.keyboardTop { return (.keyboard, []) }
    var veil: Veil?
    for presentation in snapshot.presentations.reversed() {
      guard let entry = entry(presentation.id), entry.phase != .queued else { continue }
      if let hits = surfaceHits(at: point, of: entry, as: presentation) {
        if let veil, !veil.lets(hits) { return (veil.owner, []) }
        let owner: Touch.Owner =
          entry.phase.isLeaving
          ? .nobody : .presentation(entry.id, cycle: entry.cycle)
        return (owner, reached(hits, of: entry.id, at: point, instant: instant))
      }
      guard blocks(entry, at: instant) else { continue }
      let passes = entry.spec.mask.passes
      veil = veil?.narrowed(to: passes) ?? Veil(.mask(entry.id, cycle: entry.cycle), passes)
      if let veil, veil.passes.isEmpty { return (veil.owner, []) }
    }
    guard !snapshot.page.isHidden, let local = snapshot.page.placement.invert(point) else {
      return (veil?.owner ?? .nobody, [])
    }
    let hits = page.areas.touchable(at: local)
    if let veil, !veil.lets(hits) { return (veil.owner, []) }
    return (.page, reached(hits, of: nil, at: point, instant: instant))
  }

  /// The touchable things of a surface as drawn; nil when the point is outside it.
  private func surfaceHits(
    at point: Point, of entry: Entry, as presentation: PresentationSnapshot
  ) -> [HitArea]? {
    guard presentation.opacity > 0.001, let local = presentation.placement.invert(point) else {
      return nil
    }
    let bounds = presentation.bounds
    let shape = Shape.rounded(bounds, presentation.radii)
    let hits = entry.areas.touchable(at: local)
    if shape.contains(local) { return hits }
    return entry.spec.overflow == .visible && !hits.isEmpty ? hits : nil
  }
}

/// The masks in front of something: only what all of them name can be touched (SPEC O2).
private struct Veil {
  /// The frontmost mask: it gets every touch that does not pass.
  var owner: Touch.Owner
  var passes: Set<String>

  init(_ owner: Touch.Owner, _ passes: Set<String>) {
    self.owner = owner
    self.passes = passes
  }

  func narrowed(to names: Set<String>) -> Veil {
    Veil(owner, passes.intersection(names))
  }

  func lets(_ hits: [HitArea]) -> Bool {
    hits.contains { passes.contains($0.name) }
  }
}

extension PresentationEngine {
  /// The corners of a surface: only the upper ones where it is attached to the lower edge (S8).
  func radii(of entry: Entry) -> CornerRadii {
    let radius = entry.spec.style.cornerRadius
    switch entry.spec.style.place {
    case .bottomEdge: return .top(radius)
    case .sheet:
      let isFloating = entry.spec.sheet.map { environment.layout(of: $0).isFloating } ?? false
      return isFloating ? CornerRadii(radius) : .top(radius)
    case .center, .containerCenter, .top, .bottom, .leading, .trailing, .anchored, .full:
      return CornerRadii(radius)
    }
  }
}

extension [HitArea] {
  /// The areas under a point, front to back, names left out.
  func touchable(at point: Point) -> [HitArea] {
    reversed().filter { $0.role != .element && $0.contains(point) }
  }
}
