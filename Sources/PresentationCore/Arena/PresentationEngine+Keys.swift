import Canvas

extension PresentationEngine {
  /// The surface that keys go to: the frontmost one that takes focus, or the page for nil.
  public var keySurface: PresentationID? { keyOwner?.id }

  /// True while a text field has the focus.
  public var isEditing: Bool { fieldFocus != nil }

  /// The text field that has the focus; nil when none has.
  public var editedField: FieldFocus? { fieldFocus }

  /// Logs an input that changes nothing, found outside (SPEC E1).
  public mutating func note(ignored input: String, why: String, at instant: Instant) {
    ignore(input, why, at: instant)
  }

  /// The text field under a point of the container, and the point in its surface's own points.
  public func field(at point: Point, instant: Instant) -> (field: FieldFocus, local: Point)? {
    let (owner, hits) = target(at: point, instant: instant)
    guard let hit = hits.first, hit.role == .field else { return nil }
    let snapshot = snapshot(at: instant)
    switch owner {
    case .page:
      let local = snapshot.page.placement.invert(point)
      return local.map { (FieldFocus(name: hit.name), $0) }
    case .presentation(let id, _):
      let placement = snapshot.presentations.first { $0.id == id }?.placement
      return placement?.invert(point).map { (FieldFocus(name: hit.name, owner: id), $0) }
    case .mask, .keyboard, .nobody: return nil
    }
  }

  /// Does what a control offers besides being pressed (SPEC V6).
  public mutating func act(_ name: String, in owner: PresentationID?, at instant: Instant) {
    advance(to: instant)
    log(.action(name, in: owner), at: instant)
  }

  /// Presses a control without a pointer (SPEC V6); one that is not there changes nothing.
  public mutating func press(
    _ name: String, in owner: PresentationID?, at instant: Instant
  ) {
    advance(to: instant)
    let areas = owner.map { entry($0)?.areas ?? [] } ?? page.areas
    guard let area = areas.last(where: { $0.name == name }) else {
      ignore("press \(name)", "noSuchControl", at: instant)
      return
    }
    switch area.role {
    case .button:
      guard isGoverned(area, of: owner) else { return log(.action(name, in: owner), at: instant) }
      guard let gesture = primaryGesture(of: area, in: owner) else {
        ignore("press \(name)", "noTapRecogniser", at: instant)
        return
      }
      log(.action(gesture.description, in: owner), at: instant)
    case .field: focusField(name, in: owner, at: instant)
    case .grabber: if let owner { cycleDetent(of: owner, at: instant) }
    case .disabled: ignore("press \(name)", "disabled", at: instant)
    case .scroll, .scrollAcross, .plane, .dragHandle, .element: break
    }
  }
}
