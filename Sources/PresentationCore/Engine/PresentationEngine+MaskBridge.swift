import Canvas

/// One enters while another leaves, as in a preemption: their masks are one (SPEC Q1, Q2).
///
/// The page is as dark as the way from the old opacity to the new one says, which the newcomer goes;
/// of that its own mask is what those on their way out leave to do.
extension PresentationEngine {
  /// Opacity 0…1 of the mask behind a presentation, as drawn (SPEC S6, K4, Q1).
  func maskOpacity(of entry: Entry, at instant: Instant) -> Double {
    let whole = wholeMask(of: entry, at: instant)
    guard !entry.bridged.isEmpty else { return whole }
    let light = entry.bridged.sorted().reduce(1.0) { $0 * (1 - bridgedMask($1, at: instant)) }
    return light > 0 ? max(0, 1 - (1 - whole) / light) : 0
  }

  private func bridgedMask(_ id: PresentationID, at instant: Instant) -> Double {
    let own = entry(id).map { maskOpacity(of: $0, at: instant) } ?? 0
    return remnants.filter { $0.heir.id == id }.reduce(own) {
      1 - (1 - $0) * (1 - $1.value(at: instant))
    }
  }

  /// Leads the mask of one that enters on from the masks of those that leave meanwhile.
  mutating func bridgeMasks(to index: Int, at instant: Instant) {
    let newcomer = entries[index]
    let leaving = entries.filter {
      $0.phase.isLeaving && $0.id != newcomer.id && !newcomer.bridged.contains($0.id)
        && $0.spec.mask.look.isEven && maskOpacity(of: $0, at: instant) > 0.001
    }
    guard !leaving.isEmpty, newcomer.spec.mask.look.isEven, arrivedMask(of: newcomer) > 0 else {
      return
    }
    // No two complete each other.
    endBridge(from: newcomer.id, at: instant)
    let behind = backdrop(of: newcomer, at: instant)
    let light = leaving.reduce(1 - behind.mask) { $0 * (1 - maskOpacity(of: $1, at: instant)) }
    entries[index].bridged.formUnion(leaving.map(\.id))
    redirectBackdrop(index, from: Backdrop(mask: 1 - light, push: behind.push), at: instant)
  }

  /// One starts to leave while others are on their way in.
  mutating func bridgeMasksToEntering(at instant: Instant) {
    for index in entries.indices where entries[index].phase == .presenting {
      bridgeMasks(to: index, at: instant)
    }
  }

  /// One that was bridged enters again or is gone: from now on its mask is its own.
  ///
  /// Whoever bridged it goes on from what is seen.
  mutating func endBridge(from id: PresentationID, at instant: Instant) {
    for index in entries.indices where entries[index].bridged.contains(id) {
      let seen = maskOpacity(of: entries[index], at: instant)
      entries[index].bridged.remove(id)
      let light = 1 - wholeMask(of: entries[index], at: instant)
      let now = maskOpacity(of: entries[index], at: instant)
      guard abs(now - seen) > Self.leastSeenMask, now < 1 else { continue }
      let mask = 1 - (1 - seen) * light / (1 - now)
      let push = pushShare(of: entries[index], at: instant)
      redirectBackdrop(index, from: Backdrop(mask: mask, push: push), at: instant)
    }
  }

  /// The mask of one goes over to another: whoever bridged the one bridges the other too.
  mutating func bridge(_ heir: PresentationID, asWellAs id: PresentationID) {
    for index in entries.indices where entries[index].bridged.contains(id) {
      if !bridges(heir, over: entries[index].id) { entries[index].bridged.insert(heir) }
    }
  }

  /// True when one is the other, or bridges it over whomever else.
  private func bridges(_ id: PresentationID, over other: PresentationID) -> Bool {
    id == other || (entry(id)?.bridged.contains { bridges($0, over: other) } ?? false)
  }

  /// The masks that are kept on a level go over to somebody else.
  mutating func endBridges(fromMasksOf level: PresentationLevel, at instant: Instant) {
    let heirs = entries.filter { $0.inheritedMask != nil } + remnants.map(\.heir)
    for heir in heirs where heir.spec.style.level == level { endBridge(from: heir.id, at: instant) }
  }

  /// A mask that is kept for one that does not come for now fades.
  mutating func fadeHeldMasks(at instant: Instant) {
    for waiter in entries where waiter.phase == .queued && waiter.inheritedMask != nil {
      guard isHeldBack(waiter), let kept = waiter.inheritedMask else { continue }
      update(waiter.id) { $0.inheritedMask = nil }
      fade(kept, keptFor: waiter, at: instant)
    }
  }

  /// True when it waits for one that is not about to go.
  private func isHeldBack(_ waiter: Entry) -> Bool {
    let others = [waiter.waitsFor, waiter.preemptedBy].compactMap { $0.flatMap { entry($0) } }
    if others.contains(where: { !$0.phase.isLeaving || $0.returns }) { return true }
    return waiter.spec.arrival == .queue && isTaken(waiter.spec.style.level)
  }

  /// True while a mask is kept for one that is gone, or fades without it.
  func keepsMask(of id: PresentationID) -> Bool {
    entry(id)?.inheritedMask != nil || remnants.contains { $0.heir.id == id }
  }

  /// True for one that was pushed aside and comes back as soon as it is out.
  func returnsAtOnce(_ entry: Entry) -> Bool {
    guard entry.returns, entry.phase.isLeaving else { return false }
    guard let other = entry.preemptedBy.flatMap({ self.entry($0) }) else { return true }
    return other.phase.isLeaving && !other.returns
  }
}

extension MaskSpec.Look {
  /// True when it darkens everything behind alike.
  fileprivate var isEven: Bool {
    switch self {
    case .plain, .blurred: true
    case .spotlight, .custom: false
    }
  }
}
