import Canvas

/// Splits a line into stretches of one face.
struct Itemizer {
  /// What draws a character.
  enum Kind: Hashable {
    /// Inter.
    case latin
    /// Noto Sans SC.
    case han
    /// Noto Color Emoji.
    case emoji
    /// No bundled font has it.
    case missing
    /// Nothing: control characters take no room.
    case control
    /// Punctuation of both Latin and Han text, before its neighbours have decided.
    case shared
  }

  /// Neighbouring characters of one kind.
  struct Item: Equatable {
    /// What draws them.
    var kind: Kind
    /// Where they are, in UTF-8 bytes.
    var range: Range<Int>
  }

  /// The faces to choose from.
  let faces: FaceSet
  /// Picks the files of the two text faces.
  let weight: TextStyle.Weight

  /// The stretches of a text from left to right.
  func items(of text: String) -> [Item] {
    var kinds: [Kind] = []
    var ends: [Int] = []
    var shared: [(index: Int, character: Character)] = []
    var end = 0
    for character in text {
      let kind = kind(of: character)
      if kind == .shared { shared.append((kinds.count, character)) }
      kinds.append(kind)
      end += character.utf8.count
      ends.append(end)
    }
    if !shared.isEmpty { Self.settle(shared, among: &kinds) }
    return Self.merged(kinds, ends)
  }

  private static func merged(_ kinds: [Kind], _ ends: [Int]) -> [Item] {
    var items: [Item] = []
    var start = 0
    for (kind, end) in zip(kinds, ends) {
      if let last = items.last, last.kind == kind {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(Item(kind: kind, range: start..<end))
      }
      start = end
    }
    return items
  }

  // MARK: - One character

  private func kind(of character: Character) -> Kind {
    if let ascii = character.asciiValue {
      return ascii >= 0x20 && ascii != 0x7F ? .latin : .control
    }
    if character.unicodeScalars.allSatisfy(Self.isControl) { return .control }
    if "“”‘’…—·".contains(character) { return .shared }
    if Self.isEmoji(character), faces[.emoji].covers(character) { return .emoji }
    if faces[.latin(weight)].covers(character) { return .latin }
    if faces[.han(weight)].covers(character) { return .han }
    return faces[.emoji].covers(character) ? .emoji : .missing
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether a character asks for its picture: by itself, by a selector, a keycap or a skin tone.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.contains("\u{FE0E}") else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && scalars.contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  // MARK: - Shared punctuation

  /// The nearest kinds before and after each shared mark that are not shared themselves.
  private static func neighbours(
    of marks: [Int], among kinds: [Kind]
  ) -> (before: [Kind?], after: [Kind?]) {
    func nearest(_ marks: [Int], previous: (Int) -> Int) -> [Kind?] {
      var found: [Int: Kind?] = [:]
      return marks.map { mark in
        let next = previous(mark)
        var kind: Kind?
        if kinds.indices.contains(next) {
          kind = kinds[next] == .shared ? found[next] ?? nil : kinds[next]
        }
        found[mark] = kind
        return kind
      }
    }
    let before = nearest(marks) { $0 - 1 }
    let after = Array(nearest(marks.reversed()) { $0 + 1 }.reversed())
    return (before, after)
  }

  /// Gives shared punctuation to Han text beside it, a pair of quotes as one, the rest to Latin.
  private static func settle(
    _ shared: [(index: Int, character: Character)], among kinds: inout [Kind]
  ) {
    let (before, after) = neighbours(of: shared.map(\.index), among: kinds)
    for (place, mark) in shared.enumerated() {
      kinds[mark.index] = before[place] == .han || after[place] == .han ? .han : .latin
    }
    var open: [(index: Int, character: Character)] = []
    for quote in shared {
      switch quote.character {
      case "“", "‘": open.append(quote)
      case "”", "’":
        guard let last = open.last, (last.character == "“") == (quote.character == "”") else {
          continue
        }
        open.removeLast()
        guard kinds[last.index] == .han || kinds[quote.index] == .han else { continue }
        kinds[last.index] = .han
        kinds[quote.index] = .han
      default: continue
      }
    }
  }
}
