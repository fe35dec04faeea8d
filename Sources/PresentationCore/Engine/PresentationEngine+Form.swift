import Canvas
import Motion

/// A presentation's shape at an instant before anything above pushes it back.
struct Form: Hashable, Sendable {
  var frame: Rect
  var placement: Placement
  var opacity: Double
  var progress: Double
  var velocity: Double
  /// How far, in pt, the surface goes on below its frame so that no gap opens under it (B180).
  var bleed = 0.0
}

extension PresentationEngine {
  /// The exact form at an instant: drawing and hit testing both use it (SPEC M5).
  func form(of entry: Entry, at instant: Instant) -> Form {
    entry.isSheet ? sheetForm(of: entry, at: instant) : effectForm(of: entry, at: instant)
  }

  private func sheetForm(of entry: Entry, at instant: Instant) -> Form {
    let state = entry.presence.state(at: instant)
    let fade = entry.fade.map { min(max($0.value(at: instant), 0), 1) } ?? 1
    let shift = keyboardShift(of: entry, at: instant)
    var frame = restFrame(of: entry, at: instant).offset(by: Point(0, -shift))
    // A spring may pass the edge on the way out, and turn round there: nothing is seen of that.
    frame.origin.y = min(frame.origin.y, environment.size.height)
    let settled = entry.detents?.edge(of: entry.detent) ?? 0
    let way = environment.size.height - settled
    let progress = way > 0 ? (environment.size.height - state.value) / way : 1
    return Form(
      frame: frame, placement: Placement(offset: frame.origin), opacity: fade,
      progress: progress, velocity: gripVelocity(of: entry, at: instant) ?? state.velocity)
  }

  private func effectForm(of entry: Entry, at instant: Instant) -> Form {
    let state = entry.presence.state(at: instant)
    let progress = state.value / entry.extent
    let speed = state.velocity / entry.extent
    let rest = restFrame(of: entry, at: instant)
    let swipe = entry.swipe.state(at: instant)
    let shift = keyboardShift(of: entry, at: instant)
    let glide = entry.glide?.offset(at: instant) ?? .zero
    let frame = rest.offset(by: glide + entry.swipeAxis.point(swipe.value) - Point(0, shift))
    let swiped =
      entry.swipeAxis == .vertical
      ? gripVelocity(of: entry, at: instant) ?? swipe.velocity : 0
    var form = Form(
      frame: frame, placement: Placement(offset: frame.origin), opacity: 1,
      progress: progress, velocity: swiped)
    let thing = anchoredPlacement(of: entry, at: instant)?.thing
    for effect in entry.effects {
      apply(
        effect.fixed(in: rest, beside: thing), progress: progress, speed: speed, rest: rest,
        to: &form)
    }
    if entry.spec.style.place == .bottomEdge, form.placement.scale == 1 {
      form.bleed = max(0, environment.size.height - form.placement.offset.y - form.frame.height)
    }
    return form
  }

  private func apply(
    _ effect: Transition.Effect, progress: Double, speed: Double, rest: Rect, to form: inout Form
  ) {
    let left = 1 - progress
    switch effect {
    case .opacity: form.opacity *= min(max(progress, 0), 1)
    case .scale(let from, let anchor):
      let scale = max(0, from + (1 - from) * progress)
      let local = Point(anchor.x * rest.width, anchor.y * rest.height)
      form.placement = Placement(
        scale: scale, about: local, offset: form.placement.offset)
      form.velocity -= local.y * (1 - from) * speed
    case .grow: break
    case .move(let edge):
      let way = travel(of: [.move(edge)], frame: rest)
      let direction: Point =
        switch edge {
        case .top: Point(0, -way)
        case .bottom: Point(0, way)
        case .leading: Point(-way, 0)
        case .trailing: Point(way, 0)
        }
      slide(direction, left: left, speed: speed, form: &form)
    case .offset(let offset): slide(offset, left: left, speed: speed, form: &form)
    case .position(let from):
      slide(from - rest.center, left: left, speed: speed, form: &form)
    }
  }

  private func slide(_ way: Point, left: Double, speed: Double, form: inout Form) {
    form.placement.offset = form.placement.offset + Point(way.x * left, way.y * left)
    form.velocity -= way.y * speed
  }

  /// The finger's speed while it holds the presentation.
  private func gripVelocity(of entry: Entry, at instant: Instant) -> Double? {
    guard let grip = entry.grip, let touch = touches.first(where: { $0.finger == grip.finger })
    else { return nil }
    return touch.tracker.velocity(at: instant).y
  }
}

extension Transition.Effect {
  /// The effect with its fixed point: growth starts at the side of the thing (SPEC Defaults).
  fileprivate func fixed(in rest: Rect, beside thing: Rect?) -> Transition.Effect {
    guard case .grow(let from) = self else { return self }
    var point = Point(0.5, 0.5)
    if let middle = thing?.center, rest.width > 0, rest.height > 0 {
      point = Point(
        min(max((middle.x - rest.minX) / rest.width, 0), 1),
        min(max((middle.y - rest.minY) / rest.height, 0), 1))
    }
    return .scale(from: from, anchor: point)
  }
}
