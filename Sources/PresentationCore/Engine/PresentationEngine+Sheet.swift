import Canvas
import Motion

extension PresentationEngine {
  /// Moves a sheet to a detent from code (SPEC S2); an unknown identifier is an error.
  public mutating func select(
    _ detent: String, of id: PresentationID, at instant: Instant
  ) {
    advance(to: instant)
    guard let index = index(of: id), let sheet = entries[index].spec.sheet else {
      ignore("select \(id) \(detent)", "notPresented", at: instant)
      return
    }
    guard sheet.detents.contains(where: { $0.identifier == detent }) else {
      log(.error("\(id) has no detent '\(detent)'"), at: instant)
      return
    }
    guard entries[index].grip == nil else {
      ignore("select \(id) \(detent)", "dragging", at: instant)
      return
    }
    entries[index].spec.sheet?.selected = detent
    guard entries[index].phase.isActive else { return }
    guard entries[index].detents?.index(of: detent) != nil else {
      ignore("select \(id) \(detent)", "inactiveDetent", at: instant)
      return
    }
    guard entries[index].detent != detent else {
      ignore("select \(id) \(detent)", "alreadyThere", at: instant)
      return
    }
    head(index, for: detent, by: .code, at: instant)
    if sheet.selectionChange == .immediate { jumpToTarget(index, at: instant) }
  }

  /// Shows a change without its motion.
  private mutating func jumpToTarget(_ index: Int, at instant: Instant) {
    entries[index].presence = TimedValue(entries[index].presence.target, at: instant)
    entries[index].moveOrigin = entries[index].presence.target
    arriveOrSettle(index, at: instant)
  }

  /// Announces a detent and goes there with the curve for moves by code.
  mutating func head(
    _ index: Int, for detent: String, by chooser: Event.Chooser, at instant: Instant
  ) {
    entries[index].detent = detent
    announce(index, by: chooser, at: instant)
    let entry = entries[index]
    let curve = environment.curveOverride ?? entry.spec.style.settling
    let behind = backdrop(of: entries[index], at: instant)
    move(index, to: arrivedPresence(of: entry), curve: curve, at: instant)
    if entry.maskWay != nil { redirectBackdrop(index, from: behind, at: instant) }
    redirectLift(index, curve: curve, at: instant)
    updateFocus(at: instant)
  }

  /// Reports the target detent of one that is up; it settles there.
  mutating func announce(_ index: Int, by chooser: Event.Chooser, at instant: Instant) {
    let entry = entries[index]
    guard entry.phase.isActive, let detent = entry.detent else { return }
    entries[index].settling = .pending
    if chooser != .layout { entries[index].detentBeforeKeyboard = nil }
    log(.detentChanged(entry.id, cycle: entry.cycle, detent: detent, by: chooser), at: instant)
  }

  /// The detents of a sheet in the present container, with the present content.
  func resolvedDetents(of entry: Entry) -> ResolvedDetents {
    let container = environment.detentContainer
    let sheet = entry.spec.sheet ?? SheetSpec()
    let content = entry.spec.contentSize?.height
    if let height = SheetLayout(sheet, in: container, contentHeight: content).height {
      return ResolvedDetents(floating: sheet.detents, height: height, in: container)
    }
    return ResolvedDetents(sheet.detents, in: container, contentHeight: content)
  }

  /// Resolves the detents again after something their heights depend on has changed (SPEC S1).
  public mutating func invalidateDetents(of id: PresentationID, at instant: Instant) {
    advance(to: instant)
    guard let entry = entry(id), entry.isSheet, entry.phase.isActive,
      resolvedDetents(of: entry) != entry.detents
    else { return }
    resolveDetents(of: id, at: instant)
  }

  /// The selected detent when it is active, else the smallest (SPEC S2, MOTION 5.1).
  func initialDetent(of entry: Entry) -> String? {
    if let selected = entry.spec.sheet?.selected, entry.detents?.index(of: selected) != nil {
      return selected
    }
    return entry.detents?.smallest.identifier
  }

  /// Takes the measured size of a presentation's content, in pt (SPEC V4, S1).
  ///
  /// One that is leaving only keeps it for later (CASES B026).
  public mutating func setContentSize(
    _ size: Size, of id: PresentationID, at instant: Instant
  ) {
    advance(to: instant)
    guard let index = index(of: id), entries[index].spec.contentSize != size else { return }
    let isFirst = entries[index].spec.contentSize == nil
    entries[index].spec.contentSize = size
    if entries[index].phase == .queued {
      entries[index].contentHeight = TimedValue(size.height, at: instant)
      if entries[index].spec.arrival != .queue { admit(at: instant) }
      return
    }
    guard entries[index].phase.isActive else { return }
    if isFirst {
      entries[index].contentHeight = TimedValue(size.height, at: instant)
    } else {
      let curve = environment.curveOverride ?? entries[index].spec.style.settling
      entries[index].contentHeight.head(
        for: size.height, curve: curve, at: instant, threshold: .points)
    }
    if entries[index].isSheet { resolveDetents(of: id, at: instant) }
  }

  /// New detents change the rules of mask and page: both go on from what is seen.
  private mutating func bridgeBackdrop(
    _ id: PresentationID, from behind: Backdrop, at instant: Instant
  ) {
    guard let index = index(of: id) else { return }
    let entry = entries[index]
    let new = backdrop(of: entry, at: instant)
    guard entry.maskWay != nil || !new.isNear(behind) else { return }
    redirectBackdrop(index, from: behind, at: instant)
  }

  /// Resolves the detents again; the identity is kept, the way there is continuous (CASES B157).
  mutating func resolveDetents(of id: PresentationID, at instant: Instant) {
    guard let index = index(of: id), entries[index].phase.isActive else { return }
    let old = entries[index].detents
    let new = resolvedDetents(of: entries[index])
    let behind = backdrop(of: entries[index], at: instant)
    defer {
      bridgeBackdrop(id, from: behind, at: instant)
      updateFocus(at: instant)
    }
    entries[index].detents = new
    let current = entries[index].detent
    guard entries[index].grip == nil else {
      reanchorGrip(of: index, at: instant)
      return
    }
    let curve = environment.curveOverride ?? entries[index].spec.style.settling
    guard let current, let edge = new.edge(of: current) else {
      let place = current.flatMap { old?.edge(of: $0) } ?? environment.size.height
      head(index, for: new.nearestDetent(to: place).identifier, by: .layout, at: instant)
      return
    }
    if let selected = entries[index].spec.sheet?.selected, selected != current,
      new.index(of: selected) != nil, old?.index(of: selected) == nil
    {
      head(index, for: selected, by: .layout, at: instant)
    } else if edge != entries[index].presence.target {
      if entries[index].phase == .presented { entries[index].settling = .pending }
      entries[index].moveOrigin = entries[index].presence.target
      move(index, to: edge, curve: curve, at: instant)
      redirectLift(index, curve: curve, at: instant)
    }
  }
}
