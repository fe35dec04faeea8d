import Canvas

/// Breaks text into lines: Latin words, Han characters, kinsoku; emoji are never split.
struct LineBreaker {
  let style: TextStyle
  let measuring: any TextMeasuring
  let flow: TextFlow

  /// Lines of at most `limit` pt; nil breaks at newlines only.
  func layout(_ text: String, limit: Double?) -> TextLayout {
    if flow.maxLines == 1, let limit { return single(text, limit: limit) }
    var layout = TextLayout.empty
    for paragraph in text.paragraphs {
      if let maxLines = flow.maxLines, layout.lines.count >= maxLines {
        layout.isTruncated = true
        break
      }
      append(paragraph, limit: limit, to: &layout)
    }
    return layout
  }

  /// Width in pt of the widest piece that no line may end inside.
  func widestWord(_ text: String) -> Double {
    let widths = text.paragraphs.flatMap { paragraph in
      Words(paragraph, style: style, measuring: measuring).words.map(\.width)
    }
    return widths.max() ?? 0
  }

  /// One line, with an ellipsis when it is too long; newlines become spaces.
  private func single(_ text: String, limit: Double) -> TextLayout {
    let line = text.hasNewline ? text.paragraphs.joined(separator: " ") : text
    let width = measuring.width(of: line, style: style)
    if width <= limit + 0.01 {
      return TextLayout(lines: [.init(text: line, width: width)], width: width)
    }
    let short = truncated(line[...], limit: limit)
    return TextLayout(lines: [short], width: short.width, isTruncated: true)
  }

  private func append(_ paragraph: Substring, limit: Double?, to layout: inout TextLayout) {
    let whole = String(paragraph)
    let width = measuring.width(of: whole, style: style)
    guard let limit, width > limit + 0.01 else {
      layout.lines.append(.init(text: whole, width: width))
      layout.width = max(layout.width, width)
      return
    }
    var words = Words(paragraph, style: style, measuring: measuring)
    words.splitLongWords(limit: limit, style: style, measuring: measuring)
    let starts =
      flow.balance == .balanced
      ? words.balancedStarts(limit: limit) : words.lineStarts(limit: limit)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : words.words.count
      let isLast = layout.lines.count + 1 == flow.maxLines
      if isLast, end < words.words.count {
        let rest = words.text(of: start..<words.words.count)
        let short = truncated(rest, limit: limit)
        layout.lines.append(short)
        layout.width = max(layout.width, short.width)
        layout.isTruncated = true
        return
      }
      let text = String(words.text(of: start..<end))
      let exact = measuring.width(of: text, style: style)
      layout.lines.append(.init(text: text, width: exact))
      layout.width = max(layout.width, exact, words.width(of: start..<end))
    }
  }

  /// The longest start of the text that fits with an ellipsis behind it, by halving.
  private func truncated(_ text: Substring, limit: Double) -> TextLayout.Line {
    let full = String(text)
    let fullWidth = measuring.width(of: full, style: style)
    if fullWidth <= limit + 0.01 { return .init(text: full, width: fullWidth) }
    let ends = Array(text.indices) + [text.endIndex]
    var low = 0
    var high = ends.count - 1
    var best = TextLayout.Line(text: "…", width: measuring.width(of: "…", style: style))
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = String(text[..<ends[middle]].trimmedEnd) + "…"
      let width = measuring.width(of: candidate, style: style)
      if width <= limit + 0.01 {
        low = middle
        best = .init(text: candidate, width: width)
      } else {
        high = middle - 1
      }
    }
    return best
  }
}

extension String {
  /// True when a forced new line is in it.
  var hasNewline: Bool {
    utf8.contains { $0 == 10 || $0 == 13 } || unicodeScalars.contains { $0.value & ~1 == 0x2028 }
  }

  /// The pieces between forced new lines.
  var paragraphs: [Substring] {
    guard hasNewline else { return [self[...]] }
    return split(omittingEmptySubsequences: false) { BreakClass($0) == .newline }
  }
}
