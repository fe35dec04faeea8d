import Canvas

extension Words {
  /// Line starts of the narrowest block with no more lines than `limit` pt needs.
  func balancedStarts(limit: Double) -> [Int] {
    let greedy = lineStarts(limit: limit)
    guard greedy.count > 1 else { return greedy }
    if greedy.count == 2, let sentence = sentenceStart(limit: limit) { return [0, sentence] }
    var low = limit / 2
    var high = limit
    var best = greedy
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let starts = lineStarts(limit: middle)
      if starts.count == greedy.count, holdsEveryWord(in: middle) {
        best = starts
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  /// The word after the first sentence, when both sentences fit on a line of their own.
  private func sentenceStart(limit: Double) -> Int? {
    for index in words.indices.dropLast() {
      guard let last = words[index].text.last, "。！？.!?".contains(last) else { continue }
      let next = index + 1
      let fits = width(of: 0..<next) <= limit && width(of: next..<words.count) <= limit
      return fits ? next : nil
    }
    return nil
  }

  /// False when a single word sticks out of the width.
  private func holdsEveryWord(in limit: Double) -> Bool {
    words.allSatisfy { $0.width <= limit + 0.01 }
  }

  /// Cuts words wider than a line between characters: the last resort.
  mutating func splitLongWords(
    limit: Double, style: TextStyle, measuring: any TextMeasuring
  ) {
    guard words.contains(where: { $0.width > limit + 0.01 }) else { return }
    words = words.flatMap { word -> [Word] in
      guard word.width > limit + 0.01 else { return [word] }
      var pieces: [Word] = []
      var index = word.text.startIndex
      while index < word.text.endIndex {
        let next = word.text.index(after: index)
        let isLast = next == word.text.endIndex
        let text = word.text[index..<next]
        pieces.append(
          Word(
            text: text, whole: isLast ? word.whole[index...] : text,
            width: measuring.width(of: String(text), style: style),
            space: isLast ? word.space : 0))
        index = next
      }
      return pieces
    }
  }
}
