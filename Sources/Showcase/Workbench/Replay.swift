import Canvas
import PresentationCore

/// The last transition: the stage as it was before, and what was done to it since (SPEC X2).
struct Replay {
  /// From the input that led to the last transition on.
  private var last: Stretch
  /// From the latest input on, in case that leads to one.
  private var pending: Stretch?
  /// Inputs still to be fed while it runs.
  private var queue: [InputEvent] = []

  /// A stage as it was, and what was done to it from then on.
  private struct Stretch {
    var stage: any Staging
    var inputs: [InputEvent] = []
  }

  /// What an input led to.
  enum Outcome: Hashable {
    /// A presentation, a dismissal or another detent.
    case transition
    case nothing
  }

  init(from stage: any Staging) {
    last = Stretch(stage: stage)
  }

  var isRunning: Bool { !queue.isEmpty }

  /// Notes an input, the stage before it and what it led to; a replay that runs ends.
  mutating func note(_ event: InputEvent, before stage: any Staging, outcome: Outcome) {
    queue = []
    if begins(event) { pending = Stretch(stage: stage) }
    guard var stretch = pending else {
      last.inputs.append(event)
      return
    }
    stretch.inputs.append(event)
    switch outcome {
    case .transition:
      last = stretch
      pending = nil
    case .nothing: pending = stretch
    }
  }

  /// True for an input that does not belong to a gesture already under way.
  private func begins(_ event: InputEvent) -> Bool {
    guard case .pointer(let pointer) = event.kind else { return true }
    return pointer.phase == .down
  }

  /// Starts again: the stage to go on from, and its time.
  mutating func restart() -> any Staging {
    queue = last.inputs
    return last.stage
  }

  /// The inputs due up to a moment.
  mutating func due(until instant: Instant) -> [InputEvent] {
    let count = queue.prefix { $0.time <= instant }.count
    defer { queue.removeFirst(count) }
    return Array(queue.prefix(count))
  }
}

extension Event {
  /// True when a presentation starts to move to another place by itself.
  var startsTransition: Bool {
    switch self {
    case .willPresent, .willDismiss, .detentChanged: true
    case .didPresent, .didDismiss, .didAttemptToDismiss, .settled, .dragBegan, .dragEnd,
      .refreshBegan, .refreshEnded, .appeared, .disappeared, .navigated, .focus, .action, .held,
      .ignored,
      .error:
      false
    }
  }
}

extension Workbench {
  /// Shows the last transition once more.
  mutating func replayLast(at wall: Instant) {
    stage = replay.restart()
    clock.jump(to: stage.now, at: wall)
    if clock.run == .paused { clock.toggle(at: wall) }
  }

  mutating func feedReplay(until time: Instant) {
    for event in replay.due(until: time) { stage.send(event) }
  }
}
