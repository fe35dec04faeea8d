/// Where the caret goes from where it is.
public enum TextMove: Hashable, Sendable, CaseIterable {
  /// By one character as people count them.
  case back, forward
  /// To the beginning of this or the last word, to the end of this or the next one.
  case wordBack, wordForward
  /// To the ends of the line.
  case start, end

  /// The offset, in characters, that a caret at `caret` reaches.
  func target(from caret: Int, in text: String) -> Int {
    switch self {
    case .back: max(0, caret - 1)
    case .forward: min(text.count, caret + 1)
    case .wordBack: caret - WordRun.length(before: caret, in: text)
    case .wordForward: caret + WordRun.length(after: caret, in: text)
    case .start: 0
    case .end: text.count
    }
  }
}

/// Which characters belong together when a word is jumped over or chosen.
enum WordRun: Hashable {
  /// Letters and digits; Han characters have no spaces and make a run of their own.
  case word, han
  case space, mark

  private init(_ character: Character) {
    if character.isWhitespace {
      self = .space
    } else if character.unicodeScalars.first?.properties.isIdeographic ?? false {
      self = .han
    } else if character.isLetter || character.isNumber || character == "_" || character == "'" {
      self = .word
    } else {
      self = .mark
    }
  }

  /// How many characters a jump back from an offset covers, spaces included.
  static func length(before caret: Int, in text: String) -> Int {
    jump(over: text.prefix(caret).reversed())
  }

  /// How many characters a jump forward from an offset covers, spaces included.
  static func length(after caret: Int, in text: String) -> Int {
    jump(over: Array(text.dropFirst(caret)))
  }

  private static func jump(over characters: [Character]) -> Int {
    let kinds = characters.map(WordRun.init)
    let spaces = kinds.prefix { $0 == .space }.count
    guard let kind = kinds.dropFirst(spaces).first else { return spaces }
    return spaces + kinds.dropFirst(spaces).prefix { $0 == kind }.count
  }

  /// The run around an offset: the one behind it, or before it at the end of the text.
  static func around(_ offset: Int, in text: String) -> Range<Int> {
    let kinds = text.map(WordRun.init)
    guard !kinds.isEmpty else { return 0..<0 }
    let place = min(max(offset, 0), kinds.count - 1)
    let start = kinds[..<place].lastIndex { $0 != kinds[place] }.map { $0 + 1 } ?? 0
    let end = kinds[place...].firstIndex { $0 != kinds[place] } ?? kinds.count
    return start..<end
  }
}
