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
      moveRing(by: press.modifiers.contains(.shift) ? -1 : 1, on: owner)
      revealRing(on: owner, at: instant)
      editFocused(on: owner, at: instant)
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
      travel(press.key, on: owner, at: instant)
    default: return
    }
    revision += 1
    settle(at: instant)
  }

  /// The ring goes round the controls of one surface and never leaves it.
  private mutating func moveRing(by step: Int, on owner: PresentationID?) {
    let controls = controls(of: owner)
    guard !controls.isEmpty else { return }
    let edited = typing.edited.flatMap { $0.field.owner == owner ? $0.field.name : nil }
    let start = edited ?? keyFocus.place(on: owner)
    let place = start.flatMap { controls.firstIndex(of: $0) }
    let next = place.map { $0 + step } ?? (step < 0 ? -1 : 0)
    keyFocus.move(to: controls[(next + controls.count) % controls.count], on: owner)
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
    } else if let ring, ring != engine.editedField?.name, controls(of: owner).contains(ring) {
      engine.press(ring, in: owner, at: instant)
    } else if key == .enter, let name = picture(of: owner)?.returnName {
      engine.press(name, in: owner, at: instant)
    } else if key == .enter, owner != nil, !isEditing {
      engine.note(ignored: "key enter", why: "noDefaultAction", at: instant)
    }
  }

  /// Arrows move the ring where there is nothing to scroll: menus, alerts, cards; else they scroll.
  private mutating func travel(
    _ key: KeyPress.Key, on owner: PresentationID?, at instant: Instant
  ) {
    if engine.editedField != nil, [.left, .right, .home, .end].contains(key) { return }
    if let menu = picture(of: owner)?.menu {
      return travel(key, through: menu, on: owner, at: instant)
    }
    if let scroll = scrolling(of: owner) {
      if let target = target(of: key, in: scroll) {
        engine.scroll(scroll.name, of: owner, to: target, at: instant)
      }
      return
    }
    let isMirrored = settings.layout == .rightToLeft
    switch key {
    case .down: moveRing(by: 1, on: owner)
    case .up: moveRing(by: -1, on: owner)
    case .right: moveRing(by: isMirrored ? -1 : 1, on: owner)
    case .left: moveRing(by: isMirrored ? 1 : -1, on: owner)
    case .home, .pageUp: controls(of: owner).first.map { keyFocus.move(to: $0, on: owner) }
    case .end, .pageDown: controls(of: owner).last.map { keyFocus.move(to: $0, on: owner) }
    default: break
    }
  }

  /// In a menu the ring goes from entry to entry, sideways into submenus and out (SPEC C1).
  private mutating func travel(
    _ key: KeyPress.Key, through menu: MenuKeys, on owner: PresentationID?, at instant: Instant
  ) {
    showRing(at: instant)
    let isMirrored = settings.layout == .rightToLeft
    switch key {
    case .down: moveRing(by: 1, on: owner)
    case .up: moveRing(by: -1, on: owner)
    case isMirrored ? .left : .right:
      if let ring, let first = menu.submenus[ring] { turn(ring, to: first, on: owner, at: instant) }
    case .left, .right:
      if let back = menu.back { turn(back.control, to: back.entry, on: owner, at: instant) }
    case .home, .pageUp: controls(of: owner).first.map { keyFocus.move(to: $0, on: owner) }
    case .end, .pageDown: controls(of: owner).last.map { keyFocus.move(to: $0, on: owner) }
    default: break
    }
    revealRing(on: owner, at: instant)
  }

  /// Presses what leads to another level of a menu, where the ring goes to an entry.
  private mutating func turn(
    _ control: String, to entry: String, on owner: PresentationID?, at instant: Instant
  ) {
    engine.press(control, in: owner, at: instant)
    settle(at: instant)
    keyFocus.move(to: entry, on: owner)
  }

  /// What of a surface scrolls up and down, in pt.
  private struct Scrolling {
    var name: String
    var offset: Double
    var content: Double
    var viewport: Double
  }

  private func scrolling(of owner: PresentationID?) -> Scrolling? {
    let snapshot = engine.snapshot(at: now)
    guard let owner else {
      guard snapshot.page.contentHeight > snapshot.page.viewportHeight else { return nil }
      return Scrolling(
        name: "page", offset: snapshot.page.offset, content: snapshot.page.contentHeight,
        viewport: snapshot.page.viewportHeight)
    }
    guard let shown = snapshot.presentations.first(where: { $0.id == owner }) else { return nil }
    for area in picture(of: owner)?.hitAreas.reversed() ?? [] {
      guard case .scroll(let content) = area.role else { continue }
      let viewport = area.shape.bounds.height
      guard content > viewport else { continue }
      return Scrolling(
        name: area.name, offset: shown.scrollOffsets[area.name] ?? 0, content: content,
        viewport: viewport)
    }
    return nil
  }

  /// Up and down by a row, Page Up and Page Down by what is seen, Home and End to the ends.
  private func target(of key: KeyPress.Key, in scroll: Scrolling) -> Double? {
    let row = 72.0
    let page = max(row, scroll.viewport - row)
    let wanted: Double? =
      switch key {
      case .down: scroll.offset + row
      case .up: scroll.offset - row
      case .pageDown: scroll.offset + page
      case .pageUp: scroll.offset - page
      case .home: 0
      case .end: scroll.content
      default: nil
      }
    return wanted.map { min(max($0, 0), max(0, scroll.content - scroll.viewport)) }
  }

  /// Names of what can be pressed on a surface, in drawing order, scrolled out of sight or not.
  private func controls(of owner: PresentationID?) -> [String] {
    let areas = areas(of: owner)
    let fields = areas.filter { $0.role == .field }
    return areas.filter { area in
      switch area.role {
      // What stands in a field, such as the button that clears it, is the field's.
      case .button: !fields.contains { $0.contains(area.shape.bounds.center) }
      case .field, .grabber: true
      case .disabled, .scroll, .scrollAcross, .plane, .slider, .dragHandle, .element: false
      }
    }.map(\.name)
  }

  private func areas(of owner: PresentationID?) -> [HitArea] {
    guard let owner else { return page.hitAreas }
    let shown = engine.snapshot(at: now).presentations.first { $0.id == owner }
    guard let shown, let content = contents[owner] else { return [] }
    return areas(of: shown, content)
  }
}
