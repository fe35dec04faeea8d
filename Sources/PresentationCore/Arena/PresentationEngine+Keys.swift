import Canvas

extension PresentationEngine {
  /// The surface that keys go to: the frontmost one that takes focus, or the page for nil.
  public var keySurface: PresentationID? { keyOwner?.id }

  /// True while a text field has the focus.
  public var isEditing: Bool { fieldFocus != nil }

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
    case .button: log(.action(name, in: owner), at: instant)
    case .field: focusField(name, in: owner, at: instant)
    case .grabber: if let owner { cycleDetent(of: owner, at: instant) }
    case .disabled, .scroll, .scrollAcross, .plane, .slider, .dragHandle, .element: break
    }
  }
}
