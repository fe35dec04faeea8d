import PresentationCore

/// Checks that each cycle has its callbacks once, in order, and all of them (SPEC E5).
struct CycleCheck {
  private(set) var problems: [String] = []
  private var stages: [PresentationID: Stage] = [:]
  private var cycles: [PresentationID: Int] = [:]

  private enum Stage { case entering, up, leaving }

  init(_ log: [LoggedEvent]) {
    var last = EnginePhone.epoch
    for event in log {
      if event.time < last { problems.append("out of order: \(event.line)") }
      last = event.time
      take(event)
    }
    for id in stages.keys.sorted() { problems.append("cycle of \(id) never ends") }
  }

  private mutating func take(_ event: LoggedEvent) {
    guard let id = event.event.presentation, let cycle = event.event.cycle else { return }
    let stage = stages[id]
    if stage == nil {
      if cycle != (cycles[id] ?? 0) + 1 { problems.append("cycle \(cycle): \(event.line)") }
      cycles[id] = cycle
    } else if cycle != cycles[id] {
      problems.append("cycle \(cycle) in \(cycles[id] ?? 0): \(event.line)")
    }
    guard let next = following(event.event, stage) else {
      problems.append("illegal after \(stage.map { "\($0)" } ?? "gone"): \(event.line)")
      return
    }
    stages[id] = next
  }

  /// The stage after an event; nil when the event is not legal there; gone is `.some(nil)`.
  private func following(_ event: Event, _ stage: Stage?) -> Stage?? {
    switch (event, stage) {
    case (.willPresent, nil): .some(.entering)
    case (.didPresent, .entering): .some(.up)
    case (.willDismiss, .entering), (.willDismiss, .up): .some(.leaving)
    case (.didDismiss, .leaving), (.didDismiss, nil): .some(nil)
    case (.settled, .up): .some(.up)
    case (.didAttemptToDismiss, .entering), (.didAttemptToDismiss, .up),
      (.detentChanged, .entering), (.detentChanged, .up), (.dragBegan, .entering),
      (.dragBegan, .up), (.dragEnd, .entering), (.dragEnd, .up):
      .some(stage)
    default: nil
    }
  }
}
