import Canvas
import Motion

extension PresentationEngine {
  /// Opacity 0…1 that its mask has, or has together with those it bridges (SPEC S6, K4, Q1).
  func wholeMask(of entry: Entry, at instant: Instant) -> Double {
    if entry.phase == .queued { return entry.inheritedMask ?? 0 }
    if let way = entry.maskWay { return way.opacity(at: maskCoordinate(of: entry, at: instant)) }
    let full = entry.spec.mask.opacity
    guard entry.isSheet else { return full * presenceShare(of: entry, at: instant) }
    let fade = entry.fade.map { min(max($0.value(at: instant), 0), 1) } ?? 1
    return full * fade * sheetMaskShare(of: entry, edge: entry.presence.value(at: instant))
  }

  /// Opacity 0…1 of its mask when it has arrived.
  func arrivedMask(of entry: Entry) -> Double {
    guard entry.isSheet else { return entry.spec.mask.opacity }
    return entry.spec.mask.opacity * sheetMaskShare(of: entry, edge: arrivedPresence(of: entry))
  }

  /// How much of it is in, 0…1, the finger's displacement toward the exit included.
  func presenceShare(of entry: Entry, at instant: Instant) -> Double {
    if let fade = entry.fade { return min(max(fade.value(at: instant), 0), 1) }
    let value = entry.presence.value(at: instant)
    if entry.isSheet {
      let height = environment.size.height
      let way = height - (entry.detents?.edge(of: entry.detent) ?? 0)
      return way > 0 ? min(max((height - value) / way, 0), 1) : 0
    }
    var displacement = 0.0
    if case .toward(let edge) = entry.spec.dismissal.swipe, edge.axis == entry.swipeAxis {
      let swipe = entry.swipe.value(at: instant)
      let way = travel(of: [.move(edge)], frame: restFrame(of: entry, at: instant))
      displacement = max(0, edge.sign * swipe) / way
    }
    return min(max(value / entry.extent - displacement, 0), 1)
  }

  /// Linear in the edge, from the largest undimmed detent to the next one up (SPEC S6).
  ///
  /// When all detents are dimmed it starts at the closed edge and is full at the smallest.
  /// Detents compare by identity, not by pixels (CASES B100).
  private func sheetMaskShare(of entry: Entry, edge: Double) -> Double {
    guard let detents = entry.detents else { return 0 }
    let clearEdge: Double
    let fullEdge: Double
    if let undimmed = entry.spec.sheet?.largestUndimmed,
      let index = detents.index(of: undimmed)
    {
      guard index + 1 < detents.count else { return 0 }
      clearEdge = detents[index].edge
      fullEdge = detents[index + 1].edge
    } else {
      clearEdge = environment.size.height
      fullEdge = detents.smallest.edge
    }
    guard clearEdge > fullEdge else { return edge <= fullEdge ? 1 : 0 }
    return min(max((clearEdge - edge) / (clearEdge - fullEdge), 0), 1)
  }

  /// True when touches outside do not reach what is behind (SPEC M6, S12).
  func blocks(_ entry: Entry, at instant: Instant) -> Bool {
    guard entry.phase.isActive, entry.spec.mask.blocks else { return false }
    guard entry.isSheet else { return true }
    if maskOpacity(of: entry, at: instant) > 0.001 { return true }
    return arrivedMask(of: entry) > 0.001
  }
}
