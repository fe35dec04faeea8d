/// A named, typed parameter of a scene, settable by `--set` and told by `list --json`.
package struct Knob: Hashable, Sendable {
  /// What values it takes.
  package enum Kind: Hashable, Sendable {
    /// A number within a range, with its unit for people.
    case number(ClosedRange<Double>, unit: String)
    /// One of several words.
    case choice([String])
    /// On or off.
    case toggle
    /// Text of a form, such as a list of detents; also what it is when nobody sets it.
    case text(KnobForm, example: String)
  }

  /// The name before `=`.
  package var name: String
  /// What values it takes.
  package var kind: Kind
  /// The value when nobody sets it, as text.
  package var fallback: String
  /// One sentence for people.
  package var summary: String

  /// A knob with its value when nobody sets it.
  package init(_ name: String, _ kind: Kind, fallback: String, summary: String) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
    self.summary = summary
  }

  /// What is wrong with a value, or nil when it may be set.
  package func objection(to value: String) -> String? {
    switch kind {
    case .number(let range, let unit):
      guard let number = KnobValue.number(value), range.contains(number) else {
        let bounds = [range.lowerBound, range.upperBound].map(Self.plain)
        return "'\(value)' is not a number from \(bounds[0]) to \(bounds[1])"
          + (unit.isEmpty ? "" : " \(unit)")
      }
      return nil
    case .choice(let words):
      return words.contains(value) ? nil : "'\(value)' is none of \(words.joined(separator: ", "))"
    case .toggle:
      return KnobValue.toggle(value) == nil ? "'\(value)' is neither on nor off" : nil
    case .text(let form, _): return value == fallback ? nil : form.objection(to: value)
    }
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// Reads knob values from text.
package enum KnobValue {
  /// A finite number; a trailing `s`, `ms`, `pt` or `%` is understood.
  package static func number(_ text: String) -> Double? {
    let units: [(String, Double)] = [("ms", 0.001), ("pt", 1), ("s", 1), ("%", 0.01), ("", 1)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard digits.utf8.allSatisfy(isDecimal), let value = Double(String(digits)), value.isFinite
      else { continue }
      return value * factor
    }
    return nil
  }

  /// What a decimal number is written with: digits, signs, a point and an exponent.
  private static func isDecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte)
  }

  /// on, off, true, false, 1, 0.
  package static func toggle(_ text: String) -> Bool? {
    switch text {
    case "on", "true", "1", "yes": true
    case "off", "false", "0", "no": false
    default: nil
    }
  }
}

/// The values of a scene's knobs: those set, else their fallbacks.
package struct KnobValues: Hashable, Sendable {
  private var values: [String: String]

  /// The fallbacks of all knobs.
  package init(_ knobs: [Knob]) {
    values = Dictionary(knobs.map { ($0.name, $0.fallback) }) { first, _ in first }
  }

  /// The text of a knob; empty when the scene has no such knob.
  package subscript(name: String) -> String {
    get { values[name] ?? "" }
    set { values[name] = newValue }
  }

  /// The number of a knob; 0 when it is none.
  package func number(_ name: String) -> Double {
    KnobValue.number(self[name]) ?? 0
  }

  /// True when a toggle is on.
  package func isOn(_ name: String) -> Bool {
    KnobValue.toggle(self[name]) ?? false
  }
}
