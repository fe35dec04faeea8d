import Blocks
import Canvas
import PresentationCore

/// A touchable place as it stands on the screen (SPEC M5, V3).
package struct PlacedArea: Hashable, Sendable {
  /// The surface it stands on: the name of a presentation, or `page`.
  package var surface: String
  /// Its name in takes and traces.
  package var name: String
  /// What a touch there may become.
  package var role: HitArea.Role
  /// Which drags it takes for itself.
  package var drag: HitArea.Drag
  /// Where it is laid out, in container pt.
  package var frame: Rect
  /// What its surroundings leave of it, in container pt; `.zero` when nothing.
  package var visible: Rect
}

extension Stage {
  /// Every touchable or named place at a moment not before `now`, back to front, in container pt.
  package mutating func placedAreas(at instant: Instant) -> [PlacedArea] {
    let snapshot = snapshot(at: instant)
    refreshPictures(of: snapshot)
    var placed: [PlacedArea] = []
    if !snapshot.page.isHidden {
      placed += page.hitAreas.map { place($0, on: "page", by: snapshot.page.placement) }
    }
    for presentation in snapshot.presentations where presentation.phase.isActive {
      guard let content = contents[presentation.id] else { continue }
      placed += areas(of: presentation, content).map {
        place($0, on: presentation.id.description, by: presentation.placement)
      }
    }
    return placed
  }

  private func place(
    _ area: HitArea, on surface: String, by placement: Placement
  ) -> PlacedArea {
    let frame = placement.apply(to: area.shape.bounds)
    var visible = frame.intersection(Rect(origin: .zero, size: size))
    if let clip = area.clip { visible = visible.intersection(placement.apply(to: clip)) }
    return PlacedArea(
      surface: surface, name: area.name, role: area.role, drag: area.drag, frame: frame,
      visible: visible)
  }
}
