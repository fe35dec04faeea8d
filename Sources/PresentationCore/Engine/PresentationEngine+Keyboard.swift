import Canvas
import Motion

/// What the keyboard leaves of cards, sheets and covers, and of what is in them (SPEC V1).
extension PresentationEngine {
  /// Top edge of the keyboard, in container pt, when it is up.
  var keyboardEdge: Double { environment.size.height - environment.keyboardHeight }

  /// True for the presentation whose field the keyboard came for, while it is up.
  func isServed(_ entry: Entry) -> Bool {
    keyboard.target > 0 && keyboardOwner == entry.id
  }

  /// Share 0…1 of its way that the keyboard has pushed a presentation that is no sheet.
  public func keyboardShare(of id: PresentationID, at instant: Instant) -> Double {
    guard let entry = entry(id), !entry.isSheet else { return 0 }
    return entry.lift.value(at: instant)
  }

  /// A height limited to the room above the keyboard, by the share of its way it has gone.
  func heightAboveKeyboard(_ height: Double, of entry: Entry, at instant: Instant) -> Double {
    guard case .overlap(let gap) = entry.spec.style.keyboard, !entry.isSheet,
      entry.spec.style.place != .full
    else { return height }
    let share = min(max(entry.lift.value(at: instant), 0), 1)
    let room = max(0, keyboardEdge - 2 * gap - environment.safeArea.top)
    return height + (min(height, room) - height) * share
  }

  /// Where the surface stands when it has arrived and the keyboard is up, in container pt.
  private func liftedEdge(of entry: Entry, detent: String?, at instant: Instant) -> Double {
    guard entry.isSheet else { return 0 }
    let edge = entry.detents?.edge(of: detent) ?? environment.size.height
    return edge - sheetLift(of: entry, at: edge, instant: instant)
  }

  /// The shift alone leaves the field covered: the sheet goes to the smallest detent that shows it.
  mutating func growForKeyboard(_ index: Int, at instant: Instant) {
    let entry = entries[index]
    guard case .overlap = entry.spec.style.keyboard, let detents = entry.detents,
      let current = entry.detent.flatMap({ detents.index(of: $0) }), entry.grip == nil,
      entry.phase.isActive, let fieldFocus, fieldFocus.owner == entry.id,
      let field = entry.areas.first(where: { $0.name == fieldFocus.name })
    else { return }
    let bottom = field.shape.bounds.maxY
    let larger = (current..<detents.count).map { detents[$0].identifier }
    let showing = larger.first {
      bottom <= keyboardEdge - liftedEdge(of: entry, detent: $0, at: instant)
    }
    guard let detent = showing ?? larger.last, detent != entry.detent else { return }
    entries[index].detentBeforeKeyboard = entry.detentBeforeKeyboard ?? entry.detent
    head(index, for: detent, by: .layout, at: instant)
  }

  /// The keyboard has gone: back to the detent from before, unless somebody chose another (B162).
  mutating func ungrow(_ index: Int, at instant: Instant) {
    guard let detent = entries[index].detentBeforeKeyboard else { return }
    entries[index].detentBeforeKeyboard = nil
    guard entries[index].phase.isActive, entries[index].grip == nil,
      entries[index].detents?.index(of: detent) != nil, entries[index].detent != detent
    else { return }
    head(index, for: detent, by: .layout, at: instant)
  }

  /// The end of what can be seen of a surface's content while the keyboard serves it, in its points.
  func keyboardLimit(of entry: Entry, at instant: Instant) -> Double {
    guard isServed(entry), entry.isSheet || entry.spec.style.place == .full else {
      return .infinity
    }
    return keyboardEdge - liftedEdge(of: entry, detent: entry.detent, at: instant)
  }

  /// A field that had the focus before it was laid out, in the container and the scroll as they are
  /// now, has not been shown yet: content scrolls only from the detent on at which it must.
  mutating func revealNewField(of id: PresentationID, at instant: Instant) {
    guard let index = index(of: id), let fieldFocus, fieldFocus.owner == id,
      isServed(entries[index]),
      let place = entries[index].areas.firstIndex(where: { $0.name == fieldFocus.name })
    else { return }
    let room = Entry.FieldRoom(
      container: environment.size, scroll: entries[index].scroll(around: place)?.name)
    guard entries[index].fieldShownIn != room else { return }
    entries[index].fieldShownIn = room
    growForKeyboard(index, at: instant)
    revealField(at: instant)
  }

  /// Scrolls the focused field out from under the keyboard and the edges of its scroll.
  mutating func revealField(at instant: Instant) {
    guard let fieldFocus, let id = fieldFocus.owner, let entry = entry(id),
      let place = entry.areas.firstIndex(where: { $0.name == fieldFocus.name }),
      let scroll = entry.scroll(around: place),
      case .scroll(let height) = scroll.role
    else { return }
    let field = entry.areas[place].shape.bounds
    let view = scroll.shape.bounds
    let bottom = min(view.maxY, keyboardLimit(of: entry, at: instant))
    let below = field.maxY + 12 - bottom
    let above = field.minY - 12 - view.minY
    let way = below > 0 ? below : min(0, above)
    guard way != 0 else { return }
    update(id) { entry in
      let offset = entry.scrolls[scroll.name]?.offset(at: instant) ?? 0
      entry.scrolls[scroll.name]?.setExtent(
        content: height, viewport: max(0, bottom - view.minY), at: instant)
      entry.scrolls[scroll.name]?.scroll(to: offset + way, at: instant)
    }
  }
}

extension Entry {
  /// The innermost scroll inside which one of the areas is drawn.
  fileprivate func scroll(around place: Int) -> HitArea? {
    areas[..<place].last { $0.scrolls(areas[place]) }
  }
}

extension HitArea {
  /// True for a scroll inside which the other area is drawn.
  fileprivate func scrolls(_ other: HitArea) -> Bool {
    guard case .scroll = role, let clip = other.clip else { return false }
    return shape.bounds.grown(by: 0.5).contains(clip.center)
  }
}
