import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// What keys do besides Escape: they go to the top surface that takes them (SPEC V6, A3).
  ///
  /// Tab and arrows move the ring, Return and Space press, Shift-F10 calls the menu (SPEC C1), F5
  /// or Control-R refreshes unless the page is blocked (SPEC R2, R3), Alt with the arrow that points
  /// back, or Control-[, goes back a page (SPEC L4).
  mutating func steer(_ press: KeyPress, at instant: Instant) {
    let owner = engine.keySurface
    switch press.key {
    case .tab:
      showRing(at: instant)
      moveRing(by: press.modifiers.contains(.shift) ? -1 : 1, on: owner, at: instant)
      settleRing(on: owner, at: instant)
    case .enter, .space: pressFocused(press.key, on: owner, at: instant)
    case .function(5): engine.beginRefresh(at: instant)
    case .function(10) where press.modifiers.contains(.shift):
      if let ring { engine.callMenu(of: ring, in: owner, at: instant) }
    case .character("r") where press.modifiers.contains(.control):
      engine.beginRefresh(at: instant)
    case .left where press.modifiers == .alt && settings.layout == .leftToRight,
      .right where press.modifiers == .alt && settings.layout == .rightToLeft,
      .character("[") where press.modifiers == .control:
      goBack(on: owner, at: instant)
    case .down, .up, .left, .right, .home, .end, .pageUp, .pageDown:
      travel(press, on: owner, at: instant)
    default: return
    }
    revision += 1
    settle(at: instant)
  }

  /// The command that a key has on the control with the ring (SPEC V6).
  func command(for press: KeyPress) -> AreaCommand? {
    ringArea(on: engine.keySurface)?.spoken.commands.first { $0.key == press }
  }

  /// Carries out a command of the control with the ring, which goes where its control goes.
  mutating func carryOut(_ command: AreaCommand, at instant: Instant) {
    let owner = engine.keySurface
    let before = controls(of: owner).map(\.name)
    engine.act(command.name, in: owner, at: instant)
    settle(at: instant)
    if let name = command.focus,
      let order = controls(of: owner).firstIndex(where: { $0.name == name })
    {
      keyFocus.move(to: name, order: order, on: owner)
    }
    healRing(on: owner, from: before)
    revision += 1
    settle(at: instant)
    revealRestingRing(on: owner, at: instant)
    settle(at: instant)
  }

  private mutating func settleRing(on owner: PresentationID?, at instant: Instant) {
    revealRing(on: owner, at: instant)
    editFocused(on: owner, at: instant)
  }

  /// Presses the way back to the page before, where a surface has one.
  private mutating func goBack(on owner: PresentationID?, at instant: Instant) {
    guard areas(of: owner).contains(where: { $0.name == "back" && $0.role == .button }) else {
      return
    }
    engine.press("back", in: owner, at: instant)
  }

  /// A field that gets the ring is typed in; one that loses it is not.
  private mutating func editFocused(on owner: PresentationID?, at instant: Instant) {
    let field = ring(on: owner).flatMap { picture(of: owner)?.fields[$0] == nil ? nil : $0 }
    guard field != nil || engine.editedField?.owner == owner else { return }
    engine.focusField(field, in: owner, at: instant)
  }

  /// Presses what has the ring; without a ring Return presses the default choice (SPEC A3).
  private mutating func pressFocused(
    _ key: KeyPress.Key, on owner: PresentationID?, at instant: Instant
  ) {
    let isEditing = engine.editedField != nil
    if let ring, let first = picture(of: owner)?.menu?.submenus[ring] {
      turn(ring, to: first, on: owner, at: instant)
    } else if let ring, ring != engine.editedField?.name, ringArea(on: owner) != nil {
      let before = controls(of: owner).map(\.name)
      engine.press(ring, in: owner, at: instant)
      settle(at: instant)
      if engine.keySurface == owner { healRing(on: owner, from: before) }
    } else if key == .enter, let name = picture(of: owner)?.returnName {
      engine.press(name, in: owner, at: instant)
    } else if key == .enter, owner != nil, !isEditing {
      engine.note(ignored: "key enter", why: "noDefaultAction", at: instant)
    }
  }

  /// Arrows move the ring in menus, alerts and cards, and in lists that have it; else they scroll.
  private mutating func travel(
    _ press: KeyPress, on owner: PresentationID?, at instant: Instant
  ) {
    let isEditing = engine.editedField != nil
    if isEditing, [.left, .right, .home, .end].contains(press.key) { return }
    if let menu = picture(of: owner)?.menu {
      return travel(press.key, through: menu, on: owner, at: instant)
    }
    guard let scroll = scrolling(of: owner) else { return step(press.key, on: owner, at: instant) }
    if isRingInScroll(on: owner), press.key == .up || press.key == .down {
      let way = press.key == .up ? -1 : 1
      if press.modifiers.contains(.shift) { choose(on: owner, at: instant) }
      moveRing(down: way, on: owner, at: instant)
      settleRing(on: owner, at: instant)
      if press.modifiers.contains(.shift) { choose(on: owner, at: instant) }
      return
    }
    guard let target = scroll.target(of: press.key) else {
      if ring(on: owner) != nil { step(press.key, on: owner, at: instant) }
      return
    }
    guard isRingInScroll(on: owner) else {
      return engine.scroll(scroll.name, of: owner, to: target, at: instant)
    }
    engine.jump(scroll.name, of: owner, to: target, at: instant)
    refreshPictures(at: instant)
    let isUp = press.key == .home || press.key == .pageUp
    moveRing(toEnd: isUp ? .first : .last, on: owner)
    settleRing(on: owner, at: instant)
  }

  /// Chooses the row with the ring, where rows are chosen: with Shift several in a row (SPEC L2).
  private mutating func choose(on owner: PresentationID?, at instant: Instant) {
    guard let area = ringArea(on: owner), area.spoken.kind == .option, area.spoken.state == .off
    else { return }
    engine.press(area.name, in: owner, at: instant)
    settle(at: instant)
  }

  /// One control on or back, where nothing scrolls.
  private mutating func step(
    _ key: KeyPress.Key, on owner: PresentationID?, at instant: Instant
  ) {
    let onward = settings.layout == .rightToLeft ? -1 : 1
    switch key {
    case .down: moveRing(by: 1, on: owner, at: instant)
    case .up: moveRing(by: -1, on: owner, at: instant)
    case .right: moveRing(by: onward, on: owner, at: instant)
    case .left: moveRing(by: -onward, on: owner, at: instant)
    case .home, .pageUp: moveRing(toEnd: .first, on: owner)
    case .end, .pageDown: moveRing(toEnd: .last, on: owner)
    default: break
    }
  }

  /// What of a surface scrolls up and down; nil when all of it can be seen.
  func scrolling(of owner: PresentationID?) -> Scrolling? {
    let snapshot = engine.snapshot(at: now)
    guard let owner else { return pageScrolling(snapshot.page) }
    guard let shown = snapshot.presentations.first(where: { $0.id == owner }) else { return nil }
    for area in picture(of: owner)?.hitAreas.reversed() ?? [] {
      guard case .scroll(let content) = area.role else { continue }
      let viewport = area.shape.bounds.height
      guard content > viewport else { continue }
      return Scrolling(
        name: area.name, offset: shown.scrollOffsets[area.name] ?? 0, content: content,
        viewport: viewport, view: area.shape.bounds)
    }
    return nil
  }

  private func pageScrolling(_ shown: PageSnapshot) -> Scrolling? {
    let scroll = page.hitAreas.first { if case .scroll = $0.role { true } else { false } }
    guard shown.contentHeight > shown.viewportHeight, let scroll else { return nil }
    return Scrolling(
      name: scroll.name, offset: shown.offset, content: shown.contentHeight,
      viewport: shown.viewportHeight, view: scroll.shape.bounds)
  }

  /// What can be pressed on a surface, in reading order, scrolled out of sight or not.
  ///
  /// That is the order of drawing, but for a bar above what scrolls, which is drawn after it.
  func controls(of owner: PresentationID?) -> [HitArea] {
    let areas = areas(of: owner)
    let controls = pressable(areas)
    let scroll = areas.first { if case .scroll = $0.role { true } else { false } }
    guard let scroll, let within = picture(of: owner)?.enclosing else { return controls }
    func isAbove(_ area: HitArea) -> Bool {
      area.shape.bounds.midY < scroll.shape.bounds.minY
        && !(within[area.name] ?? []).contains(scroll.name)
    }
    return controls.filter(isAbove) + controls.filter { !isAbove($0) }
  }

  private func pressable(_ areas: [HitArea]) -> [HitArea] {
    let fields = areas.filter { $0.role == .field }
    return areas.filter { area in
      switch area.role {
      // What stands in a field, such as the button that clears it, is the field's.
      case .button: !fields.contains { $0.contains(area.shape.bounds.center) }
      case .field, .grabber: true
      case .disabled, .scroll, .scrollAcross, .plane, .dragHandle, .element: false
      }
    }
  }

  private func areas(of owner: PresentationID?) -> [HitArea] {
    guard let owner else { return page.hitAreas }
    let shown = engine.snapshot(at: now).presentations.first { $0.id == owner }
    guard let shown, let content = contents[owner] else { return [] }
    return areas(of: shown, content)
  }
}
