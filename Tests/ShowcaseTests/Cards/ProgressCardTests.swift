import Canvas
import PresentationCore
import Showcase
import Testing

struct ProgressCardTests {
  @Test(arguments: [(0.1, "10"), (1.0, "9"), (4.0, "6"), (9.5, "1")])
  func `The countdown is a function of time (K6)`(time: Double, number: String) throws {
    var driver = try SceneDriver("progress-card")
    try driver.perform("show", at: 0)
    #expect(driver.texts(at: time).contains(number))
  }

  @Test func `It neither restarts nor replays when the card comes again (K6)`() throws {
    var driver = try SceneDriver("progress-card")
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 60), at: 1)
    driver.run(to: 3)
    try driver.perform("show", at: 3)
    #expect(driver.texts(at: 4).contains("18.4 of 28.7 MB"))
    #expect(driver.texts(at: 4).contains("6"))
  }

  @Test func `One step or a hundred, the picture is the same (K6, T6)`() throws {
    var quick = try SceneDriver("progress-card")
    try quick.perform("show", at: 0)
    var slow = quick
    for step in 1..<100 { slow.run(to: Double(step) * 0.03) }
    #expect(
      try quick.layer("progress-card", at: 3) == slow.layer("progress-card", at: 3))
  }

  @Test func `After ten seconds the model closes it through its binding (K6, E2)`() throws {
    var driver = try SceneDriver("progress-card")
    try driver.perform("show", at: 0)
    driver.run(to: 12)
    #expect(driver.cycle(of: "progress-card").suffix(2) == ["willDismiss binding", "didDismiss"])
    #expect(driver.time(of: .willDismiss("progress-card", cycle: 1, .binding)) == 10)
  }

  @Test func `An undone delivery does not end a later one`() throws {
    var driver = try SceneDriver("progress-card")
    try driver.perform("show", at: 0)
    try driver.tap("undo", at: 5)
    driver.run(to: 8)
    try driver.perform("show", at: 8)
    #expect(driver.texts(at: 12).contains("6"), "the second countdown began at 8 s")
    driver.run(to: 20)
    #expect(driver.time(of: .willDismiss("progress-card", cycle: 2, .binding)) == 18)
  }
}
