import Motion

/// A curve as a person asks for it: `spring duration=0.5,bounce=0.2` (DESIGN "curve").
package struct CurveRequest: Hashable, Sendable {
  /// The kinds of curve.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case spring, bezier, rubberband, deceleration

    /// What the places on the curve are.
    package var axis: String {
      switch self {
      case .spring, .deceleration: "seconds"
      case .bezier: "progress"
      case .rubberband: "pt"
      }
    }

    /// What the derivative is called.
    package var slopeName: String {
      switch self {
      case .spring, .deceleration: "velocity"
      case .bezier: "slope"
      case .rubberband: "gain"
      }
    }

    /// An example of its parameters.
    package var example: String {
      switch self {
      case .spring: "spring duration=0.5,bounce=0.2"
      case .bezier: "bezier 0.42,0,0.58,1"
      case .rubberband: "rubberband dimension=844,coefficient=0.55"
      case .deceleration: "deceleration rate=0.998,velocity=1000"
      }
    }
  }

  /// Which kind.
  package var kind: Kind
  /// The curve itself.
  package var query: CurveQuery
  /// Kind and parameters as they were asked for.
  package let title: String

  /// Reads a kind and its parameters; several words of parameters count as one list.
  package init(kind name: String, parameters: [String]) throws(TextError) {
    guard let kind = Kind(rawValue: name) else {
      throw .unknown("curve", name, among: Kind.allCases.map(\.rawValue))
    }
    self.kind = kind
    let text = parameters.joined(separator: ",")
    title = "\(name) \(text)"
    query =
      switch kind {
      case .spring: try Self.spring(text)
      case .bezier: .bezier(try Self.bezier(text))
      case .rubberband: try Self.rubberBand(text)
      case .deceleration: try Self.deceleration(text)
      }
  }

  /// Places that show the whole curve when nobody names any: 21 from the start to its end.
  package var usualPlaces: [Double] {
    let end: Double =
      switch query {
      case .spring(let spring, _, _, _):
        min(10, max(0.001, query.settling?.lastCrossing ?? 3 * spring.response))
      case .bezier: 1
      case .rubberBand(let band): band.dimension
      case .deceleration(let deceleration, let velocity):
        max(0.001, deceleration.durationToHalfPoint(velocity: velocity))
      }
    // A round step, so that the table reads well.
    let step = (end / 20 * 1000).rounded(.up) / 1000
    return (0...20).map { Double($0) * step }
  }
}

extension CurveRequest {
  private static func bezier(_ text: String) throws(TextError) -> CubicBezier {
    let presets: [(String, CubicBezier)] = [
      ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut),
    ]
    if let preset = presets.first(where: { $0.0 == text }) { return preset.1 }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { NumberText.double(Wording.trim($0)) }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
      let y2 = numbers[3]
    else {
      throw TextError(
        "a Bezier curve needs four numbers", suggestion: "write bezier 0.42,0,0.58,1")
    }
    guard (0...1).contains(x1), (0...1).contains(x2) else {
      throw TextError("the first and third number of a Bezier curve must be from 0 to 1")
    }
    guard abs(y1) <= 1e6, abs(y2) <= 1e6 else {
      throw TextError("the second and fourth number of a Bezier curve are too large")
    }
    return CubicBezier(x1, y1, x2, y2)
  }

  private static func rubberBand(_ text: String) throws(TextError) -> CurveQuery {
    var values = try CurveParameters(text, known: ["dimension", "coefficient"])
    let dimension = try values.take("dimension", in: .positive)
    let coefficient = try values.take("coefficient", in: .positive, fallback: 0.55)
    return .rubberBand(RubberBand(dimension: dimension, coefficient: coefficient))
  }

  private static func deceleration(_ text: String) throws(TextError) -> CurveQuery {
    var values = try CurveParameters(text, known: ["rate", "velocity"])
    let rate = try values.take("rate", in: .share, fallback: 0.998)
    let velocity = try values.take("velocity", in: .any)
    return .deceleration(Deceleration(rate: rate), velocity: velocity)
  }
}
