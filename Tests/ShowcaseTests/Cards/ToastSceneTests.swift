import Canvas
import PresentationCore
import Showcase
import Testing

struct ToastSceneTests {
  @Test func `A toast leaves three seconds after it has arrived, without a mask (K8)`() throws {
    var driver = try SceneDriver("toast")
    try driver.perform("show", at: 0)
    driver.run(to: 5)
    let arrived = try #require(driver.time(of: .didPresent("toast 1", cycle: 1)))
    let left = try #require(driver.time(of: .willDismiss("toast 1", cycle: 1, .timer)))
    #expect(abs(left - arrived - 3) < 1e-6)
    #expect(!driver.snapshot(at: 5).page.isBlocked)
  }

  @Test(arguments: [("bottom", Rect(16, 697, 358, 52)), ("top", Rect(16, 51, 358, 64))])
  func `It stands above the tabs or below the status bar (K8, look 16)`(
    place: String, frame: Rect
  ) throws {
    var driver = try SceneDriver("toast", knobs: ["place": place])
    try driver.perform("show", at: 0)
    #expect(driver.presentation("toast 1", at: 1)?.frame == frame)
  }

  @Test func `Toasts wait their turn in order (Q2)`() throws {
    var driver = try SceneDriver("toast")
    for (index, row) in ["row 0", "row 1", "row 2"].enumerated() {
      try driver.tap(row, at: Double(index) * 0.2)
    }
    driver.run(to: 14)
    let starts = try (1...3).map { number in
      try #require(
        driver.time(
          of: .willPresent(
            PresentationID("toast \(number)"), cycle: 1, origin: .requested)))
    }
    let gone = try #require(driver.time(of: .didDismiss("toast 1", cycle: 1, .timer)))
    #expect(starts == starts.sorted())
    #expect(starts[1] >= gone)
  }

  @Test func `It swipes away toward its edge (K8)`() throws {
    var driver = try SceneDriver("toast")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(100, 723), to: Point(100, 820), at: 1, over: 0.15)
    driver.run(to: 2)
    #expect(driver.cycle(of: "toast 1").contains("willDismiss drag"))
  }

  @Test func `Undo brings the row back`() throws {
    var driver = try SceneDriver("toast")
    try driver.tap("row 0", at: 0)
    #expect(driver.point(of: "row 0", at: 1) == nil)
    try driver.tap("Undo", at: 1)
    #expect(driver.point(of: "row 0", at: 2) != nil)
  }
}
