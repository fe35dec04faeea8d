import Blocks
import Canvas
import PresentationCore

/// What a sheet over the inbox is bound to (SPEC S2, E9).
package struct SheetState: Hashable, Sendable {
  /// Identifier of the detent it stands at or heads for; nil before the first choice.
  package var detent: String?
  /// How often a finger chose a detent; moves from code do not count.
  package var userChanges = 0
  /// How often a way out was refused.
  package var refusals = 0
  /// The detent a finger or key chose last, as the sheet's own callback told it.
  package var chosenByUser: String?
}

/// A model with the inbox and the state of the one sheet over it.
package protocol HoldsSheet: HoldsInbox {
  /// Detent and counters of the sheet.
  var sheet: SheetState { get set }
}

/// A scene with one sheet over the inbox; its actions also move the sheet.
package protocol OverInboxSheet: OverInbox where Model: HoldsSheet {}

/// The actions all of them know.
enum SheetAction {
  static let all = InboxAction.all + ["select medium", "select large"]
}

extension OverInboxSheet {
  package func perform(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError) {
    try performSheet(action, on: &model, with: &presenter)
  }

  /// The actions all of them know; a scene with more of its own hands the rest on.
  package func performSheet(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ", maxSplits: 1)
    if words.count == 2, words[0] == "select" {
      model.sheet.detent = String(words[1])
      return
    }
    try performInbox(action, on: &model, with: &presenter)
  }

  package func hear(_ event: Event, model: inout Model, presenter: inout Presenter) {
    hearSheet(event, model: &model, presenter: &presenter)
  }

  /// Counts what the user does to the sheet.
  package func hearSheet(_ event: Event, model: inout Model, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
    switch event {
    case .detentChanged(_, _, _, by: .user): model.sheet.userChanges += 1
    case .didAttemptToDismiss: model.sheet.refusals += 1
    case .didDismiss: model.sheet.detent = nil
    default: break
    }
  }

  package func summarize(_ model: Model, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["detent"] = model.sheet.detent
    summary.text["user changes"] = "\(model.sheet.userChanges)"
    summary.text["chosen by user"] = model.sheet.chosenByUser
    summary.text["refusals"] = "\(model.sheet.refusals)"
  }
}
