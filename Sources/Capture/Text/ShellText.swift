/// Quoting words for a shell, so that a printed command can be pasted.
package enum ShellText {
  /// The word itself when no shell would touch it, else in single quotes.
  package static func quoted(_ word: String) -> String {
    let plain = "-_./=,:@%+"
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        plain.unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
          || ("0"..."9").contains(scalar)
      }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  /// The words of a line as `quoted` writes them; nil when a quote is never closed.
  package static func words(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character.isWhitespace, !isQuoted {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted, !isEscaped else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
