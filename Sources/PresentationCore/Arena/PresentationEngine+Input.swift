import Canvas
import Motion

extension PresentationEngine {
  /// Takes one input at its own time; earlier things happen first.
  ///
  /// Touchable areas must be those drawn at that time: `setAreas` comes before.
  public mutating func handle(_ event: InputEvent) {
    advance(to: event.time)
    closeInstant()
    let instant = event.time
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: instant)
    case .wheel(let delta, let point): wheel(delta, at: point, instant: instant)
    case .key(let press): key(press, at: instant)
    case .keyboard(let wanted): setKeyboard(wanted, at: instant)
    case .activity(let activity): setActivity(activity, at: instant)
    case .resize(let size):
      var changed = environment
      changed.size = size
      setEnvironment(changed, at: instant)
    case .text, .composition: break
    }
  }

  /// Tells what can be touched on a presentation, in its own points, by which recognisers, and
  /// what stacks of pages it shows.
  public mutating func setAreas(
    _ areas: [HitArea], gestures: [GestureRule] = [], navigation: [NavigationArea] = [],
    of id: PresentationID
  ) {
    update(id) { $0.areas = areas }
    setGestures(gestures, of: id)
    setNavigation(navigation, of: id, at: now)
    guard let entry = entry(id) else { return }
    let instant = now
    for area in areas {
      guard let (content, viewport) = extent(of: area, in: entry) else { continue }
      update(id) { entry in
        if entry.scrolls[area.name] == nil {
          entry.scrolls[area.name] = ScrollState(content: content, viewport: viewport)
        } else {
          entry.scrolls[area.name]?.setExtent(content: content, viewport: viewport, at: instant)
        }
      }
    }
    revealNewField(of: id, at: instant)
  }

  /// Content and what is seen of it along the axis that scrolls, in pt; nil for other areas.
  private func extent(of area: HitArea, in entry: Entry) -> (content: Double, viewport: Double)? {
    switch area.role {
    case .scroll(let height): (height, viewportHeight(of: entry, area: area))
    case .scrollAcross(let width): (width, area.shape.bounds.width)
    case .button, .disabled, .field, .plane, .grabber, .dragHandle, .element: nil
    }
  }

  /// Tells what can be touched on the page, in page points as drawn, how far it scrolls, and what
  /// stacks of pages it shows.
  public mutating func setPage(
    areas: [HitArea], gestures: [GestureRule] = [], scroll: String? = nil, contentHeight: Double,
    viewportHeight: Double, drawer: Double = 0, navigation: [NavigationArea] = []
  ) {
    page.areas = areas
    page.useScroll(scroll ?? PageState.usualScroll, at: now)
    page.pull = navigation.isEmpty ? .refreshes : .nothing
    setNavigation(navigation, of: nil, at: now)
    page.setPlanes(areas, at: now)
    setGestures(gestures, of: nil)
    page.scroll.setExtent(content: contentHeight, viewport: viewportHeight, at: now)
    page.scroll.setDrawer(drawer, at: now)
  }

  /// A sheet shows only a part of its content at a small detent (SPEC S13), and above the keyboard.
  private func viewportHeight(of entry: Entry, area: HitArea) -> Double {
    let bounds = area.shape.bounds
    var visible = min(bounds.maxY, keyboardLimit(of: entry, at: now))
    if let sheet = entry.spec.sheet, !environment.layout(of: sheet).isFloating {
      visible = min(visible, environment.size.height - arrivedPresence(of: entry))
    }
    return max(0, visible - bounds.minY)
  }

  private mutating func handle(_ pointer: Pointer, at instant: Instant) {
    switch pointer.phase {
    case .down: down(pointer, at: instant)
    case .move: move(pointer, at: instant)
    case .up:
      move(pointer, at: instant)
      up(pointer.finger, at: instant)
    case .cancel: cancel(finger: pointer.finger, at: instant)
    case .hover: break
    }
  }

  private mutating func key(_ press: KeyPress, at instant: Instant) {
    guard press.key == .escape else { return }
    guard let owner = keyOwner else {
      ignore("key escape", "nothingToDismiss", at: instant)
      return
    }
    if owner.spec.dismissal.escape == .ignore {
      ignore("key escape", "noCancelAction", at: instant)
    } else if !goBack(in: owner.id, at: instant) {
      dismiss(owner.id, reason: .escape, at: instant)
    }
  }

  private mutating func wheel(_ delta: Point, at point: Point, instant: Instant) {
    let (owner, hits) = target(at: point, instant: instant)
    switch owner {
    case .page:
      if let name = hits.planeName {
        page.planes[name]?.wheel(delta, at: instant)
        return
      }
      page.scroll.wheel(delta.y, at: instant)
      page.activity = instant
    case .presentation(let id, _):
      let isAcross = abs(delta.x) > abs(delta.y)
      guard let name = isAcross ? hits.acrossName : hits.scrollName else { return }
      if isAcross {
        update(id) { $0.scrolls[name]?.wheel(delta.x, at: instant) }
      } else {
        scroll(name, of: id, at: instant) { $0.wheel(delta.y, at: instant) }
      }
    case .mask, .keyboard, .nobody: ignore("wheel", "blocked", at: instant)
    }
  }
}
