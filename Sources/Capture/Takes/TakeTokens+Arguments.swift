import Canvas

extension Point {
  /// True within 10000 pt of the stage's corner; the largest screen has 4096 pt.
  var isNearScreen: Bool { max(abs(x), abs(y)) <= 10_000 }
}

extension TakeTokens {
  /// Velocities beyond this many pt/s are mistakes.
  private static let fastest = 1_000_000.0

  /// A point: `195,60`, `+0,+12`, or an element's name.
  mutating func point() throws(LineError) -> TakePoint {
    let place = place
    guard let word = take() else {
      throw LineError(
        place, "a point is missing", suggestion: "write such as 195,60, +0,+12 or sheet.grabber")
    }
    if word.isQuoted { return .element(word.text, place) }
    guard let pair = NumberText.pair(word.text) else {
      if word.text.first?.isLetter == true, !word.text.contains("=") {
        return .element(word.text, place)
      }
      throw LineError(
        place, "'\(word.text)' is not a point",
        suggestion: "write such as 195,60, +0,+12 or \"an element\"")
    }
    let point = Point(pair.0, pair.1)
    guard point.isNearScreen else {
      throw LineError(place, "'\(word.text)' is far outside any screen")
    }
    let signs = word.text.split(separator: ",").map { $0.first }
    let isRelative =
      signs.contains("+") || signs.allSatisfy { $0 == "-" }
    return isRelative ? .relative(point) : .absolute(point)
  }

  /// `finger=2`, or 1 when it is not given.
  mutating func finger() throws(LineError) -> Int {
    guard let word = peek, word.text.hasPrefix("finger="), !word.isQuoted else { return 1 }
    let place = place
    _ = take()
    guard let number = Int(word.text.dropFirst(7)), (1...10).contains(number) else {
      throw LineError(place, "'\(word.text)' is not a finger from 1 to 10")
    }
    return number
  }

  /// `v=0,-1500`, in pt/s.
  mutating func velocity() throws(LineError) -> Point {
    let place = place
    guard let word = take(), word.text.hasPrefix("v="),
      let pair = NumberText.pair(String(word.text.dropFirst(2)))
    else {
      throw LineError(
        place, "the velocity of the flick is missing", suggestion: "write such as v=0,-1500")
    }
    guard max(abs(pair.0), abs(pair.1)) <= Self.fastest else {
      throw LineError(place, "'\(word.text)' is faster than any finger")
    }
    return Point(pair.0, pair.1)
  }

  /// A part of a drag: a time of at most ten minutes, in nanoseconds.
  mutating func dragTime() throws(LineError) -> Int64 {
    let place = place
    guard let word = take() else {
      throw LineError(place, "a time is missing", suggestion: "write such as 400ms")
    }
    let time: Int64
    do {
      time = try TimeText.nanoseconds(word.text)
    } catch {
      throw LineError(place, error.message, suggestion: error.suggestion)
    }
    guard time <= 600_000_000_000 else {
      throw LineError(place, "'\(word.text)' is longer than ten minutes")
    }
    return time
  }

  /// `844x390`, in pt.
  mutating func size() throws(LineError) -> Size {
    let place = place
    guard let word = take() else {
      throw LineError(place, "a size is missing", suggestion: "write such as 844x390")
    }
    let sides = word.text.split(separator: "x", omittingEmptySubsequences: false)
      .map { NumberText.double(String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...4096).contains(width), (100...4096).contains(height)
    else {
      throw LineError(
        place, "'\(word.text)' is not a size from 100x100 to 4096x4096 pt",
        suggestion: "write such as 844x390")
    }
    return Size(width, height)
  }

  /// `show` or `hide`.
  mutating func keyboard() throws(LineError) -> InputEvent.SoftwareKeyboard {
    let place = place
    switch take()?.text {
    case "show": return .show
    case "hide": return .hide
    default: throw LineError(place, "the keyboard can show or hide")
    }
  }

  /// A key with its modifiers, such as `escape` or `ctrl+r`.
  mutating func key() throws(LineError) -> KeyPress {
    let place = place
    guard let word = take() else {
      throw LineError(place, "a key is missing", suggestion: "write such as 'key escape'")
    }
    do {
      return try KeyText.press(word.text)
    } catch {
      throw LineError(place, error.message, suggestion: error.suggestion)
    }
  }

  /// All that is left of the line; it may not be empty.
  mutating func rest(_ what: String, example: String) throws(LineError) -> String {
    let place = place
    let text = takeRest()
    guard !text.isEmpty else {
      throw LineError(place, "the \(what) is missing", suggestion: "write such as '\(example)'")
    }
    return text
  }

  /// Takes a word that must stand here.
  mutating func expect(_ word: String, example: String) throws(LineError) {
    let place = place
    guard take()?.text == word else {
      throw LineError(place, "'\(word)' is missing", suggestion: "write such as '\(example)'")
    }
  }

  /// Takes a word if it stands here.
  mutating func skip(_ word: String) -> Bool {
    guard let token = peek, token.text == word, !token.isQuoted else { return false }
    _ = take()
    return true
  }
}
