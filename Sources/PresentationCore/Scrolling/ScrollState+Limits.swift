import Canvas
import Motion

extension ScrollState {
  /// The content or the view got other heights in pt: the place stays, the edge pulls if it must.
  public mutating func setExtent(content: Double, viewport: Double, at time: Instant) {
    guard content != self.content || viewport != self.viewport else { return }
    change(at: time) {
      $0.content = content
      $0.viewport = viewport
    }
  }

  /// So many pt at the top of the content stand above its start: what is seen stays (SPEC L3).
  public mutating func setDrawer(_ drawer: Double, at time: Instant) {
    guard drawer != self.drawer else { return }
    follow(drawer - self.drawer, at: time)
    self.drawer = drawer
  }

  /// Holds a gap of so many pt open above the content, or closes it with 0, in `duration` s.
  ///
  /// Only moves a list that stands at its top; one that is scrolled, coasts or is held by a finger
  /// keeps its place (SPEC R3, R4). Call it after `endDrag`.
  public mutating func setHold(_ hold: Double, over duration: Double, at time: Instant) {
    guard hold != self.hold else { return }
    let isAtTop = offset(at: time) <= 0
    change(at: time) { $0.hold = hold }
    guard isAtTop, !isDragging else { return }
    move(to: -hold, curve: .bezier(.easeInOut, duration: duration), at: time)
  }
}

extension ScrollState {
  /// Changes the limits and goes on from the offset that is seen now.
  private mutating func change(at time: Instant, _ apply: (inout ScrollState) -> Void) {
    let now = state(at: time)
    let wasMoving = isMoving(at: time)
    apply(&self)
    switch phase {
    case .dragging(_, let translation):
      let pulled = band.pull(for: now.value, within: limits)
      phase = .dragging(anchor: pulled + translation, translation: translation)
    case .timed(let value, _) where wasMoving && limits.contains(value.target): return
    case .timed where wasMoving && limits.contains(now.value):
      move(to: clamped(target ?? now.value), curve: physics.scrollCurve, at: time)
    case .resting, .free, .timed:
      release(from: now.value, velocity: now.velocity, at: time)
    }
  }

  private var target: Double? {
    if case .timed(let value, _) = phase { value.target } else { nil }
  }
}
