import Canvas
import Motion

/// How a presentation stands beside what it belongs to, at one instant.
public struct Anchoring: Hashable, Sendable {
  /// The thing's rectangle in container pt; on its way while one thing is left for another.
  public var thing: Rect
  /// The side of the thing on which the body stands.
  public var side: AnchorSide
  /// The tip of the arrow in the surface's own points.
  public var tip: Point
}

extension PresentationEngine {
  /// Takes over where the thing is now: the same one is followed, another one is reached (SPEC O1).
  mutating func follow(_ new: Anchor?, by index: Int, at instant: Instant) {
    guard let new, let old = entries[index].spec.style.place.anchor, new != old else { return }
    let before = restFrame(of: entries[index], at: instant).origin
    entries[index].spec.style.place = .anchored(new)
    guard new.name != old.name, environment.motion == .full else { return }
    let after = restFrame(of: entries[index], at: instant).origin
    var glide = entries[index].glide ?? AnchorGlide(at: instant)
    glide.start(
      body: before - after, from: old.rect, to: new.rect,
      curve: environment.curveOverride ?? entries[index].spec.style.settling, at: instant)
    entries[index].glide = glide
  }

  /// The anchor in container pt: one on another surface goes where that surface goes (SPEC O1).
  func containerAnchor(of entry: Entry, at instant: Instant) -> Anchor? {
    guard var anchor = entry.spec.style.place.anchor,
      let surface = entry.spec.anchorSurface.flatMap({ self.entry($0) }), surface.phase != .queued
    else { return entry.spec.style.place.anchor }
    anchor.rect = form(of: surface, at: instant).placement.apply(to: anchor.rect)
    return anchor
  }

  /// Those anchored on a surface that is gone stay where they are.
  mutating func unanchor(from surface: PresentationID, at instant: Instant) {
    for index in entries.indices where entries[index].spec.anchorSurface == surface {
      if let anchor = containerAnchor(of: entries[index], at: instant) {
        entries[index].spec.style.place = .anchored(anchor)
      }
      entries[index].spec.anchorSurface = nil
    }
  }

  /// The place beside its anchor; nil for a presentation that has none.
  func anchoredPlacement(of entry: Entry, at instant: Instant) -> AnchoredPlacement? {
    containerAnchor(of: entry, at: instant).map {
      AnchoredPlacement(
        $0, size: fittedSize(of: entry, at: instant), safe: environment.safeRect)
    }
  }

  /// Side, tip and thing as drawn; nil for a presentation without an anchor.
  func anchoring(of entry: Entry, at instant: Instant) -> Anchoring? {
    guard let placement = anchoredPlacement(of: entry, at: instant) else { return nil }
    let rest = placement.thing
    let thing = entry.glide?.rect(toward: rest, at: instant) ?? rest
    let body = placement.frame.offset(by: entry.glide?.offset(at: instant) ?? .zero)
    let tip = placement.tip(
      of: body, before: thing, cornerRadius: entry.spec.style.cornerRadius)
    return Anchoring(thing: thing, side: placement.chosenSide, tip: tip - body.origin)
  }
}
