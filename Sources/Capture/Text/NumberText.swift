import Glibc

/// Numbers in and out: plain decimals only, and digits that give the same number back.
package enum NumberText {
  /// A finite decimal number; nil for `nan`, `inf`, hexadecimal, spaces and anything else.
  package static func double(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDecimal), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// Two finite numbers with a comma between, such as `195,60`.
  package static func pair(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = double(Wording.trim(parts[0])),
      let second = double(Wording.trim(parts[1]))
    else { return nil }
    return (first, second)
  }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == 0 { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }

  /// 17 significant digits, as the contract of `curve --json` asks.
  package static func precise(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return format("%.17g", number)
  }

  /// A number with a fixed count of decimals, for tables.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return "-" }
    let text = format("%.\(decimals)f", number)
    return text.contains { "123456789".contains($0) } || !text.hasPrefix("-")
      ? text : String(text.dropFirst())
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte)
  }

  private static func format(_ pattern: String, _ number: Double) -> String {
    let length = withVaList([number]) { vsnprintf(nil, 0, pattern, $0) }
    var bytes = [CChar](repeating: 0, count: Int(max(0, length)) + 1)
    _ = withVaList([number]) { vsnprintf(&bytes, bytes.count, pattern, $0) }
    return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
