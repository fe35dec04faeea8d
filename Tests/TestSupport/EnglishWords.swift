/// Finds English on screens that are to be in another language.
public enum EnglishWords {
  /// Texts with Latin letters that no language writes otherwise.
  public static func left(in texts: [String]) -> [String] {
    // Units and the endings of files are the same in every language.
    texts.filter { text in
      ["MB", "kB", ".png"].reduce(text) { $0.replacing($1, with: "") }
        .contains { $0.isASCII && $0.isLetter }
    }
  }

  /// Texts with an English phrase or a capitalised word: less strict, for screens that show code,
  /// keys of a keyboard, or what was typed.
  public static func phrases(in texts: [String], but typed: [String]) -> [String] {
    texts.filter { text in
      guard !text.contains(where: { "=()[]._".contains($0) }) else { return false }
      let words = typed.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: "") }
        .split { !($0.isASCII && $0.isLetter) && $0 != " " }
        .map { $0.split(separator: " ").filter { $0.count > 1 } }
      return words.contains { $0.count > 1 || $0.contains { $0.first?.isUppercase == true } }
    }
  }
}
