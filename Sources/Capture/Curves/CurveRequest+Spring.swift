import Motion

extension CurveRequest {
  static func spring(_ text: String) throws(TextError) -> CurveQuery {
    var values = try CurveParameters(
      text,
      known: [
        "duration", "bounce", "response", "damping", "mass", "stiffness", "from", "to",
        "velocity", "clamped",
      ])
    let start = try values.take("from", in: .any, fallback: 0)
    let target = try values.take("to", in: .any, fallback: 1)
    let velocity = try values.take("velocity", in: .any, fallback: 0)
    let clamps = try values.takeToggle("clamped")
    let spring = try spring(&values, clamps: clamps)
    try values.finish()
    return .spring(spring, from: start, to: target, velocity: velocity)
  }

  private static func spring(
    _ values: inout CurveParameters, clamps: Bool
  ) throws(TextError) -> Spring {
    if values.has("mass") || values.has("stiffness") {
      return Spring(
        mass: try values.take("mass", in: .positive, fallback: 1),
        stiffness: try values.take("stiffness", in: .positive),
        damping: try values.take("damping", in: .notNegative),
        overdamping: clamps ? .clamped : .allowed)
    }
    if values.has("response") {
      let response = try values.take("response", in: .notNegative)
      let damping = try values.take("damping", in: .notNegative, fallback: 1)
      return Spring(response: response, dampingRatio: clamps ? min(1, damping) : damping)
    }
    guard values.has("duration") || values.has("bounce") else {
      throw TextError(
        "a spring needs duration and bounce, response and damping, or mass, stiffness and damping",
        suggestion: "write \(Kind.spring.example)")
    }
    let duration = try values.take("duration", in: .notNegative, fallback: 0.5)
    let bounce = try values.take("bounce", in: .bounce, fallback: 0)
    return Spring(duration: duration, bounce: clamps ? max(0, bounce) : bounce)
  }
}
