/// Which scenes somebody means who types a few words (SPEC X1).
extension SceneInfo {
  /// True when every word is somewhere in what the catalogue tells, in either language.
  package func matches(_ query: String) -> Bool {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return true }
    let text = searchText
    return words.allSatisfy { text.contains($0) }
  }

  /// Name, titles, family, summary, rows and the SwiftUI name, in lower case.
  private var searchText: String {
    let phrases = [title, family.title, summary].flatMap { [$0.english, $0.chinese] }
    return ([name, appleName.english] + phrases + spec).joined(separator: "\n").lowercased()
  }
}
