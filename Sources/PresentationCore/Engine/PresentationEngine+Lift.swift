import Canvas
import Motion

extension PresentationEngine {
  /// How far, in pt, the keyboard pushes the presentation up (SPEC V1).
  ///
  /// The push follows the keyboard's own motion; it is apart from detents (CASES B101).
  func keyboardShift(of entry: Entry, at instant: Instant) -> Double {
    let lift = entry.lift.value(at: instant)
    guard !entry.isSheet, lift != 0 else { return lift }
    switch entry.spec.style.keyboard {
    case .none, .staysAbove: return 0
    case .fixed(let offset): return offset * lift
    case .overlap(let gap):
      if entry.spec.style.place == .full { return 0 }
      return overlap(of: restFrame(of: entry, at: instant), gap: gap) * lift
    }
  }

  /// The push, in pt, of a sheet that rests at an edge: not beyond the large detent.
  func sheetLift(of entry: Entry, at edge: Double, instant: Instant) -> Double {
    guard isServed(entry), let sheet = entry.spec.sheet else { return 0 }
    let gap: Double
    switch entry.spec.style.keyboard {
    case .none, .staysAbove: return 0
    case .fixed(let offset): return offset
    case .overlap(let wanted): gap = wanted
    }
    let room = max(0, edge - environment.detentContainer.largeEdge)
    let wanted =
      environment.layout(of: sheet).isFloating
      ? overlap(of: sheetFrame(of: entry, edge: edge, at: instant), gap: gap)
      : environment.keyboardHeight - environment.safeArea.bottom
    return min(wanted, room)
  }

  /// What the keyboard covers of a frame, and `gap` pt more.
  private func overlap(of frame: Rect, gap: Double) -> Double {
    max(0, frame.maxY + gap - keyboardEdge)
  }

  private func liftTarget(of entry: Entry, at instant: Instant) -> Double {
    guard entry.spec.style.keyboard != .staysAbove else { return 0 }
    guard !entry.isSheet else {
      return sheetLift(of: entry, at: arrivedPresence(of: entry), instant: instant)
    }
    return isServed(entry) ? 1 : 0
  }

  /// Sends the push where it belongs; under a finger it stands still until the release (B173).
  mutating func redirectLift(_ index: Int, curve: MotionCurve, at instant: Instant) {
    let entry = entries[index]
    let target = liftTarget(of: entry, at: instant)
    guard entry.grip == nil, entry.lift.target != target else { return }
    if environment.motion == .reduced, entry.phase != .presented {
      // One that fades in or out does it in one place (SPEC T5); nobody sees it jump there yet.
      if entry.passage.value(at: instant) == 0 {
        entries[index].lift = TimedValue(target, at: instant)
      }
      return
    }
    let whole = max(abs(target), abs(entry.lift.target), .leastNonzeroMagnitude)
    let share = min(1, abs(target - entry.lift.value(at: instant)) / whole)
    entries[index].lift.head(
      for: target, curve: curve.scaled(toShare: share), at: instant,
      threshold: entry.isSheet ? .points : .fraction)
  }

  /// The push is where it belongs at once: after a resize, or when nothing may move.
  mutating func settleLift(_ index: Int, at instant: Instant) {
    guard entries[index].grip == nil else { return }
    entries[index].lift = TimedValue(liftTarget(of: entries[index], at: instant), at: instant)
  }

  /// The top edge of a sheet as drawn, the keyboard's push included, in pt.
  func drawnEdge(of entry: Entry, at instant: Instant) -> Double {
    entry.presence.value(at: instant) - entry.lift.value(at: instant)
  }

  /// Where the detents of a sheet are drawn while the keyboard is as it is (CASES B166).
  func drawnDetents(of entry: Entry, at instant: Instant) -> ResolvedDetents? {
    guard let detents = entry.detents else { return nil }
    guard isServed(entry) else { return detents }
    let drawn = detents.detents.map { detent in
      var drawn = detent
      let lift = sheetLift(of: entry, at: detent.edge, instant: instant)
      drawn.edge -= lift
      drawn.height += lift
      return drawn
    }
    return ResolvedDetents(drawn, closedEdge: detents.closedEdge)
  }
}
