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
    let value = scalar.value
    self =
      value < 0x80
      ? Self.ascii(UInt8(value))
      : Self.mark(value) ?? Self.script(value)
        ?? (scalar.properties.isEmojiPresentation ? .ideograph : .letter)
  }

  private static func ascii(_ byte: UInt8) -> BreakClass {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      .closing
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "="),
      UInt8(ascii: "_"):
      .hyphen
    case UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "@"): .prefix
    case UInt8(ascii: "%"): .suffix
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .letter
    }
  }

  /// Marks beyond ASCII, by code point.
  private static func mark(_ value: UInt32) -> BreakClass? {
    switch value {
    case 0x2028, 0x2029: .newline
    case 0x2002, 0x2003, 0x2009, 0x200B, 0x3000: .space
    case 0xA0, 0x202F, 0x2060, 0xFEFF: .glue
    // ¿ ¡ « ‘ “ （ ［ ｛ 「 『 《 〈 【 〔 〖
    case 0xBF, 0xA1, 0xAB, 0x2018, 0x201C, 0xFF08, 0xFF3B, 0xFF5B, 0x300C, 0x300E, 0x300A,
      0x3008, 0x3010, 0x3014, 0x3016:
      .opening
    // » ’ ” … ， 。 、 ； ： ！ ？ ） ］ ｝ 」 』 》 〉 】 〕 〗 · ～ 々 ー —
    case 0xBB, 0x2019, 0x201D, 0x2026, 0xFF0C, 0x3002, 0x3001, 0xFF1B, 0xFF1A, 0xFF01, 0xFF1F,
      0xFF09, 0xFF3D, 0xFF5D, 0x300D, 0x300F, 0x300B, 0x3009, 0x3011, 0x3015, 0x3017, 0xB7,
      0xFF5E, 0x3005, 0x30FC, 0x2014:
      .closing
    case 0x2010, 0x2013, 0xAD: .hyphen
    // € £ ¥ ￥ −
    case 0x20AC, 0xA3, 0xA5, 0xFFE5, 0x2212: .prefix
    // ‰ ° ℃ ％
    case 0x2030, 0xB0, 0x2103, 0xFF05: .suffix
    default: nil
    }
  }

  private static func script(_ value: UInt32) -> BreakClass? {
    switch value {
    case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3100...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      .ideograph
    case 0x2190...0x2BFF, 0x1F000...0x1FAFF: .ideograph
    default: nil
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
