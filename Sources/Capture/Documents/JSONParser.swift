/// Reads JSON (RFC 8259) with the line and column of every value.
///
/// Foundation's decoder would need the whole of Foundation's essentials in the window's start, and
/// tells neither line nor column of a wrong value; documents here are small and written by people.
package struct JSONParser {
  /// Objects and lists inside one another at most.
  static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// A byte order mark, as some editors leave at the start, is passed over (RFC 8259, section 8.1).
  private init(_ text: String) {
    bytes = Array(
      text.unicodeScalars.starts(with: ["\u{FEFF}"]) ? text.utf8.dropFirst(3) : text.utf8[...])
  }

  /// The value a text holds; nothing but white space may follow it.
  package static func parse(_ text: String) throws(PlacedError) -> JSONNode {
    var parser = JSONParser(text)
    parser.skipSpace()
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == parser.bytes.count else {
      throw parser.error("something stands after the end")
    }
    return node
  }

  private var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String) -> PlacedError {
    PlacedError(place: place, reason: TextError(message))
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(PlacedError) -> JSONNode {
    guard depth <= Self.deepest else {
      throw error("more than \(Self.deepest) lists and objects stand in one another")
    }
    let place = place
    switch next {
    case UInt8(ascii: "{"): return JSONNode(value: try object(depth), place: place)
    case UInt8(ascii: "["): return JSONNode(value: try array(depth), place: place)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), place: place)
    case nil: throw error("the text ends where a value should stand")
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return JSONNode(value: .number(try number()), place: place)
    default: return JSONNode(value: try word(), place: place)
    }
  }

  private mutating func word() throws(PlacedError) -> JSONNode.Value {
    for (word, value) in [
      ("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw error("no value begins like this")
  }

  private mutating func array(_ depth: Int) throws(PlacedError) -> JSONNode.Value {
    index += 1
    var nodes: [JSONNode] = []
    skipSpace()
    if take("]") { return .array(nodes) }
    while true {
      skipSpace()
      nodes.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(nodes) }
      guard take(",") else { throw error("a comma or ] is missing") }
    }
  }

  private mutating func object(_ depth: Int) throws(PlacedError) -> JSONNode.Value {
    index += 1
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      let place = place
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is missing") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw PlacedError(place: place, reason: TextError("'\(key)' stands twice in one object"))
      }
      skipSpace()
      guard take(":") else { throw error("a colon is missing after '\(key)'") }
      skipSpace()
      let node = try value(depth: depth + 1)
      members.append(JSONNode.Member(key: key, place: place, node: node))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw error("a comma or } is missing") }
    }
  }

  private mutating func number() throws(PlacedError) -> Double {
    let start = index
    let place = place
    _ = take("-")
    let whole = digits()
    let isLed = whole.count > 1 && whole.first == UInt8(ascii: "0")
    var isWhole = !whole.isEmpty && !isLed
    if take(".") { isWhole = !digits().isEmpty && isWhole }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      isWhole = !digits().isEmpty && isWhole
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isWhole, let number = Double(text), number.isFinite else {
      throw PlacedError(place: place, reason: TextError("'\(text)' is no number"))
    }
    return number
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, Self.isDigit(byte) { index += 1 }
    return bytes[start..<index]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension JSONParser {
  private mutating func string() throws(PlacedError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw error("a line or control character stands inside a text")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("a text has no closing quote")
  }

  private mutating func escape() throws(PlacedError) -> Unicode.Scalar {
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    index += 1
    if let byte = next, let scalar = plain[byte] {
      index += 1
      return scalar
    }
    let unit = try codeUnit()
    guard (0xD800...0xDFFF).contains(unit) else {
      guard let scalar = Unicode.Scalar(unit) else { throw error("no such character") }
      return scalar
    }
    guard unit < 0xDC00, take("\\") else { throw error("half a character stands alone") }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("half a character stands alone") }
    return scalar
  }

  private mutating func codeUnit() throws(PlacedError) -> UInt32 {
    guard take("u"), index + 4 <= bytes.count else { throw error("the escape is not known") }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits are missing")
      }
      unit = unit << 4 | UInt32(digit)
    }
    index += 4
    return unit
  }
}
