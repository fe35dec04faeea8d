import Foundation

/// What these tests read of `scroll.json`.
struct ScrollFixture: Decodable {
  struct Clamp: Decodable {
    let min: Double
    let max: Double
    let dimension: Double
    let proposed: Double
    let shown: Double
  }

  struct Bounce: Decodable {
    let rate: Double
    let start: Double
    let velocity: Double
    let min: Double
    let max: Double
    let spring: Physical
    let hitsEdge: Bool
    let hitTime: Double?
    let rest: Double?
    let t: [Double]
    let position: [Double]
    let speed: [Double]
  }

  struct Physical: Decodable {
    let mass: Double
    let stiffness: Double
    let damping: Double
  }

  struct Snap: Decodable {
    let position: Double
    let velocity: Double
    let rate: Double
    let rests: [Double]
    let projected: Double
    let nearest: Double
  }

  let rubberBandClamp: [Clamp]
  let edgeBounce: [Bounce]
  let projectionSnap: [Snap]

  static func load() throws -> ScrollFixture {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try Data(contentsOf: tests.appending(path: "MotionTests/Fixtures/scroll.json"))
    return try decoder.decode(ScrollFixture.self, from: data)
  }
}
