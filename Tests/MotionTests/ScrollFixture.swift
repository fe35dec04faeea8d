/// The layout of `scroll.json`.
struct ScrollFixture: Decodable {
  struct Band: Decodable {
    let coefficient: Double
    let dimension: Double
    let forward: [BandRow]
    let inverse: [BandRow]
  }

  struct BandRow: Decodable {
    let drag: Double
    let shown: Double
    let gain: Double?
  }

  struct Clamp: Decodable {
    let min: Double
    let max: Double
    let dimension: Double
    let coefficient: Double
    let proposed: Double
    let shown: Double
  }

  struct Momentum: Decodable {
    let rate: Double
    let velocity: Double
    let totalDistance: Double
    let projectionWwdc: Double
    let durationToHalfPoint: Double
    let durationTo10PtPerS: Double
    let t: [Double]
    let position: [Double]
    let speed: [Double]
    let reach: [Reach]
  }

  struct Reach: Decodable {
    let distance: Double
    let time: Double
    let velocity: Double
  }

  struct Bounce: Decodable {
    let label: String
    let rate: Double
    let start: Double
    let velocity: Double
    let min: Double
    let max: Double
    let spring: SpringFixture
    let hitsEdge: Bool
    let hitTime: Double?
    let hitVelocity: Double?
    let peakOvershoot: Double?
    let peakTime: Double?
    let rest: Double?
    let t: [Double]
    let position: [Double]
    let speed: [Double]
  }

  struct Snap: Decodable {
    let position: Double
    let velocity: Double
    let rate: Double
    let rests: [Double]
    let projected: Double
    let nearest: Double
  }

  struct Elastic: Decodable {
    let initialOffset: Double
    let initialVelocity: Double
    let samples: [ElasticSample]
  }

  struct ElasticSample: Decodable {
    let t: Double
    let offset: Double
  }

  let rubberBand: [Band]
  let rubberBandClamp: [Clamp]
  let deceleration: [Momentum]
  let edgeBounce: [Bounce]
  let projectionSnap: [Snap]
  let webkitElastic: [Elastic]
}
