import Canvas

/// What a presentation does to what is behind it, both 0…1.
struct Backdrop: Hashable, Sendable {
  /// Opacity of its mask.
  var mask: Double
  /// How far a sheet pushes a sheet below it back.
  var push: Double

  func isNear(_ other: Backdrop) -> Bool {
    abs(mask - other.mask) < 1e-6 && abs(push - other.push) < 1e-6
  }
}

/// A mask on its way from one opacity to another, as a function of the presentation's own way.
///
/// It takes a mask over from a predecessor, hands one on, or bridges a change of the detents.
struct MaskWay: Hashable, Sendable {
  /// Opacities 0…1.
  var from: Double
  var to: Double
  /// Coordinates of the presentation's way: the edge of a sheet in pt, else its share 0…1.
  var start: Double
  var end: Double

  func opacity(at coordinate: Double) -> Double {
    guard abs(end - start) > 1e-9 else { return from }
    let share = (coordinate - start) / (end - start)
    return from + (to - from) * min(max(share, 0), 1)
  }
}

extension PresentationEngine {
  /// Where a presentation stands on its way, as its mask sees it.
  func maskCoordinate(of entry: Entry, at instant: Instant) -> Double {
    entry.measuresMaskByEdge
      ? entry.presence.value(at: instant) : presenceShare(of: entry, at: instant)
  }

  func backdrop(of entry: Entry, at instant: Instant) -> Backdrop {
    Backdrop(mask: wholeMask(of: entry, at: instant), push: pushShare(of: entry, at: instant))
  }

  /// How far a sheet pushes those below it back, 0…1: fully at its smallest detent (SPEC S11).
  func pushShare(of entry: Entry, at instant: Instant) -> Double {
    guard let detents = entry.detents else { return 0 }
    let edge = entry.presence.value(at: instant)
    if let way = entry.pushWay { return way.opacity(at: edge) }
    let way = environment.size.height - detents.smallest.edge
    return way > 0 ? min(max((environment.size.height - edge) / way, 0), 1) : 0
  }

  /// Leads mask and push from what is seen to where the presentation is heading.
  mutating func redirectBackdrop(_ index: Int, from behind: Backdrop, at instant: Instant) {
    var entry = entries[index]
    entry.maskWay = nil
    let isLeaving = entry.phase.isLeaving
    let to = isLeaving ? heirMask(of: entry) : arrivedMask(of: entry)
    let closed = environment.size.height
    let edges = (
      start: entry.presence.value(at: instant), end: isLeaving ? closed : arrivedPresence(of: entry)
    )
    entries[index].maskWay =
      entry.measuresMaskByEdge
      ? MaskWay(from: behind.mask, to: to, start: edges.start, end: edges.end)
      : MaskWay(
        from: behind.mask, to: to, start: presenceShare(of: entry, at: instant),
        end: isLeaving ? 0 : 1)
    guard entry.isSheet else { return }
    entries[index].pushWay = MaskWay(
      from: behind.push, to: isLeaving ? 0 : 1, start: edges.start, end: edges.end)
  }

  /// Starts carrying the mask over to a successor that already waits, or away (SPEC Q1).
  mutating func headBackdropOut(_ index: Int, from behind: Backdrop, at instant: Instant) {
    guard entries[index].maskWay != nil || heirMask(of: entries[index]) > 0 else { return }
    redirectBackdrop(index, from: behind, at: instant)
  }

  /// A successor came or went: masks go on to the new one, or fade out from where they are.
  mutating func updateHandovers(at instant: Instant) {
    for index in entries.indices where entries[index].phase.isLeaving {
      let entry = entries[index]
      let wanted = heirMask(of: entry)
      guard wanted != entry.maskWay?.to ?? 0 else { continue }
      redirectBackdrop(index, from: backdrop(of: entry, at: instant), at: instant)
    }
    fadeHeldMasks(at: instant)
  }

  /// Opacity 0…1 at which the mask is wanted when it has left; 0 when nobody comes after it.
  func heirMask(of entry: Entry) -> Double {
    guard let next = entry.next else {
      if returnsAtOnce(entry) { return arrivedMask(of: entry) }
      return successor(of: entry)?.spec.mask.opacity ?? 0
    }
    let entersAtOnce =
      switch next.arrival {
      case .stack: true
      case .queue: !isTaken(next.style.level)
      case .replace, .preempt: false
      }
    return entersAtOnce ? next.mask.opacity : 0
  }

  func isTaken(_ level: PresentationLevel) -> Bool {
    entries.contains { $0.spec.style.level == level && $0.phase.isActive }
  }

  /// The first to enter on the same level after this one has left.
  private func successor(of entry: Entry) -> Entry? {
    let level = entry.spec.style.level
    let isLevelTaken = isTaken(level)
    let next = waiting.first {
      (!isLevelTaken || $0.spec.arrival != .queue) && $0.id != entry.id && $0.waits(for: entry)
        && $0.spec.style.level == level && $0.spec.mask.opacity > 0
    }
    // One that is still on its way out makes room only for this one.
    return next
      ?? entries.first {
        $0.phase.isLeaving && $0.returns && $0.waits(for: entry) && $0.spec.style.level == level
          && $0.preemptedBy == entry.id && $0.spec.mask.opacity > 0
      }
  }

  /// Leaves the carried mask to the successor when its predecessor is gone.
  ///
  /// What it becomes itself goes first. One that was asked to leave as it entered still has the
  /// mask it took over: that fades when nobody wants it.
  mutating func passMask(from entry: Entry, at instant: Instant) {
    if entry.next != nil, heirMask(of: entry) > 0 { return }
    let mask = maskOpacity(of: entry, at: instant)
    let isCarried = entry.maskWay.map { $0.to > 0 } ?? false
    if isCarried, returnsAtOnce(entry) {
      update(entry.id) { $0.inheritedMask = mask }
    } else if isCarried, let next = successor(of: entry) {
      leave(mask, to: next, at: instant)
      bridge(next.id, asWellAs: entry.id)
    } else if mask > Self.leastSeenMask {
      fade(mask, keptFor: entry, at: instant)
    }
  }

  /// Adds a mask of an opacity 0…1 to what one has that comes next, or comes back.
  private mutating func leave(_ mask: Double, to next: Entry, at instant: Instant) {
    func joined(with own: Double) -> Double { 1 - (1 - own) * (1 - mask) }
    guard next.phase.isLeaving, let index = index(of: next.id) else {
      return update(next.id) { $0.inheritedMask = joined(with: $0.inheritedMask ?? 0) }
    }
    var behind = backdrop(of: next, at: instant)
    behind.mask = joined(with: behind.mask)
    redirectBackdrop(index, from: behind, at: instant)
  }

  /// A mask below this opacity is the end of a way out, not one left behind.
  static let leastSeenMask = 0.002

  /// Who enters or turns round takes the mask that was kept for it, or for another of its level.
  mutating func inheritMask(_ index: Int, from behind: Backdrop, at instant: Instant) {
    let level = entries[index].spec.style.level
    var behind = behind
    var isHeir = entries[index].maskWay != nil
    let bridged = entries[index].bridged
    endBridges(fromMasksOf: level, at: instant)
    // What it had together with a kept mask counts once.
    if entries[index].bridged != bridged {
      behind.mask = wholeMask(of: entries[index], at: instant)
    }
    for heir in entries.indices where entries[heir].spec.style.level == level {
      guard let kept = entries[heir].inheritedMask else { continue }
      behind.mask = 1 - (1 - behind.mask) * (1 - kept)
      entries[heir].inheritedMask = nil
      isHeir = true
    }
    for kept in takeRemnants(of: level, at: instant) {
      behind.mask = 1 - (1 - behind.mask) * (1 - kept)
      isHeir = true
    }
    if isHeir { redirectBackdrop(index, from: behind, at: instant) }
  }
}

extension Entry {
  /// At rest mask and push follow from the place alone.
  mutating func clearBackdrop() {
    maskWay = nil
    pushWay = nil
  }

  /// True when it enters after that one has left, unless that one only makes way and returns.
  func waits(for other: Entry) -> Bool {
    if let preemptedBy { return preemptedBy == other.id && !other.returns }
    if let waitsFor { return waitsFor == other.id }
    return spec.arrival == .queue
  }

  /// A sheet that moves: its mask follows its edge.
  var measuresMaskByEdge: Bool { isSheet && fade == nil }
}
