import Canvas

/// What decides a line's glyphs; texts differ by bytes, not by canonical equivalence.
struct LineKey: Hashable {
  /// The characters.
  let text: String
  /// Picks the faces.
  let weight: TextStyle.Weight
  /// Picks the digits.
  let figures: TextStyle.Figures

  static func == (left: LineKey, right: LineKey) -> Bool {
    guard left.weight == right.weight, left.figures == right.figures else { return false }
    let same = left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { left.elementsEqual($0) }
    }
    return (same ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(weight)
    hasher.combine(figures)
    let hashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if hashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
