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
}
