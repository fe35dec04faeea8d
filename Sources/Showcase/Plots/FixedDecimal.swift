/// Numbers with a fixed count of decimals, as plots and panels show them.
package enum FixedDecimal {
  /// The digits of a number; a dash for one that is not finite.
  package static func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return "-" }
    let places = min(max(decimals, 0), 9)
    let power = (0..<places).reduce(Int64(1)) { power, _ in power * 10 }
    let scaled = (number * Double(power)).rounded()
    guard abs(scaled) < 9e18 else { return "\(number)" }
    let all = Int64(scaled)
    let whole = abs(all) / power
    let sign = all < 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let rest = String(abs(all) % power).padded(.before, to: places, with: "0")
    return "\(sign)\(whole).\(rest)"
  }

  /// The digits of a number without zeros at the end, of at most so many decimals.
  package static func shortest(_ number: Double, most: Int) -> String {
    var text = text(number, decimals: most)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// The decimals that tell multiples of a step apart, 9 at most.
  package static func decimals(of step: Double) -> Int {
    guard step > 0 else { return 0 }
    var count = 0
    var unit = 1.0
    while unit > step * 1.000_001, count < 9 {
      unit /= 10
      count += 1
    }
    return count
  }
}
