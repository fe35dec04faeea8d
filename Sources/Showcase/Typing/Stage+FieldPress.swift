import Blocks
import Canvas
import PresentationCore

/// A tap puts the caret, two choose the word, three all, a drag selects (SPEC V7).
extension Stage {
  /// Notes a finger that comes down in a field, before the engine hears of it.
  mutating func notePress(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, pointer.phase == .down else { return }
    guard let (field, _) = engine.field(at: pointer.position, instant: event.time) else {
      typing.press = nil
      return
    }
    let press = Typing.FieldPress(
      finger: pointer.finger, field: field, start: pointer.position, time: event.time)
    typing.press = press.follows(typing.press)
  }

  /// Moves caret or selection, after the engine has given the field the focus.
  mutating func followPress(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, let press = typing.press,
      press.finger == pointer.finger, typing.edited?.field == press.field
    else { return }
    switch pointer.phase {
    case .up where press.phase == .down: finish(press, at: event.time)
    case .up: typing.press?.phase = .up
    case .move where press.phase != .up: select(press, to: pointer.position, at: event.time)
    case .cancel: typing.press = nil
    case .down, .move, .hover: break
    }
  }

  private mutating func finish(_ press: Typing.FieldPress, at instant: Instant) {
    typing.press?.phase = .up
    guard let x = local(press.start, in: press.field, at: instant)?.x, let field = editedField,
      let offset = field.offset(nearest: x)
    else { return }
    switch press.clicks {
    case 1: edit(.place(offset, .none), at: instant)
    case 2: edit(.selectWord(at: field.character(at: x)), at: instant)
    default: edit(.selectAll, at: instant)
    }
  }

  private mutating func select(
    _ press: Typing.FieldPress, to point: Point, at instant: Instant
  ) {
    let isFar = abs(point.x - press.start.x) > Typing.FieldPress.reach
    guard press.phase == .selecting || isFar, let field = editedField,
      let start = local(press.start, in: press.field, at: instant),
      let end = local(point, in: press.field, at: instant)
    else { return }
    if press.phase == .down {
      typing.press?.phase = .selecting
      if let offset = field.offset(nearest: start.x) { edit(.place(offset, .none), at: instant) }
    }
    if let offset = editedField?.offset(nearest: end.x) {
      edit(.place(offset, .extending), at: instant)
    }
  }

  /// A point of the container in the points of the surface a field stands on.
  private func local(
    _ point: Point, in field: PresentationEngine.FieldFocus, at instant: Instant
  ) -> Point? {
    let snapshot = engine.snapshot(at: instant)
    guard let owner = field.owner else { return snapshot.page.placement.invert(point) }
    return snapshot.presentations.first { $0.id == owner }?.placement.invert(point)
  }
}
