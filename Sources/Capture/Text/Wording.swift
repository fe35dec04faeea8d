/// Finding one's way in words: trimming and the nearest names for suggestions.
package enum Wording {
  /// The text without blanks at both ends.
  package static func trim(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// One line without control characters, shortened in the middle beyond 1200 characters.
  package static func oneLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let line = String(
      String.UnicodeScalarView(
        words.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    return line.count <= 1200 ? line : "\(line.prefix(800)) … \(line.suffix(300))"
  }

  /// Up to three known names close to a wrong one, the closest first.
  package static func nearest(to wrong: String, in known: [String]) -> [String] {
    guard wrong.utf8.count <= 256 else { return [] }
    let lowered = wrong.lowercased()
    let ranked: [(name: String, rank: Int)] = known.compactMap { name in
      let candidate = name.lowercased()
      let distance = distance(lowered, candidate)
      let isPart = !lowered.isEmpty && (candidate.contains(lowered) || lowered.contains(candidate))
      guard isPart || distance <= max(1, max(lowered.count, candidate.count) / 3) else {
        return nil
      }
      return (name, isPart ? min(distance, 2) : distance)
    }
    let sorted = ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return sorted.prefix(3).map(\.name)
  }

  /// A hint such as `did you mean 'sheet' or 'alert'?`, or the whole list when nothing is close.
  package static func hint(for wrong: String, in known: [String]) -> String? {
    let close = nearest(to: wrong, in: known)
    guard close.isEmpty else {
      return "did you mean \(close.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    return known.isEmpty ? nil : "there are \(known.joined(separator: ", "))"
  }

  /// The number of letters to insert, remove, replace or swap between two words.
  package static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.prefix(64))
    let b = Array(second.prefix(64))
    var before: [Int] = []
    var above = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(above[j + 1] + 1, row[j] + 1, above[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}
