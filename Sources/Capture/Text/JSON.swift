import Showcase

/// A JSON value that keeps the order of its keys and the digits of its numbers.
///
/// Foundation's encoder does neither: it sorts or shuffles keys, and chooses the digits itself;
/// the trace's contract shows keys in reading order, and its lines are compared as text.
package enum JSON: Hashable, Sendable {
  /// No value.
  case null
  /// true or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with the shortest digits that read back equal; null unless finite.
  case number(Double)
  /// A number with 17 significant digits; null unless finite.
  case precise(Double)
  /// Characters.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Keys and values in the order they are written.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSON
  }

  /// Members from key and value pairs, in order.
  package static func members(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .object(pairs.map { Member(key: $0.key, value: $0.value) })
  }

  /// Members of a dictionary, sorted by key so that every run prints the same.
  package static func sorted(_ values: [String: JSON]) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value) })
  }

  /// The text on one line, without blanks.
  package var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .int(let value): out += String(value)
    case .number(let value): out += NumberText.text(value)
    case .precise(let value): out += NumberText.precise(value)
    case .string(let value): Self.quote(value, to: &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Self.quote(member.key, to: &out)
        out += ":"
        member.value.write(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + digits.padded(.before, to: 4, with: "0")
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
