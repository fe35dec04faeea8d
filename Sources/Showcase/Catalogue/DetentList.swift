import PresentationCore

/// Reads a list of detents such as `medium,large,height(300),fraction(0.3),fit`.
enum DetentList {
  /// Nil when a word is no detent; an empty list is none either.
  static func parse(_ text: String) -> [Detent]? {
    let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
    let detents = words.compactMap { detent(String($0)) }
    return detents.count == words.count && !detents.isEmpty ? detents : nil
  }

  private static func detent(_ word: String) -> Detent? {
    switch word {
    case "medium": return .medium
    case "large": return .large
    case "fit": return .fit
    default: break
    }
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "("),
      let value = Double(word[word.index(after: open)...].dropLast()), value.isFinite, value > 0
    else { return nil }
    switch word[..<open] {
    case "height": return .height(value)
    case "fraction": return value <= 1 ? .fraction(value) : nil
    default: return nil
    }
  }
}
