import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC R2–R4 and CASES section 14, as a user meets them.
struct ListRefreshTests {
  private func began(_ driver: SceneDriver) -> [Double] {
    driver.events.compactMap {
      if case .refreshBegan = $0.event {
        $0.time.seconds(since: SceneDriver.epoch)
      } else {
        nil
      }
    }
  }

  @Test(arguments: ["hand", "code", "key", "button"])
  func `R2 a refresh starts by hand, by code, by key and by a button`(way: String) throws {
    var driver = try SceneDriver("list-refresh")
    switch way {
    case "hand": driver.drag(from: Point(195, 300), to: Point(195, 600), at: 0, over: 0.5)
    case "code": try driver.perform("refresh", at: 0.5)
    case "key": driver.press(.function(5), at: 0.5)
    default: try driver.tap("refresh", at: 0.5)
    }
    driver.run(to: 4)
    #expect(began(driver).count == 1)
    #expect(abs((began(driver).first ?? 9) - 0.5) < 0.01)
    #expect(driver.time(of: .refreshEnded(cycle: 1, .success)) != nil)
    #expect(driver.stage.summary().text["rows"]?.hasPrefix("0 1 102 101 2 3") == true)
    #expect(driver.snapshot(at: 4).page.offset == 0)
  }

  @Test func `R2 success and failure are shown, and failure changes nothing`() throws {
    var good = try SceneDriver("list-refresh")
    try good.perform("refresh", at: 0)
    #expect(good.texts(at: 0.6).contains("Refreshing"))
    #expect(good.texts(at: 1.3).contains("Up to date"))
    var bad = try SceneDriver("list-refresh", knobs: ["result": "failure"])
    let rows = bad.stage.summary().text["rows"]
    try bad.perform("refresh", at: 0)
    #expect(bad.texts(at: 1.3).contains("Could not refresh"))
    bad.run(to: 3)
    #expect(bad.time(of: .refreshEnded(cycle: 1, .failure)) != nil)
    #expect(bad.stage.summary().text["rows"] == rows)
  }

  @Test(arguments: ["list-edit", "list-identity", "list-search", "list-long"])
  func `R2 a list with nothing to load does not refresh for ever`(scene: String) throws {
    var driver = try SceneDriver(scene)
    driver.drag(from: Point(330, 300), to: Point(330, 600), at: 0, over: 0.5)
    driver.run(to: 4)
    #expect(driver.time(of: .refreshEnded(cycle: 1, .success)) != nil)
    #expect(driver.snapshot(at: 4).page.offset == 0)
  }

  @Test func `R2 a pull pushed back does not refresh`() throws {
    var driver = try SceneDriver("list-refresh")
    driver.touch(.down, Point(195, 300), at: 0)
    driver.touch(.move, Point(195, 520), at: 0.2)
    #expect(driver.snapshot(at: 0.2).page.refresh.name == "armed")
    driver.touch(.move, Point(195, 330), at: 0.4)
    #expect(driver.snapshot(at: 0.4).page.refresh.name == "pulling")
    driver.touch(.up, Point(195, 330), at: 0.6)
    driver.run(to: 2)
    #expect(began(driver).isEmpty)
  }

  @Test func `R4 rows come and go by identity, the others move without a jump`() throws {
    var driver = try SceneDriver("list-refresh")
    try driver.perform("refresh", at: 0)
    let names = ["row 2", "row 3", "row 5"]
    var last = names.map { driver.point(of: $0, at: 1.19)?.y ?? 0 }
    for step in 1...80 {
      let time = 1.19 + Double(step) * 0.01
      let next = names.map { driver.point(of: $0, at: time)?.y ?? 0 }
      for (old, new) in zip(last, next) { #expect(abs(new - old) < 16, "at \(time)") }
      last = next
    }
    #expect(driver.point(of: "row 101", at: 3) != nil)
    #expect(driver.point(of: "row 12", at: 3) == nil)
  }

  @Test func `R4, R3 who has scrolled goes on reading the same rows`() throws {
    var driver = try SceneDriver("list-refresh")
    try driver.perform("refresh", at: 0)
    driver.touch(.down, Point(195, 700), at: 0.3)
    driver.touch(.move, Point(195, 350), at: 0.5)
    driver.touch(.up, Point(195, 350), at: 0.9)
    let before = try #require(driver.point(of: "row 7", at: 1.19)).y
    let offset = driver.snapshot(at: 1.19).page.offset
    for time in [1.2, 1.21, 1.3, 1.5, 2, 3] {
      #expect(driver.point(of: "row 7", at: time)?.y == before, "at \(time)")
    }
    #expect(driver.snapshot(at: 3).page.offset == offset + 144, "two rows of 72 came above")
  }

  @Test func `R4 at the top the new rows are seen`() throws {
    var driver = try SceneDriver("list-refresh")
    try driver.perform("refresh", at: 0)
    let y = try #require(driver.point(of: "row 102", at: 3)).y
    #expect(driver.snapshot(at: 3).page.offset == 0)
    #expect(y > 91 && y < 844)
  }

  @Test func `B184, R2 two refreshes after one another are two loads`() throws {
    var driver = try SceneDriver("list-refresh", knobs: ["load": "0.4s"])
    try driver.perform("refresh", at: 0)
    try driver.perform("refresh", at: 0.4)
    driver.run(to: 3)
    #expect(began(driver).count == 2)
    #expect(driver.time(of: .refreshEnded(cycle: 1, .success)) == 0.4)
    #expect(driver.time(of: .refreshEnded(cycle: 2, .success)) == 0.8)
    #expect(driver.snapshot(at: 3).page.offset == 0)
    #expect(driver.snapshot(at: 3).page.refresh.name == "idle")
  }

  @Test func `B185, R2 a refresh begun just after an end has its own end`() throws {
    var driver = try SceneDriver("list-refresh", knobs: ["load": "1s"])
    try driver.perform("refresh", at: 0)
    try driver.perform("refresh", at: 1.001)
    driver.run(to: 4)
    let second = try #require(driver.time(of: .refreshEnded(cycle: 2, .success)))
    #expect(abs(second - 2.001) < 1e-6)
  }

  @Test func `B186, R2 a second start while it runs is ignored: one load, one end`() throws {
    var driver = try SceneDriver("list-refresh")
    try driver.perform("refresh", at: 0)
    driver.press(.function(5), at: 0.5)
    driver.run(to: 4)
    #expect(began(driver).count == 1)
    #expect(driver.ignored.contains { $0.hasPrefix("refresh: alreadyRefreshing") })
  }

  @Test func `B188, R2 letting go after the end does not refresh again`() throws {
    var driver = try SceneDriver("list-refresh")
    try driver.perform("refresh", at: 0)
    driver.touch(.down, Point(195, 300), at: 0.5)
    driver.touch(.move, Point(195, 420), at: 0.7)
    driver.touch(.move, Point(195, 560), at: 1)
    driver.touch(.up, Point(195, 560), at: 1.5)
    driver.run(to: 4)
    #expect(began(driver).count == 1)
    #expect(driver.snapshot(at: 4).page.offset == 0)
  }

  @Test func `B189, R2 the load begins when the finger lets go`() throws {
    var driver = try SceneDriver("list-refresh")
    driver.drag(from: Point(195, 300), to: Point(195, 560), at: 0, over: 0.5)
    driver.run(to: 0.5)
    #expect(began(driver) == [0.5])
  }

  @Test func `B190, R3, M6 a card that comes takes an armed pull away`() throws {
    var driver = try SceneDriver("page-and-popup")
    driver.touch(.down, Point(195, 300), at: 0.5)
    driver.touch(.move, Point(195, 560), at: 0.7)
    #expect(driver.snapshot(at: 0.7).page.refresh.name == "armed")
    try driver.perform("show", at: 0.75)
    driver.touch(.up, Point(195, 560), at: 0.9)
    driver.run(to: 3)
    #expect(began(driver).isEmpty)
    #expect(driver.snapshot(at: 3).page.offset == 0)
  }
}
