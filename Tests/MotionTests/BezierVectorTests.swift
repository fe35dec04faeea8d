import Motion
import Testing

/// MOTION 3: 19 timing curves, computed elsewhere with 50 digits.
struct BezierVectorTests {
  struct File: Decodable {
    let curves: [Curve]
  }

  struct Curve: Decodable {
    let id: String
    let p1: [Double]
    let p2: [Double]
    let x: [Double]
    let y: [Double]
    let slope: [Double?]

    var bezier: CubicBezier { CubicBezier(p1[0], p1[1], p2[0], p2[1]) }
  }

  let curves: [Curve]

  init() throws {
    curves = try Fixture.load(File.self, from: "bezier").curves
  }

  @Test func `values agree with the 50-digit solution`() {
    #expect(curves.count == 19)
    for curve in curves {
      for index in curve.x.indices {
        let x = curve.x[index]
        let slope = curve.slope[index]
        if slope == nil, x > 0, x < 1 { continue }
        #expect(
          isClose(
            curve.bezier.value(at: x), curve.y[index],
            within: max(1e-12, 4e-16 * abs(slope ?? 0))),
          "\(curve.id) at \(x)")
      }
    }
  }

  @Test func `slopes agree and are nil exactly where the curve is vertical`() {
    for curve in curves {
      for index in curve.x.indices {
        let expected = curve.slope[index]
        let steepness = max(1, abs(expected ?? 0))
        #expect(
          isClose(
            curve.bezier.slope(at: curve.x[index]), expected,
            within: 1e-12 * steepness * steepness),
          "\(curve.id) at \(curve.x[index])")
      }
    }
  }

  @Test func `the named curves are those of CSS`() throws {
    let named = [
      "css_linear": CubicBezier.linear, "css_ease": .ease, "css_ease_in": .easeIn,
      "css_ease_in_out": .easeInOut,
    ]
    for (id, curve) in named {
      #expect(curve == (try #require(curves.first { $0.id == id })).bezier)
    }
    for x in [0, 0.1, 0.3, 0.7, 1] {
      let mirrored = 1 - CubicBezier.easeIn.value(at: 1 - x)
      #expect(isClose(CubicBezier.easeOut.value(at: x), mirrored, within: 1e-14))
    }
  }

  @Test(arguments: [-1, -0.0, -Double.infinity])
  func `progress before the start counts as the start`(x: Double) {
    #expect(CubicBezier.ease.value(at: x) == 0)
    #expect(isClose(CubicBezier.ease.slope(at: x), 0.4, within: 1e-15))
  }

  @Test(arguments: [1, 2, Double.infinity, Double.nan])
  func `progress after the end, or none, counts as the end`(x: Double) {
    #expect(CubicBezier.easeIn.value(at: x) == 1)
  }

  @Test func `impossible control points are limited or give the line`() {
    #expect(CubicBezier(-1, 3, 2, -4) == CubicBezier(0, 3, 1, -4))
    #expect(CubicBezier(.nan, 0, 1, 1) == .linear)
    #expect(CubicBezier(0.1, .infinity, 1, 1) == .linear)
  }
}
