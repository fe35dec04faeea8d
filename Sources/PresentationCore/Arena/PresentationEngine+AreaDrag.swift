import Canvas
import Motion

extension PresentationEngine {
  /// What fingers did to areas that take drags for themselves, since the last call.
  public mutating func takeDragReports() -> [DragReport] {
    defer { dragReports = [] }
    return dragReports
  }

  /// Tells what a finger does to an area.
  mutating func report(
    _ phase: DragReport.Phase, on area: String, _ touch: Touch, at instant: Instant
  ) {
    dragReports.append(
      DragReport(
        area: area, owner: touch.owner.id, phase: phase, way: touch.way, position: touch.last,
        velocity: touch.tracker.velocity(at: instant),
        scrollOffset: page.scroll.offset(at: instant), time: instant))
  }

  /// The page runs on while something is held at the edge of what is seen of it.
  mutating func scrollAtEdge(_ touch: Touch, on area: String, at instant: Instant) {
    guard touch.owner == .page, touch.hits.first(where: { $0.name == area })?.drag == .free,
      let view = page.areas.first(where: { $0.name == touch.scrollName })?.shape.bounds
    else { return }
    let speed = EdgeScroll().speed(at: touch.last.y, in: view.minY...view.maxY)
    page.scroll.glide(at: speed, from: instant)
    if speed != 0 { page.activity = instant }
  }

  /// What was held has been let go.
  mutating func stopEdgeScroll(at instant: Instant) {
    page.scroll.glide(at: 0, from: instant)
  }
}
