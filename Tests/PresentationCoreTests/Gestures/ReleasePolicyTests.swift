import Canvas
import PresentationCore
import Testing

/// SPEC S4, S5, Defaults: where a released sheet goes.
struct ReleasePolicyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var detents: [Detent] = [.medium, .large]
    var edge: Double
    var finger: Double?
    var velocity = 0.0
    var dismissal = DragDismissal.allowed
    var skipping = SheetSpec.Skipping.oneBeyond
    var target: ReleaseTarget
  }

  static let modal: [Detent] = [.height(366)]
  static let three: [Detent] = [.height(210), .medium, .large]

  static let rows: [Row] = [
    Row(testDescription: "B114 small swipe", edge: 402, velocity: -100, target: .detent(0)),
    Row(testDescription: "B117 pulled from large", edge: 377, target: .detent(0)),
    Row(testDescription: "B124 zig-zag", edge: 470, target: .detent(0)),
    Row(testDescription: "B125 full", detents: [.large], edge: 207, target: .detent(0)),
    Row(
      testDescription: "B129 flick up low", detents: modal, edge: 692, velocity: -1500,
      target: .detent(0)),
    Row(
      testDescription: "B130 flung up", detents: modal, edge: 666, velocity: -900,
      target: .detent(0)),
    Row(
      testDescription: "700 up never dismisses", detents: [.height(100)], edge: 1300,
      velocity: -700, target: .detent(0)),
    Row(testDescription: "B132 slow, far down", edge: 780, target: .dismiss),
    Row(
      testDescription: "B136 default", detents: three, edge: 427.2, velocity: -1800,
      target: .detent(2)),
    Row(
      testDescription: "B136 sequential", detents: three, edge: 427.2, velocity: -1800,
      skipping: .sequential, target: .detent(1)),
    Row(
      testDescription: "B136 from the detent", detents: three, edge: 600, velocity: -1800,
      skipping: .sequential, target: .detent(1)),
    Row(
      testDescription: "B137 to 300", detents: [.large, .medium, .medium], edge: 300,
      target: .detent(0)),
    Row(
      testDescription: "B138 only listed", detents: [.fraction(0.5), .large], edge: 844 * 0.7,
      target: .detent(0)),
    Row(
      testDescription: "B140 flick down refused", edge: 500, finger: 662, velocity: 2500,
      dismissal: .refused, target: .refused(0)),
    Row(
      testDescription: "B141 up 5 asks nothing", edge: 417, dismissal: .refused,
      target: .detent(0)),
    Row(
      testDescription: "B142 pulled to 800", edge: 589, finger: 800, dismissal: .refused,
      target: .refused(0)),
    Row(
      testDescription: "B145 no half state", detents: [.height(66), .large], edge: 640,
      velocity: -900, target: .detent(1)),
    Row(
      testDescription: "B148 thrown", detents: [.large], edge: 640, velocity: 6000,
      dismissal: .refused, target: .refused(0)),
    Row(
      testDescription: "B148 thrown, free", detents: [.large], edge: 640, velocity: 6000,
      target: .dismiss),
    Row(testDescription: "flick at the smallest", edge: 422, velocity: 700, target: .dismiss),
    Row(testDescription: "just too slow", edge: 422, velocity: 400, target: .detent(0)),
    Row(testDescription: "half of the smallest stays", edge: 633, target: .detent(0)),
    Row(testDescription: "below half leaves", edge: 633.1, target: .dismiss),
    Row(testDescription: "large, one beyond", edge: 60, velocity: 2000, target: .dismiss),
    Row(
      testDescription: "large, sequential", edge: 60, velocity: 2000, skipping: .sequential,
      target: .detent(0)),
    Row(
      testDescription: "large of three, one beyond", detents: three, edge: 60, velocity: 6000,
      target: .detent(0)),
    Row(
      testDescription: "large of three, unlimited", detents: three, edge: 60, velocity: 6000,
      skipping: .unlimited, target: .dismiss),
    Row(
      testDescription: "a tie goes up", edge: 239.5, target: .detent(1)),
    Row(
      testDescription: "over the top", edge: 20, finger: -40, velocity: -300, target: .detent(1)),
  ]

  @Test(arguments: rows)
  func `a release goes where the table says`(row: Row) {
    let policy = ReleasePolicy(skipping: row.skipping)
    let target = policy.target(
      edge: row.edge, finger: row.finger, velocity: row.velocity,
      detents: MockPhone.detents(row.detents), dismissal: row.dismissal)
    #expect(target == row.target)
  }

  @Test func `every release rests at an index in range (B124, B125, B161)`() {
    for listed in [[Detent.large], [.medium, .large], Self.three] {
      let detents = MockPhone.detents(listed)
      for edge in stride(from: -100.0, through: 900, by: 17) {
        for velocity in stride(from: -6000.0, through: 6000, by: 250) {
          let target = ReleasePolicy().target(
            edge: edge, velocity: velocity, detents: detents, dismissal: .refused)
          switch target {
          case .detent(let index), .refused(let index): #expect(detents.detents.indices ~= index)
          case .dismiss: Issue.record("refused, yet dismissed")
          }
        }
      }
    }
  }

  @Test func `faster downward never ends higher`() {
    let detents = MockPhone.detents(Self.three)
    for edge in stride(from: 57.0, through: 844, by: 13) {
      var last = Int.max
      for velocity in stride(from: -4000.0, through: 4000, by: 50) {
        let target = ReleasePolicy().target(
          edge: edge, velocity: velocity, detents: detents, dismissal: .allowed)
        let rank =
          switch target {
          case .detent(let index), .refused(let index): index
          case .dismiss: -1
          }
        #expect(rank <= last, "edge \(edge), velocity \(velocity)")
        last = rank
      }
    }
  }
}
