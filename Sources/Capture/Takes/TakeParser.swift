import Canvas

/// Reads takes: one input a line, `[TIME] VERB …` (DESIGN "Takes").
package struct TakeParser {
  private let name: String
  private var steps: [TakeStep] = []
  /// No later than the start of the line before, in nanoseconds.
  private var earliest: Int64 = 0
  /// Nanoseconds the line before takes at least.
  private var previousDuration: Int64 = 0

  private init(name: String) {
    self.name = name
  }

  /// The take in a text; `name` is what errors call it.
  package static func parse(_ text: String, name: String) throws(TakeError) -> Take {
    var parser = TakeParser(name: name)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      try parser.read(index == 0 ? line.drop { $0 == "\u{FEFF}" } : line, number: index + 1)
    }
    return Take(name: name, steps: parser.steps)
  }

  private mutating func read(_ line: Substring, number: Int) throws(TakeError) {
    var tokens: TakeTokens
    do {
      tokens = try TakeTokens(line, line: number)
    } catch {
      throw TakeError(
        take: name, place: TextPlace(line: number, column: error.column),
        reason: TextError("the quote is never closed", suggestion: "end the name with \""))
    }
    guard let first = tokens.peek else { return }
    var start = TakeStep.Start.after(0)
    if !first.isQuoted, let sign = first.text.first, sign.isNumber || "+-.".contains(sign) {
      _ = tokens.take()
      start = try time(first, line: number)
    }
    let place = tokens.place
    do {
      let verb = try TakeVerb(reading: &tokens)
      steps.append(TakeStep(start: start, verb: verb, place: place))
      note(start, verb)
    } catch {
      throw TakeError(take: name, place: error.place, reason: error.reason)
    }
  }

  private func time(_ token: TakeTokens.Token, line: Int) throws(TakeError) -> TakeStep.Start {
    let place = TextPlace(line: line, column: token.column)
    let isLater = token.text.hasPrefix("+")
    let digits = isLater ? String(token.text.dropFirst()) : token.text
    guard !digits.isEmpty, !digits.hasPrefix("+") else {
      let reason = TextError("'\(token.text)' is not a time", suggestion: "write such as +16ms")
      throw TakeError(take: name, place: place, reason: reason)
    }
    let time: Int64
    do {
      time = try TimeText.nanoseconds(digits)
    } catch {
      throw TakeError(take: name, place: place, reason: error)
    }
    guard isLater || time >= earliest else {
      let before = TimeText.label(nanoseconds: earliest)
      throw TakeError(
        take: name, place: place,
        reason: TextError(
          "\(token.text) is before the line above, at \(before)",
          suggestion: "put the lines in order of time"))
    }
    guard (isLater ? earliest : 0) + time <= Int64(TimeText.longest * 1e9) else {
      throw TakeError(take: name, place: place, reason: TextError("the take is longer than a day"))
    }
    return isLater ? .after(time) : .at(time)
  }

  private mutating func note(_ start: TakeStep.Start, _ verb: TakeVerb) {
    switch start {
    case .at(let time): earliest = time
    case .after(let time): earliest += previousDuration + time
    }
    previousDuration = verb.knownDuration
  }
}

extension TakeVerb {
  /// Nanoseconds from its start to its last input, as far as the text tells.
  var knownDuration: Int64 {
    switch self {
    case .drag(let drag): (drag.duration ?? 0) + (drag.hold ?? 0)
    case .flick: 6 * TakeDrag.moveInterval
    case .down, .move, .up, .cancel, .tap, .wheel, .key, .type, .compose, .rotate, .resize,
      .keyboard, .perform:
      0
    }
  }
}

extension TakeDrag {
  /// Nanoseconds between two moves of a drag or a flick.
  static let moveInterval: Int64 = 16_000_000
}
