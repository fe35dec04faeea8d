/// Where the caret goes from where it is.
public enum TextMove: Hashable, Sendable, CaseIterable {
  /// By one character as people count them.
  case back, forward
  /// To the beginning of this or the last word, to the end of this or the next one.
  case wordBack, wordForward
  /// To the ends of the line.
  case start, end

  /// The offset, in bytes, that a caret at `caret` reaches.
  func target(from caret: Int, in text: String) -> Int {
    let place = text.place(caret)
    switch self {
    case .back: return place > text.startIndex ? text.offset(of: text.index(before: place)) : 0
    case .forward:
      return place < text.endIndex ? text.offset(of: text.index(after: place)) : text.utf8.count
    case .wordBack: return text.offset(of: WordRun.start(before: place, in: text))
    case .wordForward: return text.offset(of: WordRun.end(after: place, in: text))
    case .start: return 0
    case .end: return text.utf8.count
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

  /// The longest run in characters: nobody reads a longer one as a word.
  private static let longest = 4096

  /// Where a jump back ends: spaces, then one run.
  static func start(before place: String.Index, in text: String) -> String.Index {
    let end = back(from: place, over: .space, in: text)
    guard end > text.startIndex else { return end }
    return back(from: end, over: WordRun(text[text.index(before: end)]), in: text)
  }

  /// Where a jump forward ends: spaces, then one run.
  static func end(after place: String.Index, in text: String) -> String.Index {
    let start = forward(from: place, over: .space, in: text)
    guard start < text.endIndex else { return start }
    return forward(from: start, over: WordRun(text[start]), in: text)
  }

  /// The run around an offset: the one behind it, or before it at the end of the text; in bytes.
  static func around(_ offset: Int, in text: String) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var place = text.start(at: offset)
    if place == text.endIndex { place = text.index(before: place) }
    let run = WordRun(text[place])
    let start = back(from: place, over: run, in: text)
    let end = forward(from: place, over: run, in: text)
    return text.offset(of: start)..<text.offset(of: end)
  }

  private static func back(
    from place: String.Index, over run: WordRun, in text: String
  ) -> String.Index {
    var place = place
    for _ in 0..<longest where place > text.startIndex {
      let before = text.index(before: place)
      guard WordRun(text[before]) == run else { break }
      place = before
    }
    return place
  }

  private static func forward(
    from place: String.Index, over run: WordRun, in text: String
  ) -> String.Index {
    var place = place
    for _ in 0..<longest where place < text.endIndex {
      guard WordRun(text[place]) == run else { break }
      place = text.index(after: place)
    }
    return place
  }
}
