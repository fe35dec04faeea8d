import Blocks
import Canvas
import PresentationCore

/// A model with the mock inbox in it: the page behind a popup goes on living.
package protocol HoldsInbox: Sendable {
  /// The page behind.
  var inbox: InboxModel { get set }
}

/// A scene whose page is the mock inbox; it says only what stands over it.
package protocol OverInbox: Scene where Model: HoldsInbox {}

/// The actions all of them know.
enum InboxAction {
  static let all = ["show", "hide", "refresh"]
}

extension OverInbox {
  package var opening: Phrase? { Phrase("Tap a row to open it.", "点任意一行即可打开。") }

  package func keepUp(_ model: inout Model, at instant: Instant) -> Bool {
    model.inbox.keepUp(at: instant)
  }

  package func nextWake(_ model: Model) -> Instant? { model.inbox.nextWake }

  package func wake(_ model: inout Model, presenter: inout Presenter) {
    model.inbox.wake(with: &presenter)
  }

  package func hear(_ event: Event, model: inout Model, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
  }

  package func perform(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError) {
    try performInbox(action, on: &model, with: &presenter)
  }

  /// The actions of the inbox, for scenes that have more of their own.
  func performInbox(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox.openFirst()
    case "hide": model.inbox.opened = nil
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'show'")
    }
  }

  package func summarize(_ model: Model, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
  }
}
