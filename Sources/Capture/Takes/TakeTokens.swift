/// The words of one line of a take, each with its column.
struct TakeTokens {
  struct Token: Equatable {
    var text: String
    var column: Int
    var isQuoted: Bool
  }

  /// A line that cannot be cut into words.
  struct Unclosed: Error {
    var column: Int
  }

  let line: Int
  let tokens: [Token]
  /// One past the last character that is no comment.
  let endColumn: Int
  private(set) var next = 0
  private let characters: [Character]

  init(_ text: Substring, line: Int) throws(Unclosed) {
    self.line = line
    characters = Array(text)
    var found: [Token] = []
    var index = 0
    var end = 0
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      if characters[index] == "#" { break }
      let token = try Self.token(in: characters, at: &index)
      found.append(token)
      end = index
    }
    tokens = found
    endColumn = end + 1
  }

  private static func token(
    in characters: [Character], at index: inout Int
  ) throws(Unclosed) -> Token {
    let start = index
    guard characters[start] == "\"" else {
      while index < characters.count, !characters[index].isWhitespace { index += 1 }
      return Token(text: String(characters[start..<index]), column: start + 1, isQuoted: false)
    }
    var text = ""
    index = start + 1
    while index < characters.count {
      if characters[index] == "\"" {
        index += 1
        // A doubled quote is one that belongs to the text.
        guard index < characters.count, characters[index] == "\"" else {
          return Token(text: text, column: start + 1, isQuoted: true)
        }
      }
      text.append(characters[index])
      index += 1
    }
    throw Unclosed(column: start + 1)
  }

  /// The next word without taking it.
  var peek: Token? { next < tokens.count ? tokens[next] : nil }

  /// Where the next word stands, or where it is missing.
  var place: TextPlace { TextPlace(line: line, column: peek?.column ?? endColumn) }

  /// Takes the next word.
  mutating func take() -> Token? {
    guard let token = peek else { return nil }
    next += 1
    return token
  }

  /// Takes all that is left as it was written; one quoted word alone loses its quotes.
  mutating func takeRest() -> String {
    guard let first = peek else { return "" }
    let isAlone = next == tokens.count - 1 && first.isQuoted
    next = tokens.count
    return isAlone ? first.text : String(characters[(first.column - 1)..<(endColumn - 1)])
  }
}
