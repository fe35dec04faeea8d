import Canvas

/// A paragraph cut at every place where a line may end, each piece measured once.
struct Words {
  /// A piece no line may end inside.
  struct Word {
    /// Its characters without the spaces behind it.
    var text: Substring
    /// Text and the spaces behind it.
    var whole: Substring
    /// Width in pt without the spaces behind it.
    var width: Double
    /// Width in pt of the spaces behind it.
    var space: Double
  }

  var words: [Word] = []

  init(_ paragraph: Substring, style: TextStyle, measuring: any TextMeasuring) {
    let spaceWidth = measuring.width(of: " ", style: style)
    var start = paragraph.startIndex
    var previous: BreakClass?
    var index = start
    while index < paragraph.endIndex {
      let kind = BreakClass(paragraph[index])
      if let previous, previous.allowsBreak(before: kind) {
        append(paragraph[start..<index], spaceWidth, style, measuring)
        start = index
      }
      previous = kind
      index = paragraph.index(after: index)
    }
    append(paragraph[start...], spaceWidth, style, measuring)
  }

  private mutating func append(
    _ whole: Substring, _ spaceWidth: Double, _ style: TextStyle, _ measuring: any TextMeasuring
  ) {
    guard !whole.isEmpty else { return }
    let text = whole.trimmedEnd
    let spaces = whole.count - text.count
    words.append(
      Word(
        text: text, whole: whole, width: measuring.width(of: String(text), style: style),
        space: spaceWidth * Double(spaces)))
  }

  /// The words from which each line starts, when lines are filled to `limit` pt.
  func lineStarts(limit: Double) -> [Int] {
    var starts: [Int] = []
    var used = 0.0
    for (index, word) in words.enumerated() {
      if starts.isEmpty || used + word.width > limit + 0.01 {
        starts.append(index)
        used = 0
      }
      used += word.width + word.space
    }
    return starts
  }

  /// Sum of the widths in pt of the words of a line, without the space at its end.
  func width(of range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var sum = 0.0
    for word in words[range] { sum += word.width + word.space }
    return sum - words[last].space
  }

  /// The characters of a line, without the space at its end.
  func text(of range: Range<Int>) -> Substring {
    guard let first = range.first, let last = range.last else { return "" }
    let base = words[first].whole.base
    return base[words[first].whole.startIndex..<words[last].text.endIndex]
  }
}

extension Substring {
  /// Without the spaces at the end.
  var trimmedEnd: Substring {
    var text = self
    while let last = text.last, BreakClass(last) == .space { text.removeLast() }
    return text
  }
}
