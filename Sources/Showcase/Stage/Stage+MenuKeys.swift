import Blocks
import Canvas
import PresentationCore

/// Menus by keys: from entry to entry, sideways into submenus and out (SPEC C1, V6).
extension Stage {
  /// What an arrow key does in a menu.
  mutating func travel(
    _ key: KeyPress.Key, through menu: MenuKeys, on owner: PresentationID?, at instant: Instant
  ) {
    showRing(at: instant)
    let isMirrored = settings.layout == .rightToLeft
    switch key {
    case .down: moveRing(by: 1, on: owner, at: instant)
    case .up: moveRing(by: -1, on: owner, at: instant)
    case isMirrored ? .left : .right:
      if let ring, let first = menu.submenus[ring] { turn(ring, to: first, on: owner, at: instant) }
    case .left, .right:
      if let back = menu.back { turn(back.control, to: back.entry, on: owner, at: instant) }
    case .home, .pageUp: controls(of: owner).first.map { putRing(on: $0.name, of: owner) }
    case .end, .pageDown: controls(of: owner).last.map { putRing(on: $0.name, of: owner) }
    default: break
    }
    revealRing(on: owner, at: instant)
  }

  /// Escape goes back one level of a menu before it closes it; true when it did.
  mutating func leaveSubmenu(_ event: InputEvent) -> Bool {
    let owner = engine.keySurface
    guard case .key(let press) = event.kind, press.key == .escape,
      let back = picture(of: owner)?.menu?.back
    else { return false }
    turn(back.control, to: back.entry, on: owner, at: event.time)
    revision += 1
    settle(at: event.time)
    return true
  }

  /// Presses what leads to another level of a menu, where the ring goes to an entry.
  mutating func turn(
    _ control: String, to entry: String, on owner: PresentationID?, at instant: Instant
  ) {
    engine.press(control, in: owner, at: instant)
    settle(at: instant)
    putRing(on: entry, of: owner)
  }
}
