import Canvas
import PresentationCore

extension EnginePhone {
  mutating func send(_ kind: InputEvent.Kind, at ms: Double) {
    request(at: ms) { $0.handle(InputEvent(kind, at: $1)) }
  }

  mutating func down(_ x: Double, _ y: Double, finger: Int = 1, at ms: Double) {
    send(.pointer(Pointer(.down, at: Point(x, y), finger: finger)), at: ms)
  }

  mutating func move(_ x: Double, _ y: Double, finger: Int = 1, at ms: Double) {
    send(.pointer(Pointer(.move, at: Point(x, y), finger: finger)), at: ms)
  }

  mutating func up(_ x: Double, _ y: Double, finger: Int = 1, at ms: Double) {
    send(.pointer(Pointer(.up, at: Point(x, y), finger: finger)), at: ms)
  }

  mutating func cancel(_ x: Double, _ y: Double, finger: Int = 1, at ms: Double) {
    send(.pointer(Pointer(.cancel, at: Point(x, y), finger: finger)), at: ms)
  }

  /// Down and up at one instant.
  mutating func tap(_ x: Double, _ y: Double, finger: Int = 1, at ms: Double) {
    down(x, y, finger: finger, at: ms)
    up(x, y, finger: finger, at: ms)
  }

  /// Moves of `step` pt every `every` ms from the down at `ms`; returns the time of the last.
  @discardableResult
  mutating func moves(
    _ x: Double, from start: Double, by way: Double, step: Double = 8, every: Double = 16,
    at ms: Double
  ) -> Double {
    let count = Int((abs(way) / step).rounded(.up))
    guard count > 0 else { return ms }
    for index in 1...count {
      let part = min(Double(index) * step, abs(way))
      move(x, start + (way < 0 ? -part : part), at: ms + Double(index) * every)
    }
    return ms + Double(count) * every
  }

  /// Down, moves of 8 pt every 16 ms, a rest of 120 ms, up; returns the time of the up.
  @discardableResult
  mutating func drag(
    _ x: Double = 195, from start: Double, by way: Double, rest: Double = 120, at ms: Double
  ) -> Double {
    down(x, start, at: ms)
    let end = moves(x, from: start, by: way, at: ms) + rest
    up(x, start + way, at: end)
    return end
  }

  /// Down, moves evenly spread until `end`, a rest, up.
  mutating func drag(
    _ x: Double = 195, from start: Double, by way: Double, until end: Double, rest: Double = 0,
    at ms: Double
  ) {
    down(x, start, at: ms)
    let count = max(1, Int(((end - ms) / 16).rounded()))
    for index in 1...count {
      let share = Double(index) / Double(count)
      move(x, start + way * share, at: ms + (end - ms) * share)
    }
    up(x, start + way, at: end + rest)
  }

  /// Down and 6 moves of v·16 ms each 16 ms, the up with the last; returns its time.
  @discardableResult
  mutating func flick(
    _ x: Double = 195, from start: Double, v: Double, at ms: Double
  ) -> Double {
    down(x, start, at: ms)
    for index in 1...6 { move(x, start + v * 0.016 * Double(index), at: ms + 16 * Double(index)) }
    up(x, start + v * 0.096, at: ms + 96)
    return ms + 96
  }

  mutating func key(_ key: KeyPress.Key, at ms: Double) {
    send(.key(KeyPress(key)), at: ms)
  }

  mutating func keyboard(_ wanted: InputEvent.SoftwareKeyboard, at ms: Double) {
    send(.keyboard(wanted), at: ms)
  }

  /// Turns the phone or resizes the window; landscape safe areas come with `rotate`.
  mutating func resize(_ width: Double, _ height: Double, at ms: Double) {
    send(.resize(Size(width, height)), at: ms)
  }
}
