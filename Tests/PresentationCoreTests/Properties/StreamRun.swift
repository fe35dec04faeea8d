import Canvas
import Motion
import PresentationCore

/// Feeds a stream to an engine and notes every rule it breaks.
struct StreamRun {
  private(set) var engine: PresentationEngine
  private(set) var log: [LoggedEvent] = []
  private(set) var problems: [String] = []
  private var fingers: [Int: Point] = [:]
  private var now = EnginePhone.epoch
  /// Extra steps of time between the inputs, drawn from here; nil takes none.
  private var extra: SplitMix?
  private var isChecking: Bool

  init(_ stream: EventStream, extraSteps: SplitMix? = nil, looksAtFrames: Bool = false) {
    extra = extraSteps
    isChecking = looksAtFrames
    engine = PresentationEngine(
      environment: StageEnvironment(
        motion: stream.isReduced ? .reduced : .full, keyboardCurve: .linear(duration: 0.25),
        curveOverride: stream.isLinear ? .linear(duration: 0.3) : nil),
      at: now)
    var page = PageContent(rows: 2)
    page.menuOwner = "list"
    engine.setPage(
      areas: page.areas(offset: 0, size: Size(390, 844)), contentHeight: 1300,
      viewportHeight: 844)
    for (index, step) in stream.steps.enumerated() {
      take(step, index: index)
    }
  }

  private mutating func take(_ step: EventStream.Step, index: Int) {
    let next = now.advanced(by: step.delta / 1000)
    wander(until: next)
    engine.advance(to: next)
    if next > now { hear() }
    now = next
    let before = isChecking ? engine.snapshot(at: now) : nil
    perform(step.action)
    hear()
    if let before { check(step.action, from: before, index: index) }
  }

  private mutating func wander(until end: Instant) {
    guard extra != nil, end > now else { return }
    var at = now.nanoseconds
    for _ in 0..<3 {
      guard let random = extra?.next(), end.nanoseconds - at > 1 else { return }
      at += Int64(random % UInt64(end.nanoseconds - at))
      guard at > now.nanoseconds else { continue }
      engine.advance(to: Instant(nanoseconds: at))
      hear()
      _ = engine.snapshot(at: Instant(nanoseconds: at))
    }
  }

  private mutating func hear() {
    let events = engine.takeEvents()
    log += events
    for event in events {
      guard case .willPresent(let id, _, _) = event.event else { continue }
      let scroll = HitArea(
        "content", .rect(Rect(0, 44, 390, 700)), role: .scroll(contentHeight: 1500))
      engine.setAreas(
        [scroll, .control("ok", 20, 60, 100, 44)],
        gestures: [
          GestureRule("once", .tap(count: 1), on: "ok", required: ["twice"]),
          GestureRule("twice", .tap(count: 2), on: "ok"),
          GestureRule("long", .longPress(seconds: 0.5), on: "ok"),
        ], of: id)
    }
  }

  private mutating func perform(_ action: EventStream.Action) {
    switch action {
    case .present(let id, let kind, let knobs): engine.present(knobs.spec(id, kind), at: now)
    case .replace(let id, let kind, let knobs):
      engine.replace(with: knobs.spec(id, kind), at: now)
    case .dismiss(let id): engine.dismiss(id, reason: .code, at: now)
    case .dismissAll: engine.dismissAll(reason: .code, at: now)
    case .select(let id, let detent): engine.select(detent, of: id, at: now)
    case .content(let id, let height):
      engine.setContentSize(Size(390, height), of: id, at: now)
    case .down(let finger, let x, let y): point(.down, Point(x, y), finger)
    case .move(let finger, let x, let y): point(.move, Point(x, y), finger)
    case .up(let finger): point(.up, fingers[finger] ?? .zero, finger)
    case .cancel(let finger): point(.cancel, fingers[finger] ?? .zero, finger)
    case .escape: send(.key(KeyPress(.escape)))
    case .keyboard(let wanted): send(.keyboard(wanted))
    case .turn(let isLandscape): send(.resize(isLandscape ? Size(844, 390) : Size(390, 844)))
    case .inactive: send(.activity(.inactive))
    case .beginRefresh: engine.beginRefresh(at: now)
    case .endRefresh: engine.endRefresh(.success, at: now)
    case .focus(let owner):
      let isThere = owner.map { engine.phase(of: $0)?.isActive ?? false } ?? true
      if isThere { engine.focusField("field", in: owner, at: now) }
    case .endEditing(let owner): engine.focusField(nil, in: owner, at: now)
    case .wheel(let way): send(.wheel(delta: Point(0, way), at: Point(195, 300)))
    }
  }

  private mutating func point(_ phase: Pointer.Phase, _ place: Point, _ finger: Int) {
    fingers[finger] = phase == .down || phase == .move ? place : nil
    send(.pointer(Pointer(phase, at: place, finger: finger)))
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    engine.handle(InputEvent(kind, at: now))
  }
}

// MARK: Rules

extension StreamRun {
  private mutating func check(_ action: EventStream.Action, from before: Snapshot, index: Int) {
    var closed = engine
    closed.closeInstant()
    let after = closed.snapshot(at: now)
    for presentation in after.presentations {
      if !presentation.isFinite { problems.append("step \(index): \(presentation.id) not finite") }
      let isWaiting = presentation.phase == .queued && closed.nextEvent != nil
      if presentation.mask > 0, presentation.phase == .queued, !isWaiting {
        problems.append("step \(index): mask of \(presentation.id) has no owner")
      }
    }
    checkFocus(of: closed, after: action, index: index)
    switch action {
    case .turn, .inactive, .move, .wheel: return
    case .present where engine.environment.motion == .reduced: return
    default: checkJumps(from: before, to: after, by: action, index: index)
    }
  }

  /// Nothing that is seen jumps, and the dim as a whole neither (SPEC E7, Q1).
  private mutating func checkJumps(
    from before: Snapshot, to after: Snapshot, by action: EventStream.Action, index: Int
  ) {
    if abs(after.dim - before.dim) > 0.01 {
      problems.append("step \(index) \(action): the dim jumps \(before.dim) to \(after.dim)")
    }
    for old in before.presentations where old.phase != .queued {
      guard let new = after.presentations.first(where: { $0.id == old.id && $0.phase != .queued })
      else { continue }
      if case .replace = action, new.cycle != old.cycle { continue }
      let screen = Rect(origin: .zero, size: engine.environment.size)
      let isSeen = [old, new].contains {
        $0.opacity > 0 && $0.drawn.intersection(screen).height > 0
      }
      if isSeen, abs(new.drawn.minY - old.drawn.minY) > 0.5 {
        problems.append(
          "step \(index) \(action): \(old.id) jumps \(old.drawn.minY) to \(new.drawn.minY)")
      }
      if abs(new.opacity - old.opacity) > 0.01 {
        problems.append(
          "step \(index) \(action): \(old.id) blinks \(old.opacity) to \(new.opacity)")
      }
      // One may take over the mask of another: then the dim as a whole stays (SPEC Q1).
      if abs(new.mask - old.mask) > 0.01, abs(after.dim - before.dim) > 0.01 {
        problems.append(
          "step \(index) \(action): mask of \(old.id) jumps \(old.mask) to \(new.mask)")
      }
    }
  }

  /// The focus told is the one in force.
  private mutating func checkFocus(
    of engine: PresentationEngine, after action: EventStream.Action, index: Int
  ) {
    let focus = engine.editedField?.name ?? engine.keySurface?.description ?? "page"
    if engine.focus != focus {
      problems.append("step \(index) \(action): the focus is \(engine.focus), not \(focus)")
    }
  }

  /// Lifts all fingers and lets everything come to rest; then dismisses all and presses P.
  mutating func finish() {
    for finger in fingers.keys.sorted() { point(.cancel, fingers[finger] ?? .zero, finger) }
    send(.keyboard(.hide))
    send(.resize(Size(390, 844)))
    wait(10)
    checkRest()
    engine.dismissAll(reason: .code, at: now)
    hear()
    wait(10)
    for id in ["A", "B", "C", "D"] where engine.phase(of: PresentationID(id)) != nil {
      problems.append("\(id) is still there")
    }
    if engine.snapshot(at: now).dim > 0 { problems.append("a mask is still there") }
    point(.down, Point(195, 130), 1)
    point(.up, Point(195, 130), 1)
    hear()
    // A field of the page may lose the focus by the same tap.
    if !log.suffix(3).contains(where: { $0.event == .action("P", in: nil) }) {
      problems.append("P cannot be pressed")
    }
    problems += CycleCheck(log).problems
  }

  private mutating func wait(_ seconds: Double) {
    now = now.advanced(by: seconds)
    engine.advance(to: now)
    hear()
  }

  private mutating func checkRest() {
    let snapshot = engine.snapshot(at: now)
    if !snapshot.remnants.isEmpty { problems.append("a mask without an owner stays") }
    for presentation in snapshot.presentations {
      switch presentation.phase {
      case .presented:
        if abs(presentation.progress - 1) > 1e-6 || presentation.velocity != 0 {
          problems.append("\(presentation.id) rests at \(presentation.progress)")
        }
      case .queued, .presenting, .dismissing:
        problems.append("\(presentation.id) is \(presentation.phase.name) for ever")
      }
    }
  }
}

extension PresentationSnapshot {
  var isFinite: Bool {
    [
      frame.minX, frame.minY, frame.width, frame.height, placement.scale, placement.offset.x,
      placement.offset.y, opacity, progress, velocity, mask, recessionDim,
    ].allSatisfy(\.isFinite) && scrollOffsets.values.allSatisfy(\.isFinite)
      && (0...1).contains(mask) && (0...1).contains(opacity)
  }
}
