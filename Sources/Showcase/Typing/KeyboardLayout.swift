import Canvas

/// Where the keys stand in a keyboard of some size (look 07): rows 56 pt apart on the usual phone.
struct KeyboardLayout {
  /// Width and height in pt, home indicator area included.
  let size: Size
  var plane = KeyboardState.Plane.letters
  var suggestions: [String] = []

  /// Low keyboards, of phones on their side, have no strip of their own for globe and hide.
  private var isLow: Bool { size.height < 240 }
  private var top: Double { size.height >= 300 ? 52 : isLow ? 36 : 40 }
  private var bottom: Double { size.height >= 300 ? 60 : isLow ? 21 : 44 }
  private var pitch: Double { (size.height - top - bottom) / 4 }
  private var keyHeight: Double { pitch - (isLow ? 6 : 12) }
  /// Keys are designed for 390 pt and grow to 700.
  private var stretch: Double { min(size.width - (isLow ? 180 : 0), 700) / 390 }
  private var left: Double { (size.width - 390 * stretch) / 2 }

  /// All keys, row by row.
  var keys: [KeyboardKey] {
    suggestionKeys + characterKeys + [
      key(.shift, 3, 45, row: 2), key(.backspace, 342, 45, row: 2),
      key(.plane(plane == .letters ? .numbers : .letters), 3, 45, row: 3),
      key(.plane(plane == .emoji ? .letters : .emoji), 54, 45, row: 3),
      key(.space, 105, 180, row: 3), key(.submit, 291, 96, row: 3),
    ] + edgeKeys
  }

  private static let rows: [KeyboardState.Plane: [String]] = [
    .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"],
    .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
    .emoji: ["😀😂😊😍😘😎🤔😴😭😡", "👍👎👏🙏💪👋🤝✌️👌🎉", "❤️🔥⭐☕🍎🌈🚲"],
  ]

  private var characterKeys: [KeyboardKey] {
    (Self.rows[plane] ?? []).enumerated().flatMap { row, characters in
      let count = Double(characters.count)
      let width = count > 5 ? 33.0 : 48
      let start = (390 - count * (width + 6) + 6) / 2
      return characters.enumerated().map { column, character in
        key(.text(String(character)), start + Double(column) * (width + 6), width, row: row)
      }
    }
  }

  private var suggestionKeys: [KeyboardKey] {
    let width = size.width / 3
    return suggestions.prefix(3).enumerated().map { index, word in
      KeyboardKey(
        action: .suggestion(word), rect: Rect(Double(index) * width, 0, width, top - 8))
    }
  }

  /// Globe and hide: below the keys, or beside them where the keyboard is low.
  private var edgeKeys: [KeyboardKey] {
    let end = top + 3 * pitch + keyHeight
    let y = isLow ? end - 44 : end + 3
    let inset = isLow ? 36.0 : 24
    return [
      KeyboardKey(action: .globe, rect: Rect(inset, y, 44, 44)),
      KeyboardKey(action: .hide, rect: Rect(size.width - inset - 44, y, 44, 44)),
    ]
  }

  private func key(
    _ action: KeyboardKey.Action, _ x: Double, _ width: Double, row: Int
  ) -> KeyboardKey {
    KeyboardKey(
      action: action,
      rect: Rect(
        left + x * stretch, top + Double(row) * pitch, width * stretch, keyHeight))
  }

  /// The key a finger means: gaps belong to the nearest one.
  func key(at point: Point) -> KeyboardKey? {
    keys.first { $0.rect.grown(by: 6).contains(point) }
  }
}
