import Canvas

extension PresentationEngine {
  /// Seconds a finger rests until it calls the menu of what lies under it (SPEC Defaults).
  static let holdSeconds = 0.5

  /// A finger that may become a hold, or a right click, which is one at once (SPEC C1).
  mutating func prepareHold(of touch: Touch, _ button: Pointer.Button, at instant: Instant) {
    guard let index = touches.firstIndex(where: { $0.finger == touch.finger }) else { return }
    let isOpen = touches[index].state == .possible
    if button == .secondary { touches[index].state = .failed }
    guard isOpen, let area = touch.hits.first(where: { $0.hold == .callsMenu }) else { return }
    touches[index].hold = Touch.Hold(
      name: area.name, end: instant.advanced(by: button == .secondary ? 0 : Self.holdSeconds))
    if button == .secondary { call(index, at: instant) }
  }

  /// The next moment at which a resting finger calls a menu.
  var nextHold: Instant? {
    touches.filter { $0.state == .possible }.compactMap { $0.hold?.end }.min()
  }

  /// Lets the fingers call that have rested long enough.
  mutating func finishHolds(at instant: Instant) {
    for index in touches.indices where touches[index].state == .possible {
      if let hold = touches[index].hold, hold.end <= instant { call(index, at: instant) }
    }
  }

  /// Calls the menu of an area without a pointer (SPEC V6); one without a menu changes nothing.
  public mutating func callMenu(
    of name: String, in owner: PresentationID?, at instant: Instant
  ) {
    advance(to: instant)
    let areas = owner.map { entry($0)?.areas ?? [] } ?? page.areas
    guard areas.contains(where: { $0.name == name && $0.hold == .callsMenu }) else {
      ignore("menu \(name)", "noMenu", at: instant)
      return
    }
    log(.held(name, in: owner), at: instant)
  }

  /// Whoever hears it may present a menu, which takes the finger over (`adoptTouches`).
  private mutating func call(_ index: Int, at instant: Instant) {
    guard let hold = touches[index].hold else { return }
    touches[index].state = .held
    failContest(of: touches[index].finger, at: instant)
    log(.held(hold.name, in: touches[index].owner.id), at: instant)
  }

  /// Hands the finger that called a menu to that menu, so that it can go on to an item.
  mutating func adoptTouches(into entry: Entry, at instant: Instant) {
    guard entry.spec.finger == .slides else { return }
    for index in touches.indices where touches[index].state == .held {
      touches[index].owner = .presentation(entry.id, cycle: entry.cycle)
      touches[index].hits = []
      touches[index].state = .slide(Slide(start: touches[index].last, stage: .resting))
    }
  }

  /// A finger that comes down in a menu chooses from the start.
  mutating func beginSlide(of touch: Touch, in entry: Entry) {
    guard entry.spec.finger == .slides, entry.phase.isActive, touch.state == .possible,
      touch.scrollName == nil
    else { return }
    setState(.slide(Slide(start: touch.start, stage: .choosing)), of: touch.finger)
  }

  /// The finger moved on in a menu, which runs on while it is at an edge.
  mutating func slide(_ finger: Int, at instant: Instant) {
    guard let touch = touch(finger), case .slide(var slide) = touch.state else { return }
    slide.move(to: touch.last)
    setState(.slide(slide), of: finger)
    guard slide.stage == .choosing, let id = touch.owner.id,
      let menu = snapshot(at: instant).presentations.first(where: { $0.id == id }),
      let scroll = entry(id)?.areas.first(where: \.scrolls)
    else { return }
    let view = menu.placement.apply(to: scroll.shape.bounds)
    let isInside = touch.last.x >= view.minX && touch.last.x <= view.maxX
    let speed = isInside ? Self.menuEdge.speed(at: touch.last.y, in: view.minY...view.maxY) : 0
    update(id) { $0.scrolls[scroll.name]?.glide(at: speed, from: instant) }
  }

  /// A menu runs on more slowly than a list: its entries are read on the way.
  private static let menuEdge = EdgeScroll(zone: 36, maximum: 400)

  /// The finger that made a menu run on is gone: it stops where it is.
  mutating func stopSlide(of touch: Touch, at instant: Instant) {
    guard touch.isChoosing, let id = touch.owner.id,
      let scroll = entry(id)?.areas.first(where: \.scrolls)
    else { return }
    update(id) { $0.scrolls[scroll.name]?.glide(at: 0, from: instant) }
  }

  /// Name of the control that looks pressed under a finger, where it is now.
  func pressedName(by touch: Touch) -> String? {
    switch touch.state {
    case .possible: touch.control?.name
    case .slide: touch.isChoosing ? control(under: touch, at: now)?.name : nil
    case .pan, .held, .failed: nil
    }
  }

  /// The finger lets go in a menu: what lies under it is chosen, if it chooses at all.
  mutating func endSlide(_ slide: Slide, of touch: Touch, at instant: Instant) {
    guard slide.stage == .choosing, let id = touch.owner.id,
      let control = control(under: touch, at: instant)
    else { return }
    switch control.role {
    case .disabled: ignore("tap \(control.name)", "disabled", at: instant)
    default: press(control.name, in: id, at: instant)
    }
  }

  /// The control of the touch's own presentation that lies under it.
  private func control(under touch: Touch, at instant: Instant) -> HitArea? {
    let (owner, hits) = target(at: touch.last, instant: instant)
    return owner == touch.owner ? hits.control : nil
  }
}
