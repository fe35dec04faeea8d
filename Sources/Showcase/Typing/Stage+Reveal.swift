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
    } else if let field = typing.reveal, !hasKeyboard(field.owner) {
      typing.reveal = nil
    }
  }

  /// True while the keyboard covers something of a surface; nil is the page.
  private func hasKeyboard(_ owner: PresentationID?) -> Bool {
    guard let owner else { return engine.snapshot(at: now).keyboardTop < size.height }
    return engine.keyboardShare(of: owner, at: now) > 0
  }

  /// The keyboard's upper edge while the page's own field has it, or had it last.
  func pageKeyboardTop(_ snapshot: Snapshot) -> Double? {
    guard let edited = typing.edited ?? typing.parked, edited.field.owner == nil else {
      return nil
    }
    return snapshot.keyboardTop < size.height ? snapshot.keyboardTop : nil
  }

  /// The page's offset that keeps its field in sight; nil when its own does.
  func revealingOffset(of snapshot: Snapshot) -> Double? {
    guard let field = typing.reveal, field.owner == nil, pageKeyboardTop(snapshot) != nil,
      let way = revealingWay(to: field.name, in: page)?.way
    else { return nil }
    return snapshot.page.offset + way
  }

  /// How far, in pt, the scroll around a field must move on to show it; nil when it need not.
  private func revealingWay(
    to field: String, in picture: Picture<S.Model>
  ) -> (scroll: String, way: Double)? {
    guard let place = picture.hitAreas.firstIndex(where: { $0.name == field }),
      let scroll = picture.hitAreas[..<place].last(where: { $0.isVerticalScroll })
    else { return nil }
    let shown = picture.hitAreas[place].shape.bounds
    let view = scroll.shape.bounds
    // What is wrong with the text shows with it, where there is room for both.
    let error = picture.area(named: "\(field).error")?.shape.bounds.maxY ?? shown.maxY
    let wanted = max(error, shown.maxY) + 12 - view.maxY
    let way = min(wanted, max(shown.minY - 12 - view.minY, shown.maxY + 12 - view.maxY))
    return way > 0 ? (scroll.name, way) : nil
  }

  /// How much of a surface is drawn: all of it where a field may have to be found, or a control
  /// by keys (SPEC V6).
  func extent(of owner: PresentationID?) -> BlockContext.DrawingExtent {
    if lookout == .all { return .all }
    if keyFocus.visibility == .shown, owner == engine.keySurface { return .all }
    guard let owner else {
      return typing.reveal.map { $0.owner == nil } ?? false ? .all : .visible
    }
    return typing.reveal?.owner == owner || engine.editedField?.owner == owner ? .all : .visible
  }

  /// The offsets that keep the field in sight; nil when it is, or when nobody types there.
  func revealingOffsets(
    _ picture: Picture<S.Model>, of presentation: PresentationSnapshot
  ) -> [String: Double]? {
    guard let field = typing.reveal, field.owner == presentation.id,
      engine.keyboardShare(of: presentation.id, at: now) > 0,
      let (scroll, way) = revealingWay(to: field.name, in: picture)
    else { return nil }
    var offsets = presentation.scrollOffsets
    offsets[scroll, default: 0] += way
    return offsets
  }

  /// A finger comes down: what was moved for it is its own to move from now on.
  mutating func settleReveal(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, pointer.phase == .down,
      let field = typing.reveal
    else { return }
    guard let id = field.owner else { return settlePageReveal(of: field, at: event.time) }
    guard let drawn = contents[id]?.revealed else { return }
    typing.released = field
    typing.reveal = nil
    revision += 1
    for (name, offset) in drawn { engine.scroll(name, of: id, to: offset, at: event.time) }
  }
}

extension Stage {
  private mutating func settlePageReveal(
    of field: PresentationEngine.FieldFocus, at instant: Instant
  ) {
    guard let drawn = revealedPage else { return }
    typing.released = field
    typing.reveal = nil
    revision += 1
    engine.jump(engine.pageScroll, of: nil, to: drawn, at: instant)
  }
}

extension HitArea {
  fileprivate var isVerticalScroll: Bool {
    if case .scroll = role { true } else { false }
  }
}
