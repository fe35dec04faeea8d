import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// Compares what the blocks declare now with what is up, and makes it so (SPEC E2–E4, H).
  mutating func reconcile(at instant: Instant) {
    var current: [Drawn] = page.declared.map { ($0, pageDrawing) }
    var sites = page.sites
    var found = page.problems
    for id in engine.open {
      guard let content = contents[id] else { continue }
      current += content.picture.declared.map { declaration in
        var placed = declaration
        placed.spec.anchorSurface = id
        return (placed, content.drawing)
      }
      sites.formUnion(content.picture.sites)
      found += content.picture.problems
    }
    for problem in found where problems.insert(problem).inserted {
      engine.report(error: problem, at: instant)
    }
    identify(&current)
    reportConflicts(among: current.map(\.declaration), at: instant)
    let held = holdBack(current, at: instant)
    var seen: Set<PresentationID> = []
    var bindings: Set<AnyKeyPath> = []
    for (declaration, drawing) in current where !declaration.turn.isHeld {
      // The second one on a binding was reported; only the first may present (SPEC E4).
      if let key = declaration.bindingKey, !bindings.insert(key).inserted { continue }
      guard seen.insert(declaration.spec.id).inserted else {
        reportTwins(declaration, at: instant)
        continue
      }
      follow(declaration, in: drawing, at: instant)
    }
    // From the lowest up: what stands on one that leaves goes with it, not by itself (SPEC Q3).
    let standing = engine.open.filter { declared[$0] != nil }
    let others = declared.keys.filter { !standing.contains($0) }.sorted()
    for id in standing + others where !seen.contains(id) && !held.contains(id) {
      let isOwned = declared[id].map { sites.contains($0.site) } ?? false
      withdraw(id, reason: isOwned ? .binding : .ownerRemoved, at: instant)
    }
    asked = seen
  }

  private mutating func follow(
    _ declaration: Declared<S.Model>, in drawing: Int, at instant: Instant
  ) {
    let id = declaration.spec.id
    let isKnown = asked.contains(id)
    if isKnown, contents[id]?.declaredIn == drawing { return }
    let detentBefore = declared[id]?.spec.sheet?.selected
    let isAimedAnew = !isKnown || declared[id]?.target != declaration.target
    declared[id] = declaration
    if isAimedAnew, let target = declaration.target { scroll(to: target, .inMotion, at: instant) }
    let block = declaration.content
    var spec = aimed(declaration)
    spec.contentSize = measure(block(model), for: spec)
    let phase = engine.phase(of: id)
    let isOtherItem = items[id] != declaration.itemIdentity
    if let phase, isOtherItem || engine.form(of: id) != spec.style.place.form {
      if phase.isActive || handovers[id] != nil {
        handovers[id] = isOtherItem ? .nextItem : .returns
      }
      engine.replace(with: spec, at: instant)
      return
    }
    guard isKnown, !engine.isReplaced(id) else {
      adopt(declaration, in: drawing)
      engine.present(spec, after: leaving(atHostOf: declaration.turn), at: instant)
      return
    }
    guard phase?.isActive ?? false else { return }
    if isLost(declaration, beside: spec.style.place.anchor) {
      engine.dismiss(id, reason: .code, at: instant)
      return
    }
    contents[id]?.block = block
    contents[id]?.look = declaration.look
    contents[id]?.declaredIn = drawing
    contents[id]?.preview = declaration.preview
    engine.update(spec, at: instant)
    guard let detent = spec.sheet?.selected, detent != detentBefore else { return }
    select(detent, of: id, at: instant)
  }

  /// Shows what a drawing declares from now on; 0 has it followed again.
  mutating func adopt(_ declaration: Declared<S.Model>, in drawing: Int = 0) {
    let id = declaration.spec.id
    items[id] = declaration.itemIdentity
    contents[id] = Content(
      look: declaration.look, block: declaration.content, picture: Picture(model: model),
      preview: declaration.preview, declaredIn: drawing)
  }

  /// The sheet of a host that must be gone before its next one (SPEC Q5).
  private func leaving(atHostOf turn: SheetTurn) -> PresentationID? {
    guard let host = turn.host else { return nil }
    return engine.open.last {
      declared[$0]?.turn.host == host && engine.phase(of: $0)?.isLeaving ?? false
    }
  }

  /// Keeps those down that have no turn; returns their identities.
  private mutating func holdBack(
    _ current: [Drawn], at instant: Instant
  ) -> Set<PresentationID> {
    let up = Set(current.filter { !$0.declaration.turn.isHeld }.map(\.declaration.spec.id))
    var held: Set<PresentationID> = []
    for (declaration, _) in current where declaration.turn.isHeld {
      guard !up.contains(declaration.spec.id) else {
        reportTwins(declaration, at: instant)
        continue
      }
      held.insert(declaration.spec.id)
      hold(declaration, at: instant)
    }
    return held
  }

  /// Another sheet of its host has the turn: it leaves, its binding stays set (SPEC Q5).
  private mutating func hold(_ declaration: Declared<S.Model>, at instant: Instant) {
    let id = declaration.spec.id
    guard let phase = engine.phase(of: id), !phase.isLeaving else { return }
    declared[id] = declaration
    handovers[id] = .returns
    engine.dismiss(id, reason: .replaced, at: instant)
  }

  /// The description with the anchor where its target lies on the page now (SPEC K7).
  private func aimed(_ declaration: Declared<S.Model>) -> PresentationSpec {
    var spec = declaration.spec
    guard let target = declaration.target, var anchor = spec.style.place.anchor,
      let area = pageArea(named: target)
    else { return spec }
    anchor.rect = area.shape.bounds
    anchor.name = target
    spec.style.place = .anchored(anchor)
    return spec
  }

  /// True when what it points at is scrolled out of sight and it does not stay without (SPEC K2).
  private func isLost(_ declaration: Declared<S.Model>, beside anchor: Anchor?) -> Bool {
    guard let anchor, anchor.loss == .leaves, let visible = declaration.visible else {
      return false
    }
    return !visible.contains(anchor.rect.center)
  }

  /// The model chose another detent than the one the sheet stands at (SPEC S2).
  ///
  /// A refused choice, as while a finger holds the sheet, is written back: the model tells what is.
  private mutating func select(_ detent: String, of id: PresentationID, at instant: Instant) {
    guard let shown = engine.detent(of: id), shown != detent else { return }
    engine.select(detent, of: id, at: instant)
    guard engine.detent(of: id) == shown, let write = declared[id]?.writeDetent else { return }
    change { write(&$0, shown) }
  }

  /// A binding was cleared, or the block that declared it is gone (SPEC H2).
  private mutating func withdraw(
    _ id: PresentationID, reason: DismissReason, at instant: Instant
  ) {
    guard let phase = engine.phase(of: id) else {
      let gone = declared.removeValue(forKey: id)
      let handover = handovers.removeValue(forKey: id)
      if handover == .returns, let onDismiss = gone?.onDismiss { change { onDismiss(&$0, reason) } }
      return
    }
    guard asked.contains(id), !phase.isLeaving || engine.isReplaced(id) else { return }
    if reason == .ownerRemoved { declared[id]?.write = { _ in } }
    engine.dismiss(id, reason: reason, at: instant)
  }

  private mutating func reportConflicts(
    among current: [Declared<S.Model>], at instant: Instant
  ) {
    var all = Picture(model: model)
    for declaration in current { all.declare(declaration) }
    for conflict in all.bindingConflicts where conflicts.insert(conflict).inserted {
      engine.report(error: conflict.message, at: instant)
    }
  }
}
