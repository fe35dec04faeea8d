/// The recognisers of one surface, free of cycles.
struct GestureRules: Hashable, Sendable {
  /// The recognisers; those of a cycle wait for nobody in it.
  let rules: [GestureRule]
  /// The cycles that were found, by the names in them: a programmer's error (SPEC M8).
  let cycles: [[RecognizerID]]

  init(_ rules: [GestureRule] = []) {
    var rules = rules
    var cycles: [[RecognizerID]] = []
    while let cycle = Self.cycle(in: rules) {
      cycles.append(cycle)
      for index in rules.indices where cycle.contains(rules[index].id) {
        rules[index].required.removeAll { cycle.contains($0) }
      }
    }
    self.rules = rules
    self.cycles = cycles
  }

  /// Those of an area that a touch at a point of the surface reaches.
  func listeners(on area: String, at accepts: (GestureRule.Place) -> Bool) -> [GestureRule] {
    rules.filter { $0.area == area && accepts($0.place) }
  }

  /// The recogniser that a key presses: the first one for a single tap.
  func primary(of area: String) -> GestureRule? {
    rules.first { $0.area == area && $0.kind == .tap(count: 1) }
  }

  /// True when the area is pressed by recognisers alone.
  func governs(_ area: String) -> Bool { rules.contains { $0.area == area } }

  /// The first chain of requirements that comes back to its beginning; nil when there is none.
  private static func cycle(in rules: [GestureRule]) -> [RecognizerID]? {
    var required: [RecognizerID: [RecognizerID]] = [:]
    for rule in rules { required[rule.id, default: []] += rule.required }
    var done: Set<RecognizerID> = []
    for rule in rules {
      var path: [RecognizerID] = []
      if let cycle = visit(rule.id, required, &path, &done) { return cycle }
    }
    return nil
  }

  private static func visit(
    _ id: RecognizerID, _ required: [RecognizerID: [RecognizerID]], _ path: inout [RecognizerID],
    _ done: inout Set<RecognizerID>
  ) -> [RecognizerID]? {
    if let start = path.firstIndex(of: id) { return Array(path[start...]) }
    guard !done.contains(id) else { return nil }
    path.append(id)
    for next in required[id] ?? [] {
      if let cycle = visit(next, required, &path, &done) { return cycle }
    }
    path.removeLast()
    done.insert(id)
    return nil
  }
}

extension GestureRules {
  /// What the error says of a cycle.
  static func message(for cycle: [RecognizerID], on surface: String) -> String {
    let names = cycle.map { "'\($0)'" }
    guard names.count > 1 else {
      return "recogniser \(names.first ?? "") on \(surface) requires its own failure"
    }
    let chain = (names + [names[0]]).joined(separator: " requires the failure of ")
    return "recognisers on \(surface) wait for each other: \(chain)"
  }
}
