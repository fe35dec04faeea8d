import Canvas

/// Something done to a scene, by hand or by a take, with its moment (SPEC X2, X6).
package enum Deed: Hashable, Sendable {
  /// An input.
  case input(InputEvent)
  /// One of the scene's actions, as `do` names it.
  case action(String, at: Instant)
  /// An element scrolled into sight, for a finger of a take that comes down on it.
  case sight(String, at: Instant)

  /// When it is done.
  package var time: Instant {
    switch self {
    case .input(let event): event.time
    case .action(_, let time), .sight(_, let time): time
    }
  }

  /// Does it to a stage that has been brought to its moment.
  func done(to stage: inout any Staging) {
    switch self {
    case .input(let event): stage.send(event)
    // What a scene refuses it refuses each time: whoever asked first was told.
    case .action(let name, let time): try? stage.perform(name, at: time)
    case .sight(let element, let time): stage.bringIntoSight(element, at: time)
    }
  }

  /// True for what does not belong to a gesture already under way.
  var begins: Bool {
    guard case .input(let event) = self, case .pointer(let pointer) = event.kind else {
      return true
    }
    return pointer.phase == .down
  }
}
