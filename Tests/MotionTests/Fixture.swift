import Foundation
import Motion

/// Reads the reference vectors beside this file.
enum Fixture {
  static func load<Content: Decodable>(_ type: Content.Type, from name: String) throws -> Content {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: url))
  }
}

/// A spring as the vectors write it.
struct SpringFixture: Decodable {
  let kind: String?
  let duration: Double?
  let bounce: Double?
  let response: Double?
  let dampingFraction: Double?
  let mass: Double?
  let stiffness: Double?
  let damping: Double?

  var spring: Spring? {
    if let duration, let bounce { return Spring(duration: duration, bounce: bounce) }
    if let response, let dampingFraction {
      return Spring(response: response, dampingRatio: dampingFraction)
    }
    guard let mass, let stiffness, let damping else { return nil }
    return Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      overdamping: kind == "physical_clamped" ? .clamped : .allowed)
  }
}

/// Far, but not too far: true when both numbers differ by no more than the tolerance.
func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  abs(left - right) <= tolerance
}

/// The same for two times that may be "never".
func isClose(_ left: Double?, _ right: Double?, within tolerance: Double) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return abs(left - right) <= tolerance
}
