/// What a line of code declares: `package static func f()` is `func` with two modifiers.
struct Declaration {
  /// The words before the keyword, without attributes.
  let modifiers: [Substring]
  /// `func`, `var`, `import` and so on.
  let keyword: Substring
  /// What follows the keyword on the line.
  let rest: Substring

  /// Reads a line without comments; nil when it declares nothing.
  init?(_ line: String) {
    var words = Self.withoutAttributes(line.trimmed).split(separator: " ")
    var modifiers: [Substring] = []
    while let word = words.first, Self.modifierWords.contains(word) {
      // `class` is a modifier only before another keyword.
      if word == "class", words.count > 1, !Self.keywords.contains(Self.bare(words[1])) { break }
      modifiers.append(words.removeFirst())
    }
    guard let keyword = words.first.map(Self.bare), Self.keywords.contains(keyword) else {
      return nil
    }
    self.modifiers = modifiers
    self.keyword = keyword
    // What is glued to the keyword, as in `init(a: Int)`, is part of the rest.
    let glued = words[0].dropFirst(keyword.count)
    rest = ((glued.isEmpty ? [] : [words[0]]) + words.dropFirst()).joined(separator: " ")[...]
  }

  /// `perform` for `func perform(`; `init` is its own name.
  var name: String {
    String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// True when other rooms can see it.
  var isVisible: Bool {
    keyword != "import" && modifiers.contains { $0 == "public" || $0 == "package" }
  }
}

extension Declaration {
  private static let keywords: Set<Substring> = [
    "func", "init", "deinit", "subscript", "var", "let", "struct", "enum", "class", "actor",
    "protocol", "extension", "typealias", "associatedtype", "case", "import", "macro",
  ]

  private static let modifierWords: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "private(set)",
    "fileprivate(set)", "package(set)", "internal(set)", "static", "class", "final", "mutating",
    "nonmutating", "override", "nonisolated", "isolated", "lazy", "weak", "unowned", "indirect",
    "required", "convenience", "consuming", "borrowing", "prefix", "infix", "postfix",
  ]

  /// `init?(a` and `subscript<A>(b` without what is glued to them.
  private static func bare(_ word: Substring) -> Substring {
    word.prefix { $0.isLetter }
  }

  private static func withoutAttributes(_ line: Substring) -> Substring {
    var rest = line
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0 == "_" }
      if rest.first == "(" {
        var depth = 0
        while let character = rest.popFirst() {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          if depth == 0 { break }
        }
      }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }
}
