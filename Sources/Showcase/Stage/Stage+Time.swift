import Blocks
import Canvas
import PresentationCore

extension Stage {
  package mutating func send(_ event: InputEvent) {
    advance(to: event.time)
    refreshPictures(at: event.time)
    if case .resize(let size) = event.kind {
      resize(to: size, at: event.time)
    } else {
      engine.handle(event)
    }
    settle(at: event.time)
    type(event)
    if case .key(let press) = event.kind { steer(press, at: event.time) }
    if case .pointer(let pointer) = event.kind, pointer.phase == .down {
      keyFocus.visibility = .hidden
    }
  }

  package mutating func perform(
    _ action: String, at instant: Instant
  ) throws(ActionError) {
    advance(to: instant)
    var presenter = Presenter(now: instant, size: size)
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
    var presenter = Presenter(now: instant, size: size)
    scene.wake(&model, presenter: &presenter)
    revision += 1
    carryOut(presenter, at: instant)
  }

  private mutating func resize(to size: Size, at instant: Instant) {
    var environment = engine.environment
    environment.size = size
    environment.safeArea = settings.device.safeArea(for: size)
    engine.setEnvironment(environment, at: instant)
  }

  /// Text typed goes to the focused field.
  private mutating func type(_ event: InputEvent) {
    guard let path = focusedField else { return }
    switch event.kind {
    case .text(let text): model[keyPath: path] += text
    case .key(let press) where press.key == .backspace:
      if !model[keyPath: path].isEmpty { model[keyPath: path].removeLast() }
    default: return
    }
    revision += 1
    settle(at: event.time)
  }

  /// The text the focused field edits; nil when none has the focus.
  private var focusedField: WritableKeyPath<S.Model, String>? {
    guard let field = engine.editedField else { return nil }
    return picture(of: field.owner)?.fields[field.name]
  }

  /// The caret of the focused field of a surface, after its last character.
  func editing(on owner: PresentationID?) -> TextEditing? {
    guard let field = engine.editedField, field.owner == owner, let path = focusedField else {
      return nil
    }
    return TextEditing(field: field.name, caret: model[keyPath: path].count)
  }

  /// What is drawn on a presentation, or on the page for nil.
  func picture(of owner: PresentationID?) -> Picture<S.Model>? {
    guard let owner else { return page }
    return contents[owner]?.picture
  }
}
