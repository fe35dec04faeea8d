import Canvas
import PresentationCore

/// The last transition: the stage as it was before, and what was done to it since (SPEC X2).
struct Replay {
  /// The stage before the input that led to the transition.
  private var start: any Staging
  private var inputs: [InputEvent] = []
  /// The stage before the latest input, in case that leads to one.
  private var pending: (stage: any Staging, inputs: [InputEvent])?
  /// Inputs still to be fed while it runs.
  private var queue: [InputEvent] = []

  init(from stage: any Staging) {
    start = stage
  }

  var isRunning: Bool { !queue.isEmpty }

  /// Notes an input and whether it led to a presentation or a dismissal.
  mutating func note(_ event: InputEvent, before stage: any Staging, startedTransition: Bool) {
    queue = []
    let isDown: Bool
    if case .pointer(let pointer) = event.kind {
      isDown = pointer.phase == .down
    } else {
      isDown = true
    }
    if isDown { pending = (stage, []) }
    pending?.inputs.append(event)
    if startedTransition, let pending {
      start = pending.stage
      inputs = pending.inputs
      self.pending = nil
    } else if pending == nil {
      inputs.append(event)
    }
  }

  /// Starts again: the stage to go on from, and its time.
  mutating func restart() -> any Staging {
    queue = inputs
    return start
  }

  /// The inputs due up to a moment.
  mutating func due(until instant: Instant) -> [InputEvent] {
    let count = queue.prefix { $0.time <= instant }.count
    defer { queue.removeFirst(count) }
    return Array(queue.prefix(count))
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
