import Canvas
import PresentationCore
import Showcase
import Testing

/// One alert after the other, by flags and by an enum (SPEC E3, E4, Q1).
struct ChainSceneTests {
  @Test(arguments: [("0s", "0.2", "0.4"), ("0.3s", "0.5", "0.2"), ("0.3s", "0.2", "0.2")])
  func `The first leaves wholly, the mask never falls below the lower one (Q1)`(
    delay: String, first: String, second: String
  ) throws {
    var driver = try SceneDriver(
      "alert-chain", knobs: ["delay": delay, "first": first, "second": second])
    try driver.perform("show", at: 0)
    try driver.tap("confirm", at: 1)
    let lower = min(Double(first) ?? 0, Double(second) ?? 0)
    for step in 0..<150 {
      let snapshot = driver.snapshot(at: 1 + Double(step) / 100)
      let dim = 1 - snapshot.presentations.reduce(1) { $0 * (1 - $1.mask) }
      #expect(dim >= lower - 0.001, "at \(step)0 ms: \(dim)")
      #expect(snapshot.presentations.filter { $0.phase != .queued }.count <= 1)
    }
    driver.run(to: 3)
    let gone = try #require(driver.time(of: .didDismiss("archive", cycle: 1, .action)))
    let next = try #require(
      driver.time(of: .willPresent("mute", cycle: 1, origin: .requested)))
    #expect(abs(next - gone - (delay == "0s" ? 0 : 0.3)) < 0.0001)
  }

  @Test func `A chain goes on as long as buttons set flags, and each writes its own (Q1, E2)`()
    throws
  {
    var driver = try SceneDriver("alert-chain")
    try driver.perform("show", at: 0)
    try driver.tap("confirm", at: 1)
    try driver.tap("mute", at: 2)
    try driver.tap("OK", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().flags.values.allSatisfy { !$0 })
    #expect(driver.stage.summary().text["answers"] == "archive, mute")
    #expect(driver.stage.summary().open == [])
  }

  @Test func `Two flags set at once show two alerts on each other (E4)`() throws {
    var driver = try SceneDriver("alert-flags")
    try driver.perform("both", at: 0)
    driver.run(to: 1)
    #expect(driver.stage.summary().open == ["storage alert", "sign-out alert"])
    #expect(driver.stage.summary().text["most at once"] == "2")
    try driver.tap("cancel", at: 1)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["storage alert"])
  }

  @Test func `The enum item shows one alert at a time, the last one asked for (E3, E4)`() throws {
    var driver = try SceneDriver("alert-enum")
    try driver.perform("both", at: 0)
    try driver.perform("storage", at: 1)
    try driver.perform("signOut", at: 1.1)
    driver.run(to: 4)
    #expect(driver.stage.summary().text == ["alert": "signOut", "most at once": "1"])
    #expect(driver.texts(at: 4).contains("Drafts stay on this phone."))
    #expect(driver.stage.summary().open == ["alert"])
  }

  @Test(arguments: ["0s", "0.3s"])
  func `A button that sets another case brings it, and the mask stays (E3, Q1)`(
    delay: String
  ) throws {
    var driver = try SceneDriver("alert-enum", knobs: ["delay": delay])
    try driver.perform("storage", at: 0)
    try driver.tap("another", at: 1)
    for step in 0..<120 {
      let snapshot = driver.snapshot(at: 1 + Double(step) / 100)
      let mask = snapshot.presentations.map(\.mask).max() ?? 0
      #expect(abs(mask - 0.2) < 0.001, "at \(step)0 ms")
    }
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "alert") == [
        "willPresent", "didPresent", "willDismiss action", "didDismiss", "willPresent",
        "didPresent",
      ])
    try driver.tap("cancel", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().text["alert"] == nil)
  }

  @Test func `While the first leaves it shows its own text, not the next one's (E3)`() throws {
    var driver = try SceneDriver("alert-enum")
    try driver.perform("storage", at: 0)
    try driver.perform("signOut", at: 1)
    #expect(try driver.layer("alert", at: 1.1).content.flatMap(\.texts).contains("Later"))
    #expect(try driver.layer("alert", at: 1.6).content.flatMap(\.texts).contains("Sign out"))
  }

  @Test func `Set back to the first on its way out, it turns round (E3, E7)`() throws {
    var driver = try SceneDriver("alert-enum")
    try driver.perform("storage", at: 0)
    try driver.perform("signOut", at: 1)
    try driver.perform("storage", at: 1.1)
    driver.run(to: 3)
    #expect(driver.texts(at: 3).contains("Later"))
    #expect(driver.cycle(of: "alert").filter { $0 == "didPresent" }.count == 2)
    try driver.perform("signOut", at: 3)
    try driver.perform("close", at: 3.1)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == [])
  }
}
