import Canvas

/// A script of timed inputs that a person can write (DESIGN "Takes").
package struct Take: Hashable, Sendable {
  /// What errors call it: a path, or the name of a scene's own take.
  package var name: String
  /// Its inputs in the order of their lines.
  package var steps: [TakeStep]

  /// A take of given steps.
  package init(name: String, steps: [TakeStep]) {
    self.name = name
    self.steps = steps
  }

  /// No input at all: the scene at rest.
  package static let none = Take(name: "none", steps: [])
}

/// One line of a take.
package struct TakeStep: Hashable, Sendable {
  /// When a line begins.
  package enum Start: Hashable, Sendable {
    /// Nanoseconds after the take's time zero.
    case at(Int64)
    /// Nanoseconds after the last input of the line before.
    case after(Int64)
  }

  /// When it begins.
  package var start: Start
  /// What happens.
  package var verb: TakeVerb
  /// Where it stands in the text.
  package var place: TextPlace
}

/// A line and a column, both from 1.
package struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int

  /// A place from line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// What a line of a take does.
package enum TakeVerb: Hashable, Sendable {
  /// A finger comes down.
  case down(TakePoint, finger: Int)
  /// A finger moves.
  case move(TakePoint, finger: Int)
  /// A finger leaves where it is.
  case up(finger: Int)
  /// The system takes a finger's touch away.
  case cancel(finger: Int)
  /// Down and up at the same instant.
  case tap(TakePoint, finger: Int)
  /// Down, even moves, a rest, up.
  case drag(TakeDrag)
  /// Six moves at a velocity in pt/s, with the up at the last.
  case flick(TakePoint, velocity: Point, finger: Int)
  /// A wheel's scroll by points.
  case wheel(Point, at: TakePoint)
  /// A key.
  case key(KeyPress)
  /// Committed text.
  case type(String)
  /// Text an input method is still composing; empty gives up.
  case compose(String)
  /// Width and height change places.
  case rotate
  /// The screen gets this size in pt.
  case resize(Size)
  /// The software keyboard is wanted or sent away.
  case keyboard(InputEvent.SoftwareKeyboard)
  /// One of the scene's actions.
  case perform(String)
}

/// A place on the screen as a take names it.
package enum TakePoint: Hashable, Sendable {
  /// In stage pt.
  case absolute(Point)
  /// As an offset from the last point of the take, in pt.
  case relative(Point)
  /// The centre of a named element at the moment of the input.
  case element(String, TextPlace)
}

/// A finger's way from one place to another.
package struct TakeDrag: Hashable, Sendable {
  /// Where the finger comes down.
  package var from: TakePoint
  /// Where it ends; an offset counts from `from`.
  package var to: TakePoint
  /// Nanoseconds under way; nil for 8 pt every 16 ms (CASES head).
  package var duration: Int64?
  /// Nanoseconds of rest before the up; nil for 0, or 120 ms without a duration.
  package var hold: Int64?
  /// Which finger.
  package var finger: Int

  /// A way of a finger; times in nanoseconds, nil for the usual ones.
  package init(
    from start: TakePoint, to end: TakePoint, duration: Int64? = nil, hold: Int64? = nil,
    finger: Int = 1
  ) {
    from = start
    to = end
    self.duration = duration
    self.hold = hold
    self.finger = finger
  }
}
