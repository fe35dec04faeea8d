import Showcase

/// Reads times as people write them: a number with `ms` or `s`, bare only 0 (DESIGN "Contract").
package enum TimeText {
  /// No time may be longer than this many seconds: a day.
  package static let longest = 86_400.0

  /// Nanoseconds of one time, such as `250ms`, `0.25s` or `0`.
  package static func nanoseconds(_ text: String) throws(TextError) -> Int64 {
    let time = try split(text)
    guard let unit = time.unit ?? (time.number == 0 ? .seconds : nil) else {
      throw TextError("'\(text)' has no unit", suggestion: "write \(text)ms or \(text)s")
    }
    return try convert(time.number, unit, text)
  }

  /// Nanoseconds of each time of a list such as `0,50,100ms`; the last unit applies to all.
  package static func list(_ text: String) throws(TextError) -> [Int64] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Wording.trim)
    guard let last = parts.last, !text.isEmpty else { throw TextError("no times given") }
    let shared = try split(last).unit
    var times: [Int64] = []
    for part in parts {
      let time = try split(part)
      guard let unit = time.unit ?? shared ?? (time.number == 0 ? .seconds : nil) else {
        throw TextError("'\(part)' has no unit", suggestion: "end the list with ms or s")
      }
      times.append(try convert(time.number, unit, part))
    }
    return times
  }

  /// A time for people: `250 ms`, with up to three decimals.
  package static func label(nanoseconds: Int64) -> String {
    let thousandths = (nanoseconds + (nanoseconds < 0 ? -500 : 500)) / 1000
    let whole = thousandths / 1000
    let rest = abs(thousandths % 1000)
    let sign = thousandths < 0 && whole == 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole) ms" }
    var digits = String(rest).padded(.before, to: 3, with: "0")
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits) ms"
  }

  private enum Unit: Double {
    case seconds = 1e9
    case milliseconds = 1e6
  }

  private static func split(_ text: String) throws(TextError) -> (number: Double, unit: Unit?) {
    let unit: Unit? =
      text.hasSuffix("ms") ? .milliseconds : text.hasSuffix("s") ? .seconds : nil
    let digits = text.dropLast(unit == .milliseconds ? 2 : unit == .seconds ? 1 : 0)
    guard let number = NumberText.double(String(digits)) else {
      throw TextError("'\(text)' is not a time", suggestion: "write 250ms, 0.25s or 0")
    }
    return (number, unit)
  }

  private static func convert(
    _ number: Double, _ unit: Unit, _ text: String
  ) throws(TextError) -> Int64 {
    guard number >= 0 else { throw TextError("'\(text)' is negative") }
    let nanoseconds = (number * unit.rawValue).rounded()
    guard nanoseconds <= longest * 1e9 else {
      throw TextError("'\(text)' is longer than a day")
    }
    return Int64(nanoseconds)
  }
}
