import PresentationCore

/// An event in three words, named as the trace names it.
struct EventWords: Hashable {
  /// What happened.
  let name: String
  /// To whom.
  let subject: String
  /// Why or how; "" where there is no more to say.
  let note: String

  init(_ event: Event) {
    name = event.name
    (subject, note) =
      switch event {
      case .willPresent(let id, _, let origin):
        (id.description, origin == .restored ? "restored" : "")
      case .didPresent(let id, _), .dragBegan(let id, _), .dragEnd(let id, _): (id.description, "")
      case .willDismiss(let id, _, let reason), .didDismiss(let id, _, let reason),
        .didAttemptToDismiss(let id, _, let reason):
        (id.description, reason.rawValue)
      case .detentChanged(let id, _, let detent, let chooser):
        (id.description, "\(detent), \(chooser.rawValue)")
      case .settled(let id, _, let detent): (id.description, detent)
      case .refreshBegan: ("", "")
      case .refreshEnded(_, let result): ("", "\(result)")
      case .appeared(let place), .disappeared(let place), .navigated(let place, _, _),
        .focus(let place):
        (place, "")
      case .action(let action, let owner), .held(let action, let owner):
        (action, owner?.description ?? "page")
      case .ignored(let input, let why): (input, why)
      case .error(let text): (text, "")
      }
  }
}
