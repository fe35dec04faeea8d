/// Named numbers of a curve, `name=number` with commas between.
struct CurveParameters {
  /// What numbers a parameter takes.
  enum Domain: String {
    case any = "a number"
    case positive = "above 0"
    case notNegative = "0 or more"
    case bounce = "above -1 and at most 1"
    case share = "above 0 and below 1"

    /// Larger magnitudes are mistakes.
    static let largest = 1e12

    func contains(_ number: Double) -> Bool {
      switch self {
      case .any: true
      case .positive: number > 0
      case .notNegative: number >= 0
      case .bounce: number > -1 && number <= 1
      case .share: number > 0 && number < 1
      }
    }
  }

  private var values: [(name: String, text: String)] = []

  init(_ text: String, known: [String]) throws(TextError) {
    guard !text.isEmpty else { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(Wording.trim)
      guard sides.count == 2 else {
        throw TextError("'\(part)' is not a parameter", suggestion: "write such as \(known[0])=0.5")
      }
      guard known.contains(sides[0]) else {
        throw .unknown("parameter", sides[0], among: known)
      }
      guard !has(sides[0]) else { throw TextError("'\(sides[0])' is given twice") }
      values.append((sides[0], sides[1]))
    }
  }

  func has(_ name: String) -> Bool {
    values.contains { $0.name == name }
  }

  /// Takes a number out; without a fallback it must be there.
  mutating func take(
    _ name: String, in domain: Domain, fallback: Double? = nil
  ) throws(TextError) -> Double {
    guard let index = values.firstIndex(where: { $0.name == name }) else {
      guard let fallback else { throw TextError("'\(name)' is missing") }
      return fallback
    }
    let text = values.remove(at: index).text
    guard let number = Self.number(text, of: name), domain.contains(number) else {
      throw TextError("\(name)=\(text) is not possible; it must be \(domain.rawValue)")
    }
    guard abs(number) <= Domain.largest else {
      throw TextError("\(name)=\(text) is too large", suggestion: "stay within 1e12")
    }
    return number
  }

  /// A number with or without the unit that reports print after it.
  private static func number(_ text: String, of name: String) -> Double? {
    let units: [(String, Double)] =
      switch name {
      case "duration", "response": [("ms", 0.001), ("s", 1)]
      case "velocity": [("pt/s", 1), ("/s", 1)]
      default: []
      }
    for (unit, factor) in units where text.hasSuffix(unit) {
      return NumberText.double(Wording.trim(text.dropLast(unit.count))).map { $0 * factor }
    }
    return NumberText.double(text)
  }

  /// Takes an on-off word out; absent is off.
  mutating func takeToggle(_ name: String) throws(TextError) -> Bool {
    guard let index = values.firstIndex(where: { $0.name == name }) else { return false }
    let text = values.remove(at: index).text
    switch text {
    case "true", "on", "1": return true
    case "false", "off", "0": return false
    default: throw TextError("\(name)=\(text) is neither true nor false")
    }
  }

  /// Nothing may be left: parameters of two different forms do not mix.
  func finish() throws(TextError) {
    guard let extra = values.first else { return }
    throw TextError(
      "'\(extra.name)' does not go with the other parameters of this spring",
      suggestion: "use one form: duration,bounce | response,damping | mass,stiffness,damping")
  }
}
