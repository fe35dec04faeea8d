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
    guard !isPlain else { return word }
    // A shell sees a quote where we see one character with the accent after it.
    let parts = word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { String($0) }.joined(separator: "'\\''") + "'"
  }

  /// The words of a line as `quoted` writes them; nil when a quote is never closed.
  package static func words(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        word = word ?? .init()
        word?.append(scalar)
        isEscaped = false
      } else if scalar == "'" {
        isQuoted.toggle()
        word = word ?? .init()
      } else if scalar == "\\", !isQuoted {
        isEscaped = true
      } else if scalar.properties.isWhitespace, !isQuoted {
        if let whole = word { words.append(String(whole)) }
        word = nil
      } else {
        word = word ?? .init()
        word?.append(scalar)
      }
    }
    guard !isQuoted, !isEscaped else { return nil }
    return words + (word.map { [String($0)] } ?? [])
  }
}
