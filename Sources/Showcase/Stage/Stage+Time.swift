import Blocks
import Canvas
import PresentationCore

extension Stage {
  package mutating func send(_ event: InputEvent) {
    advance(to: event.time)
    refreshPictures(at: event.time)
    settleReveal(event)
    notePress(event)
    if case .key(let press) = event.kind, let command = command(for: press) {
      return carryOut(command, at: event.time)
    }
    if leaveSubmenu(event) { return }
    if case .resize(let size) = event.kind {
      resize(to: size, at: event.time)
    } else {
      engine.handle(event)
    }
    settle(at: event.time)
    followPress(event)
    pressKeys(event)
    if !type(event), case .key(let press) = event.kind { steer(press, at: event.time) }
    if case .pointer(let pointer) = event.kind, pointer.phase == .down {
      keyFocus.visibility = .hidden
    }
  }

  package mutating func perform(
    _ action: String, at instant: Instant
  ) throws(ActionError) {
    advance(to: instant)
    var presenter = Presenter(
      now: instant, size: size, pageOffset: engine.pageOffset(at: instant))
    try scene.perform(action, on: &model, with: &presenter)
    revision += 1
    carryOut(presenter, at: instant)
    settle(at: instant)
  }

  package mutating func advance(to instant: Instant) {
    while let next = nextEvent, next <= instant, next > now || engine.nextEvent == nil {
      engine.advance(to: next)
      wakeModel(at: next)
      settle(at: next)
    }
    guard instant > now else { return }
    engine.closeInstant()
    settle(at: now)
    engine.advance(to: instant)
    settle(at: instant)
  }

  private mutating func wakeModel(at instant: Instant) {
    guard let due = scene.nextWake(model), due <= instant else { return }
    refreshPictures(at: instant)  // What it asks for counts for what is laid out by now.
    var presenter = Presenter(
      now: instant, size: size, pageOffset: engine.pageOffset(at: instant))
    scene.wake(&model, presenter: &presenter)
    revision += 1
    carryOut(presenter, at: instant)
  }

  private mutating func resize(to size: Size, at instant: Instant) {
    var environment = engine.environment
    environment.size = size
    environment.safeArea = settings.device.safeArea(for: size)
    environment.keyboardHeight = settings.device.keyboardHeight(for: size)
    engine.setEnvironment(environment, at: instant)
    measureRequested(at: instant)
  }
}
