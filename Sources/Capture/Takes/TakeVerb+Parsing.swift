import Canvas

/// What is wrong with a line, and where.
struct LineError: Error {
  var place: TextPlace
  var reason: TextError

  init(_ place: TextPlace, _ message: String, suggestion: String? = nil) {
    self.place = place
    reason = TextError(message, suggestion: suggestion)
  }
}

extension TakeVerb {
  /// The verbs in the order of the help text.
  static let names = [
    "down", "move", "up", "cancel", "tap", "drag", "flick", "wheel", "key", "type", "compose",
    "rotate", "resize", "keyboard", "do",
  ]

  /// Reads verb and arguments; nothing may be left over.
  init(reading tokens: inout TakeTokens) throws(LineError) {
    let place = tokens.place
    guard let word = tokens.take() else {
      throw LineError(
        place, "there is a time but no verb", suggestion: "write such as 'tap 195,60'")
    }
    switch word.text {
    case "down", "move", "tap", "drag", "flick": self = try .touch(word.text, &tokens)
    case "up": self = .up(finger: try tokens.finger())
    case "cancel": self = .cancel(finger: try tokens.finger())
    case "wheel": self = try .wheel(&tokens)
    case "key": self = .key(try tokens.key())
    case "type": self = .type(try tokens.rest("text to type", example: "type hello"))
    case "compose": self = .compose(tokens.takeRest())
    case "rotate": self = .rotate
    case "resize": self = .resize(try tokens.size())
    case "keyboard": self = .keyboard(try tokens.keyboard())
    case "do": self = .perform(try tokens.rest("action", example: "do present A"))
    default:
      throw LineError(
        place, "unknown verb '\(word.text)'",
        suggestion: Wording.hint(for: word.text, in: Self.names))
    }
    if let extra = tokens.peek {
      throw LineError(tokens.place, "'\(extra.text)' is not expected after '\(word.text)'")
    }
  }

  private static func touch(
    _ verb: String, _ tokens: inout TakeTokens
  ) throws(LineError) -> TakeVerb {
    let point = try tokens.point()
    switch verb {
    case "down": return .down(point, finger: try tokens.finger())
    case "move": return .move(point, finger: try tokens.finger())
    case "tap": return .tap(point, finger: try tokens.finger())
    case "flick":
      let velocity = try tokens.velocity()
      return .flick(point, velocity: velocity, finger: try tokens.finger())
    default: return try drag(from: point, &tokens)
    }
  }

  private static func drag(
    from start: TakePoint, _ tokens: inout TakeTokens
  ) throws(LineError) -> TakeVerb {
    try tokens.expect("to", example: "drag 195,400 to 195,700 over 400ms")
    let end = try tokens.point()
    var drag = TakeDrag(from: start, to: end, duration: nil, hold: nil, finger: 1)
    if tokens.skip("over") { drag.duration = try tokens.dragTime() }
    if tokens.skip("hold") { drag.hold = try tokens.dragTime() }
    drag.finger = try tokens.finger()
    return .drag(drag)
  }

  private static func wheel(_ tokens: inout TakeTokens) throws(LineError) -> TakeVerb {
    let place = tokens.place
    guard let word = tokens.take(), let delta = NumberText.pair(word.text) else {
      throw LineError(place, "a distance is missing", suggestion: "write 'wheel 0,120 at 195,400'")
    }
    try tokens.expect("at", example: "wheel 0,120 at 195,400")
    return .wheel(Point(delta.0, delta.1), at: try tokens.point())
  }
}
