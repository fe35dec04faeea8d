import Blocks
import Canvas
import PresentationCore

/// A field in a card that became lower for the keyboard stays in sight (SPEC V1).
///
/// How far its scroll is moved follows from the layout alone, so that it is the same in every
/// frame however it is reached; a finger that comes down makes it the scroll's own offset.
extension Stage {
  /// Notes which field must stay in sight; it must also after typing, until the keyboard has gone.
  mutating func followReveal() {
    if let field = engine.editedField {
      if typing.released != field { typing.released = nil }
      typing.reveal = typing.released == nil ? field : nil
    } else if let owner = typing.reveal?.owner, engine.keyboardShare(of: owner, at: now) == 0 {
      typing.reveal = nil
    }
  }

  /// How much of a surface is drawn: all of it where a field may have to be found, or a control
  /// by keys (SPEC V6).
  func extent(of owner: PresentationID?) -> BlockContext.DrawingExtent {
    if keyFocus.visibility == .shown, owner == engine.keySurface { return .all }
    guard let owner else { return .visible }
    return typing.reveal?.owner == owner || engine.editedField?.owner == owner ? .all : .visible
  }

  /// The offsets that keep the field in sight; nil when it is, or when nobody types there.
  func revealingOffsets(
    _ picture: Picture<S.Model>, of presentation: PresentationSnapshot
  ) -> [String: Double]? {
    guard let field = typing.reveal, field.owner == presentation.id,
      engine.keyboardShare(of: presentation.id, at: now) > 0,
      let place = picture.hitAreas.firstIndex(where: { $0.name == field.name }),
      let scroll = picture.hitAreas[..<place].last(where: { $0.isVerticalScroll })
    else { return nil }
    let shown = picture.hitAreas[place].shape.bounds
    let view = scroll.shape.bounds
    // What is wrong with the text shows with it, where there is room for both.
    let error = picture.area(named: "\(field.name).error")?.shape.bounds.maxY ?? shown.maxY
    let wanted = max(error, shown.maxY) + 12 - view.maxY
    let way = min(wanted, max(shown.minY - 12 - view.minY, shown.maxY + 12 - view.maxY))
    guard way > 0 else { return nil }
    var offsets = presentation.scrollOffsets
    offsets[scroll.name, default: 0] += way
    return offsets
  }

  /// A finger comes down: what was moved for it is its own to move from now on.
  mutating func settleReveal(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, pointer.phase == .down,
      let field = typing.reveal, let id = field.owner, let drawn = contents[id]?.revealed
    else { return }
    typing.released = field
    typing.reveal = nil
    revision += 1
    for (name, offset) in drawn { engine.scroll(name, of: id, to: offset, at: event.time) }
  }
}

extension HitArea {
  fileprivate var isVerticalScroll: Bool {
    if case .scroll = role { true } else { false }
  }
}
