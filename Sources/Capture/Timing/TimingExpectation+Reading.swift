import Motion
import Showcase

extension TimingExpectation {
  private static let keys = [
    "probe", "movement", "curve", "duration", "from", "to", "start", "tolerance",
  ]
  private static let toleranceKeys = ["pt", "share", "ms", "shift", "settle", "overshoot"]

  /// Reads one expectation or a list of them from JSON.
  package static func read(_ text: String) throws(PlacedError) -> [TimingExpectation] {
    let node = try JSONParser.parse(text)
    guard case .array(let nodes) = node.value else { return [try TimingExpectation(node)] }
    guard !nodes.isEmpty else { throw node.error("the list is empty: nothing is expected") }
    return try nodes.map { one throws(PlacedError) in try TimingExpectation(one) }
  }

  private init(_ node: JSONNode) throws(PlacedError) {
    place = node.place
    let members = try node.object(keys: Self.keys)
    guard let probe = members["probe"] else { throw node.error("'probe' is missing") }
    guard let curve = members["curve"] else { throw node.error("'curve' is missing") }
    self.probe = try probe.text { text throws(TextError) in try TimingProbe(text) }
    words = try curve.string()
    law = try Self.law(curve, duration: members["duration"])
    let range = -1e6...1e6
    from = try members["from"].map { one throws(PlacedError) in try one.number(in: range) }
    to = try members["to"].map { one throws(PlacedError) in try one.number(in: range) }
    start = try members["start"].map(Self.seconds)
    movement = try Self.whole(members["movement"]) ?? 1
    tolerance = Tolerance(value: self.probe.usualTolerance)
    if let limits = members["tolerance"] {
      tolerance = try Self.tolerance(limits, for: self.probe)
    }
  }

  private static func law(
    _ node: JSONNode, duration: JSONNode?
  ) throws(PlacedError) -> ClosedForm.Law {
    let query = try node.text { text throws(TextError) -> CurveQuery in
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.dropFirst().map(Wording.trim)
      return try CurveRequest(kind: words.first ?? "", parameters: rest).query
    }
    switch query {
    case .spring(let spring, from: 0, to: 1, let velocity):
      if let duration { throw duration.error("a spring has its duration in 'curve'") }
      return .spring(spring, velocity: velocity)
    case .spring: throw node.error("'from' and 'to' are keys of their own, beside 'curve'")
    case .bezier(let curve):
      guard let duration else {
        throw node.error(
          "a Bezier curve needs 'duration'", suggestion: "add \"duration\": \"250ms\"")
      }
      return .eased(curve, duration: try seconds(duration))
    case .rubberBand, .deceleration:
      throw node.error("only springs and Bezier curves can be expected")
    }
  }

  private static func tolerance(
    _ node: JSONNode, for probe: TimingProbe
  ) throws(PlacedError) -> Tolerance {
    let members = try node.object(keys: toleranceKeys)
    func number(_ key: String) throws(PlacedError) -> Double? {
      guard let one = members[key] else { return nil }
      return try one.number(in: 0...1e6)
    }
    let unit = probe.unit.rawValue
    let other = (probe.unit == .share ? MovingQuantity.Unit.points : .share).rawValue
    if let wrong = members[other] {
      throw wrong.error("'\(other)' does not go with \(probe.name)", suggestion: "write '\(unit)'")
    }
    return Tolerance(
      value: try number(unit) ?? probe.usualTolerance, lag: try number("ms").map { $0 / 1000 },
      shift: try number("shift").map { $0 / 1000 }, settle: try number("settle").map { $0 / 1000 },
      overshoot: try number("overshoot"))
  }

  private static func seconds(_ node: JSONNode) throws(PlacedError) -> Double {
    let nanoseconds = try node.text { text throws(TextError) in try TimeText.nanoseconds(text) }
    return Double(nanoseconds) / 1e9
  }

  private static func whole(_ node: JSONNode?) throws(PlacedError) -> Int? {
    guard let node else { return nil }
    let number = try node.number(in: 1...1000)
    guard number == number.rounded() else { throw node.error("a whole number should stand here") }
    return Int(number)
  }
}
