import PresentationCore
import Showcase
import Testing

struct InnerClockTests {
  @Test func `Inner animation does not know how long the card takes (K6)`() throws {
    var runs: [[String]] = []
    for duration in ["0.1", "2"] {
      var driver = try SceneDriver("progress-card", knobs: ["duration": duration])
      try driver.perform("show", at: 0)
      var seen: [String] = []
      for time in [0.05, 0.5, 1.2, 2.4] {
        seen += driver.texts(at: time).filter { $0.hasSuffix("MB") || Int($0) != nil }
      }
      driver.run(to: 3)
      runs.append(seen)
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `It goes on through the way out and the way back in (K6, E7)`() throws {
    var driver = try SceneDriver("progress-card", knobs: ["duration": "1"])
    try driver.perform("show", at: 0)
    var still = driver
    try driver.perform("hide", at: 1)
    try driver.perform("show", at: 1.1)
    driver.run(to: 1.3)
    still.run(to: 1.3)
    #expect(
      driver.texts(at: 1.3).filter { $0.hasSuffix("MB") }
        == still.texts(at: 1.3).filter { $0.hasSuffix("MB") })
  }
}
