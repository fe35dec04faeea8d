/// What a character means for the end of a line.
enum BreakClass: Hashable, Sendable {
  /// A space: a line may end after it.
  case space
  /// Joins what stands beside it: no-break space, word joiner.
  case glue
  /// A forced new line.
  case newline
  /// Never ends a line: opening brackets and quotes.
  case opening
  /// Never starts a line: closing brackets, commas, stops.
  case closing
  /// A line may end after it, inside a word: hyphen, slash.
  case hyphen
  /// Stands alone: Han, kana, emoji; a line may end on both sides.
  case ideograph
  /// Part of a Latin word.
  case letter
  /// Part of a number: keeps signs and units beside it.
  case digit
  /// A currency sign or another mark in front of a number.
  case prefix
  /// A percent sign or another mark behind a number.
  case suffix

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    self = Self.mark(character) ?? Self.range(scalar.value, character)
  }

  private static func mark(_ character: Character) -> BreakClass? {
    switch character {
    case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}": .newline
    case " ", "\t", "\u{2002}", "\u{2003}", "\u{2009}", "\u{3000}", "\u{200B}": .space
    case "\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}": .glue
    case "(", "[", "{", "\u{2018}", "\u{201C}", "«", "¿", "¡", "（", "［", "｛", "「", "『", "《",
      "〈", "【", "〔", "〖":
      .opening
    case ")", "]", "}", "\u{2019}", "\u{201D}", "»", ",", ".", ";", ":", "!", "?", "…", "，", "。",
      "、", "；", "：", "！", "？", "）", "］", "｝", "」", "』", "》", "〉", "】", "〕", "〗", "·", "～",
      "々", "ー", "—":
      .closing
    case "-", "\u{2010}", "\u{2013}", "/", "\u{AD}", "&", "=", "_": .hyphen
    case "$", "€", "£", "¥", "￥", "#", "+", "\u{2212}", "@": .prefix
    case "%", "‰", "°", "℃", "％": .suffix
    case "0"..."9": .digit
    default: nil
    }
  }

  private static func range(_ value: UInt32, _ character: Character) -> BreakClass {
    switch value {
    case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3100...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      .ideograph
    case 0x2190...0x2BFF, 0x1F000...0x1FAFF: .ideograph
    default:
      character.unicodeScalars.first?.properties.isEmojiPresentation == true
        ? .ideograph : .letter
    }
  }

  /// Whether a line may end between a character of this class and one of the next.
  func allowsBreak(before next: BreakClass) -> Bool {
    switch (self, next) {
    case (.newline, _), (_, .newline): false
    case (_, .glue), (.glue, _): false
    case (_, .space): false
    case (.space, .closing): false
    case (.space, _): true
    case (_, .closing), (_, .suffix), (.opening, _): false
    case (.hyphen, .digit), (_, .hyphen): false
    case (.hyphen, _): true
    case (.ideograph, _): true
    case (.closing, .ideograph), (.closing, .opening): true
    case (.letter, .ideograph), (.digit, .ideograph), (.suffix, .ideograph): true
    case (.prefix, .ideograph): false
    case (.letter, .opening), (.digit, .opening), (.suffix, .opening), (.prefix, .opening): false
    case (.closing, _), (.letter, _), (.digit, _), (.suffix, _), (.prefix, _): false
    }
  }
}
