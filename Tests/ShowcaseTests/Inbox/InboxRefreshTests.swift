import Canvas
import PresentationCore
import Showcase
import Testing

struct InboxRefreshTests {
  @Test func `A pull past the trigger refreshes; the load ends by itself (R2)`() throws {
    var driver = try SceneDriver("inbox")
    driver.drag(from: Point(195, 300), to: Point(195, 600), at: 0, over: 0.5)
    driver.run(to: 4)
    let began = try #require(driver.time(of: .refreshBegan(cycle: 1)))
    let ended = try #require(driver.time(of: .refreshEnded(cycle: 1, .success)))
    #expect(abs(ended - began - 1.2) < 1e-6)
    #expect(driver.point(of: "row 101", at: 4) != nil, "a new row on top of today")
    #expect(driver.snapshot(at: 4).page.offset == 0)
  }

  @Test func `Every third refresh fails and brings nothing (R2)`() throws {
    var driver = try SceneDriver("inbox")
    for round in 0..<3 { try driver.perform("refresh", at: Double(round) * 3) }
    driver.run(to: 10)
    #expect(driver.time(of: .refreshEnded(cycle: 3, .failure)) != nil)
    #expect(driver.point(of: "row 102", at: 10) != nil)
    #expect(driver.point(of: "row 103", at: 10) == nil)
  }

  @Test func `The gap says what happens: pull, release, result (R2, look 03)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.perform("refresh", at: 0)
    #expect(driver.texts(at: 0.6).contains { $0.hasPrefix("Updating") || $0 == "Refreshing" })
    #expect(driver.texts(at: 1.3).contains("Up to date"))
  }

  @Test func `The new row makes room for itself, rows below move without a jump (R4)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.perform("refresh", at: 0)
    var last = try #require(driver.point(of: "row 2", at: 1.19)).y
    for step in 0...60 {
      let next = try #require(driver.point(of: "row 2", at: 1.2 + Double(step) * 0.01)).y
      #expect(abs(next - last) < 12, "at step \(step)")
      last = next
    }
  }

  @Test func `A refresh goes on behind a card, nothing else starts there (R3, M6)`() throws {
    var driver = try SceneDriver("page-and-popup")
    try driver.perform("refresh", at: 0)
    try driver.perform("show", at: 0.1)
    driver.drag(from: Point(12, 650), to: Point(12, 300), at: 0.8, over: 0.2)
    #expect(driver.snapshot(at: 1.1).page.offset == -54, "the gap stays open, no scrolling")
    driver.run(to: 2.5)
    #expect(driver.time(of: .refreshEnded(cycle: 1, .success)) != nil)
    #expect(driver.snapshot(at: 2.5).page.offset == 0)
    try driver.perform("refresh", at: 2.5)
    #expect(driver.time(of: .ignored(input: "refresh", why: "blocked")) == 2.5)
  }

  @Test func `The card tells live what the page does (R3)`() throws {
    var driver = try SceneDriver("page-and-popup")
    try driver.perform("refresh", at: 0)
    try driver.perform("show", at: 0)
    #expect(driver.texts(at: 1).contains("A refresh goes on behind"))
    #expect(driver.texts(at: 2).contains("The page is at rest"))
  }
}
