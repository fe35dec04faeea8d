/// What somebody looks for, upper or lower case (SPEC L3).
struct SearchTerm: Hashable {
  /// Nil for a term so long that no row has it.
  private let folded: String?

  /// Longer ones, in bytes, are not looked for: a mebibyte may have been pasted (SPEC V7).
  private static let longest = 1024

  init(_ text: String) {
    folded = text.utf8.count > Self.longest ? nil : text.lowercased()
  }

  /// True when one of the texts has the term in it; the empty one is everywhere.
  func isFound(in texts: [String]) -> Bool {
    guard let folded else { return false }
    return folded.isEmpty || texts.contains { $0.lowercased().contains(folded) }
  }

  /// The beginning of a text, for a line that quotes it.
  static func quoted(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: 24, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}
