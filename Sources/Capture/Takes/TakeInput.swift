import Canvas

/// One input of a take, cut down to what a stage understands.
package struct TakeInput: Hashable, Sendable {
  /// What is done to the stage.
  package enum Action: Hashable, Sendable {
    /// An input.
    case send(InputEvent.Kind)
    /// One of the scene's actions.
    case perform(String)
    /// Width and height change places; the size is known when it happens.
    case rotate
  }

  /// When, in nanoseconds after the take's time zero.
  package var time: Int64
  /// What is done.
  package var action: Action
  /// The line it comes from.
  package var place: TextPlace

  init(_ time: Int64, _ action: Action, _ place: TextPlace) {
    self.time = time
    self.action = action
    self.place = place
  }

  static func pointer(
    _ time: Int64, _ phase: Pointer.Phase, _ point: Point, finger: Int, _ place: TextPlace
  ) -> TakeInput {
    TakeInput(time, .send(.pointer(Pointer(phase, at: point, finger: finger))), place)
  }
}

/// Turns gestures into single inputs, as the head of CASES describes them.
enum TakeExpansion {
  /// A drag: down, a move every 16 ms with the last exactly at the end, rest, up.
  static func drag(
    from start: Point, to end: Point, _ drag: TakeDrag, at time: Int64, _ place: TextPlace
  ) -> [TakeInput] {
    let step = TakeDrag.moveInterval
    let paced = (start.distance(to: end) / 8).rounded(.up)
    let duration = drag.duration ?? Int64(paced) * step
    let hold = drag.hold ?? (drag.duration == nil ? 120_000_000 : 0)
    var inputs = [TakeInput.pointer(time, .down, start, finger: drag.finger, place)]
    func move(after elapsed: Int64, share: Double) {
      let point = Point(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      inputs.append(.pointer(time + elapsed, .move, point, finger: drag.finger, place))
    }
    for elapsed in stride(from: step, to: duration, by: Int(step)) {
      let share =
        drag.duration == nil
        ? 8 * Double(elapsed / step) / start.distance(to: end)
        : Double(elapsed) / Double(duration)
      move(after: elapsed, share: share)
    }
    if start != end || drag.duration != nil {
      move(after: duration, share: 1)
    }
    let release = time + duration + hold
    inputs.append(.pointer(release, .up, end, finger: drag.finger, place))
    return inputs
  }

  /// A flick: six moves of a velocity times 16 ms, with the up at the last.
  static func flick(
    from start: Point, velocity: Point, finger: Int, at time: Int64, _ place: TextPlace
  ) -> [TakeInput] {
    var inputs = [TakeInput.pointer(time, .down, start, finger: finger, place)]
    for index in 1...6 {
      let seconds = 0.016 * Double(index)
      let point = Point(start.x + velocity.x * seconds, start.y + velocity.y * seconds)
      let moment = time + Int64(index) * TakeDrag.moveInterval
      inputs.append(.pointer(moment, .move, point, finger: finger, place))
      if index == 6 { inputs.append(.pointer(moment, .up, point, finger: finger, place)) }
    }
    return inputs
  }
}
