import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// Tab moves the ring through the controls of the top surface, Return and Space press (SPEC V6).
  ///
  /// F5 or Control-R refreshes, unless the page is blocked (SPEC R2, R3).
  mutating func steer(_ press: KeyPress, at instant: Instant) {
    let owner = engine.keySurface
    let controls = controls(of: owner)
    switch press.key {
    case .tab:
      guard !controls.isEmpty else { return }
      let isBackward = press.modifiers.contains(.shift)
      let place = ring.flatMap { controls.firstIndex(of: $0) }
      let next = place.map { $0 + (isBackward ? -1 : 1) } ?? (isBackward ? -1 : 0)
      ring = controls[(next + controls.count) % controls.count]
    case .enter, .space:
      guard let ring, controls.contains(ring) else { return }
      engine.press(ring, in: owner, at: instant)
    case .function(5): engine.beginRefresh(at: instant)
    case .character("r") where press.modifiers.contains(.control):
      engine.beginRefresh(at: instant)
    case .down, .up, .home, .end:
      if owner == nil { scrollPage(press.key, at: instant) }
    default: return
    }
    revision += 1
    settle(at: instant)
  }

  /// Arrows move the page by a row, Home and End to its ends (SPEC V6).
  private mutating func scrollPage(_ key: KeyPress.Key, at instant: Instant) {
    let page = engine.snapshot(at: instant).page
    let target: Double? =
      switch key {
      case .down: page.offset + 72
      case .up: page.offset - 72
      case .home: 0
      case .end: page.contentHeight
      default: nil
      }
    if let target { engine.scroll("page", of: nil, to: target, at: instant) }
  }

  /// Names of what can be pressed on a surface, in drawing order.
  private func controls(of owner: PresentationID?) -> [String] {
    let areas =
      owner.flatMap { id in
        engine.snapshot(at: now).presentations.first { $0.id == id }.flatMap { presentation in
          contents[id].map { self.areas(of: presentation, $0) }
        }
      } ?? (owner == nil ? page.hitAreas : [])
    return areas.filter {
      switch $0.role {
      case .button, .field, .grabber: true
      case .disabled, .scroll, .scrollAcross, .plane, .slider, .dragHandle, .element: false
      }
    }.map(\.name)
  }
}
