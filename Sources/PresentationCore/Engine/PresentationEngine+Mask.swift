import Canvas
import Motion

extension PresentationEngine {
  /// Opacity 0…1 of the mask behind a presentation (SPEC S6, K4, Q1).
  func maskOpacity(of entry: Entry, at instant: Instant) -> Double {
    let full = entry.spec.mask.opacity
    if entry.phase == .queued { return entry.inheritedMask ?? 0 }
    if let handover = entry.handover {
      let share = handover.share > 0 ? presenceShare(of: entry, at: instant) / handover.share : 0
      return handover.to + (handover.from - handover.to) * min(max(share, 0), 1)
    }
    if entry.phase == .presenting, let inherited = entry.inheritedMask { return inherited }
    if entry.isSheet {
      let fade = entry.fade.map { min(max($0.value(at: instant), 0), 1) } ?? 1
      return full * fade * sheetMaskShare(of: entry, edge: entry.presence.value(at: instant))
    }
    return full * presenceShare(of: entry, at: instant)
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
    if case .toward(let edge) = entry.spec.dismissal.swipe {
      let swipe = entry.swipe.value(at: instant)
      let way = travel(of: [.move(edge)], frame: restFrame(of: entry, at: instant))
      displacement = max(0, edge == .top ? -swipe : swipe) / way
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
    let target = arrivedPresence(of: entry)
    return sheetMaskShare(of: entry, edge: target) * entry.spec.mask.opacity > 0.001
  }

  /// Starts carrying the mask over to a successor that already waits (SPEC Q1).
  mutating func startHandover(from index: Int, at instant: Instant) {
    let entry = entries[index]
    guard let next = successor(of: entry), next.spec.mask.opacity > 0 else { return }
    let share = presenceShare(of: entry, at: instant)
    let from = maskOpacity(of: entry, at: instant)
    entries[index].handover = .init(from: from, to: next.spec.mask.opacity, share: share)
  }

  /// The one that waits to enter on the same level as this one leaves.
  private func successor(of entry: Entry) -> Entry? {
    entries.first {
      $0.phase == .queued && $0.id != entry.id && $0.waits(for: entry.id)
        && $0.spec.style.level == entry.spec.style.level && $0.spec.mask.opacity > 0
    }
  }

  /// Leaves the carried mask to the successor when its predecessor is gone.
  mutating func passMask(from entry: Entry) {
    guard let handover = entry.handover, let next = successor(of: entry) else { return }
    update(next.id) { $0.inheritedMask = handover.to }
  }

  /// A successor went away: masks on their way to it fade out from where they are.
  mutating func cancelHandovers(at instant: Instant) {
    for index in entries.indices where entries[index].handover != nil {
      let entry = entries[index]
      guard successor(of: entry) == nil else { continue }
      entries[index].handover = .init(
        from: maskOpacity(of: entry, at: instant), to: 0,
        share: presenceShare(of: entry, at: instant))
    }
  }
}

extension Entry {
  /// True when it enters after that one has gone.
  func waits(for id: PresentationID) -> Bool {
    if let preemptedBy { return preemptedBy == id }
    return spec.arrival == .queue || waitsFor == id
  }
}
