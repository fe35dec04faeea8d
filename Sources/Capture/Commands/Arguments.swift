/// The words after a subcommand, sorted into positional arguments and options.
package struct Arguments: Hashable, Sendable {
  /// Positional arguments in order.
  package private(set) var positional: [String] = []
  /// True when help is asked for; nothing else is checked then.
  package private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]

  /// No words at all.
  init() {}

  /// Sorts the words by a subcommand's description.
  package init(_ words: [String], for spec: CommandSpec) throws(CommandError) {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      wantsHelp = true
      return
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      let isNumber = word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? true
      if word.hasPrefix("-"), !isNumber || spec.hasShort(word.prefix(2)) {
        try takeOption(word, &rest, spec)
      } else {
        positional.append(word)
      }
    }
    let isTold = spec.takesScene && values["--take"] != nil
    guard positional.count >= spec.argumentCount.lowerBound || isTold else {
      throw .usage(
        "\(spec.name) needs \(spec.arguments)",
        suggestion: spec.examples.first.map { "write such as 'popup-showcase \($0)'" })
    }
    guard positional.count <= spec.argumentCount.upperBound else {
      let extra = positional[spec.argumentCount.upperBound]
      throw .usage(
        "'\(extra)' is not expected", suggestion: "see 'popup-showcase \(spec.name) --help'")
    }
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ spec: CommandSpec
  ) throws(CommandError) {
    let sides = Self.sides(of: word, spec)
    let name = String(sides[0])
    guard !["--help", "-h"].contains(name) else { throw .usage("'\(name)' takes no value") }
    guard let option = spec.options.first(where: { $0.name == name || $0.short == name }) else {
      let known = spec.options.map(\.name) + ["--help"]
      throw .usage(
        "unknown option '\(name)' of \(spec.name)", suggestion: Wording.hint(for: name, in: known))
    }
    guard values[option.name] == nil || option.isRepeatable else {
      throw .usage("'\(name)' is given twice")
    }
    guard let placeholder = option.value else {
      guard sides.count == 1 else { throw .usage("'\(name)' takes no value") }
      values[option.name] = [""]
      return
    }
    guard let value = sides.count == 2 ? String(sides[1]) : rest.popFirst() else {
      throw .usage("'\(name)' needs a value", suggestion: "write \(name) \(placeholder)")
    }
    // A variable of a script that is not set, for example: nobody means the root of the disk by it.
    if value.isEmpty, ["FILE", "FOLDER"].contains(placeholder) {
      throw .usage(
        "\(name): the path is empty", suggestion: "name a \(placeholder.lowercased())")
    }
    if value == "-", ["FILE", "FOLDER"].contains(placeholder) {
      throw .usage(
        "\(name): '-' is no \(placeholder.lowercased())",
        suggestion: "name one, such as /dev/stdout, or ./- for one of that name")
    }
    values[option.name, default: []].append(value)
  }
}

extension Arguments {
  /// A name and its value, which follows an equals sign, or a short name at once as in `-j2`.
  private static func sides(of word: String, _ spec: CommandSpec) -> [Substring] {
    let short = word.prefix(2)
    let isShort = spec.options.contains { $0.short == String(short) && $0.value != nil }
    if isShort, word.count > 2, !word.hasPrefix("--") {
      let value = word.dropFirst(2)
      return [short, value.first == "=" ? value.dropFirst() : value]
    }
    return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  }

  /// Positional arguments and options of others, with these options laid over them; knobs that are
  /// not set here stay as the others set them.
  func over(_ others: Arguments) -> Arguments {
    var all = others
    for (name, values) in values {
      let names = Set(values.map(Self.knob))
      let kept = name == "--set" ? others.list(name).filter { !names.contains(Self.knob($0)) } : []
      all.values[name] = kept + values
    }
    return all
  }

  /// The knob that an assignment such as `mask=0.4` sets.
  private static func knob(_ assignment: String) -> String {
    Wording.trim(assignment.prefix { $0 != "=" })
  }

  /// True when an option is given.
  package func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// An option's value; nil when it is not given.
  package func value(_ name: String) -> String? {
    values[name]?.last
  }

  /// All values of an option that may be repeated.
  package func list(_ name: String) -> [String] {
    values[name] ?? []
  }

  /// An option's value read by a function that throws what is wrong with it.
  package func value<Value>(
    _ name: String, _ read: (String) throws(TextError) -> Value
  ) throws(CommandError) -> Value? {
    guard let text = value(name) else { return nil }
    do {
      return try read(text)
    } catch {
      throw CommandError(name, error)
    }
  }

  /// An option's time in nanoseconds; nil when it is not given.
  package func time(_ name: String) throws(CommandError) -> Int64? {
    try value(name, TimeText.nanoseconds)
  }

  /// An option's number within a range; nil when it is not given.
  ///
  /// An error also names `word`, which may stand instead of a number.
  package func number(
    _ name: String, in range: ClosedRange<Double>, or word: String? = nil
  ) throws(CommandError) -> Double? {
    try value(name) { text throws(TextError) in
      guard let number = NumberText.double(text), range.contains(number) else {
        let low = NumberText.text(range.lowerBound)
        let high = NumberText.text(range.upperBound)
        let other = word.map { " or \($0)" } ?? ""
        throw TextError("'\(text)' is not a number from \(low) to \(high)\(other)")
      }
      return number
    }
  }

  /// An option's word out of an enumeration; nil when it is not given, or when it is `word`.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String, of type: Value.Type, or word: String? = nil
  ) throws(CommandError) -> Value? where Value.RawValue == String {
    if let word, value(name) == word { return nil }
    return try value(name) { text throws(TextError) in
      guard let value = Value(rawValue: text) else {
        throw TextError(
          "'\(text)' is not known",
          suggestion: Wording.hint(
            for: text, in: Value.allCases.map(\.rawValue) + [word].compactMap(\.self)))
      }
      return value
    }
  }
}

extension CommandSpec {
  /// True for a command of one scene, which the file of a take may tell instead (SPEC X6).
  fileprivate var takesScene: Bool { arguments == "SCENE" }

  /// True when an option has this short name.
  fileprivate func hasShort(_ name: Substring) -> Bool {
    options.contains { $0.short.map { $0 == name } ?? false }
  }
}
