import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC F1, F2, T4: a cover over everything.
struct CoverTests {
  private static let ways = ["coverVertical", "crossDissolve"]

  private func shown(_ knobs: [String: String] = [:]) throws -> SceneDriver {
    var driver = try SceneDriver("cover", knobs: knobs)
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    return driver
  }

  @Test func `F1 full screen covers all, and the page is told and not drawn`() throws {
    var driver = try shown()
    #expect(driver.presentation("cover", at: 2)?.drawn == Rect(0, 0, 390, 844))
    #expect(!driver.layers(at: 2).contains { $0.name == "page" })
    #expect(driver.stage.summary().text["page"] == "disappeared")
    try driver.tap("close", at: 2)
    #expect(
      driver.layers(at: 2.1).contains { $0.name == "page" }, "it is seen as soon as it leaves")
    driver.run(to: 4)
    #expect(driver.stage.summary().text["page"] == "disappeared appeared")
  }

  @Test(arguments: ["fullScreen", "overFullScreen"])
  func `F1 no drag, no tap beside and no page under it: only its controls close it`(page: String)
    throws
  {
    var driver = try shown(["page": page])
    driver.drag(from: Point(195, 420), to: Point(195, 830), at: 2, over: 0.2)
    driver.tap(Point(195, 560), at: 3)
    driver.run(to: 4)
    #expect(driver.presentation("cover", at: 4)?.drawn.minY == 0)
    #expect(driver.cycle(of: "cover") == ["willPresent", "didPresent"])
    try driver.tap("close", at: 4)
    driver.run(to: 6)
    #expect(driver.cycle(of: "cover").last == "didDismiss")
  }

  @Test func `F1 over full screen the page stays drawn under the mask and hears nothing`() throws {
    let driver = try shown(["page": "overFullScreen"])
    #expect(driver.layers(at: 2).contains { $0.name == "page" })
    #expect(abs(try driver.layer("mask cover", at: 2).opacity - 0.7) < 0.001)
    #expect(driver.stage.summary().text["page"] == "")
  }

  @Test(arguments: ways)
  func `F2, T4 cover-vertical moves and never fades, cross-dissolve fades and never moves`(
    way: String
  ) throws {
    var driver = try SceneDriver("cover", knobs: ["transition": way])
    try driver.perform("show", at: 0)
    let end = way == "crossDissolve" ? 0.24 : 0.5
    for time in stride(from: 0.02, to: end, by: 0.04) {
      let cover = try #require(driver.presentation("cover", at: time))
      #expect(driver.layers(at: time).contains { $0.name == "page" }, "the page is drawn till then")
      if way == "crossDissolve" {
        #expect(cover.drawn.minY == 0)
        #expect(cover.opacity > 0 && cover.opacity <= 1)
      } else {
        #expect(cover.opacity == 1)
        #expect(cover.drawn.minY >= 0)
      }
    }
  }

  @Test func `F2, T4 a cross-dissolve eases in and out in 0.25 s, and its knob makes it longer`()
    throws
  {
    for (knobs, whole) in [(["transition": "crossDissolve"], 0.25), (["fade": "1s"], 1)] {
      let asked = knobs.merging(["transition": "crossDissolve", "page": "overFullScreen"]) { $1 }
      var driver = try SceneDriver("cover", knobs: asked)
      try driver.perform("show", at: 0)
      let early = try #require(driver.presentation("cover", at: whole / 5)).opacity
      let middle = try #require(driver.presentation("cover", at: whole / 2))
      #expect(early < 0.15, "it eases in")
      #expect(abs(middle.opacity - 0.5) < 0.001)
      #expect(abs(middle.mask - 0.35) < 0.001, "mask and cover as one")
      driver.run(to: 3)
      let arrived = try #require(driver.time(of: .didPresent("cover", cycle: 1)))
      #expect(abs(arrived - whole) < 1e-6)
    }
  }

  @Test(arguments: ways)
  func `T4 mask and card start and end together: no dark first frame, no trail in the last`(
    way: String
  ) throws {
    var driver = try shown(["page": "overFullScreen", "transition": way])
    try driver.tap("close", at: 2)
    let first = driver.layers(at: 2)
    #expect(first.first { $0.name == "mask cover" }.map { abs($0.opacity - 0.7) < 0.01 } ?? false)
    let leaving = driver
    driver.run(to: 5)
    let end = try #require(driver.time(of: .didDismiss("cover", cycle: 1, .action)))
    let last = try #require(leaving.presentation("cover", at: end - 0.001))
    #expect(last.mask < 0.01, "the mask is as good as gone in the last frame")
    #expect(way == "coverVertical" ? last.drawn.minY > 840 : last.opacity < 0.01)
    #expect(!driver.layers(at: end + 0.001).contains { $0.name.hasSuffix("cover") })
  }

  @Test(arguments: ways)
  func `T4 the first frame is the page alone`(way: String) throws {
    var driver = try SceneDriver("cover", knobs: ["page": "overFullScreen", "transition": way])
    let rest = driver.layers(at: 0).map(\.name)
    try driver.perform("show", at: 0)
    let layers = driver.layers(at: 0)
    #expect(layers.map(\.name).filter { $0 != "cover" } == rest, "no mask yet")
    let cover = try #require(driver.presentation("cover", at: 0))
    #expect(cover.opacity == 0 || cover.drawn.minY >= 844)
  }

  @Test(arguments: ["667x375", "844x390", "320x480", "390x844"], TextSizeCategory.allCases)
  func `V2 F1 the cover's buttons never lie on its text, and can be reached`(
    device: String, textSize: TextSizeCategory
  ) throws {
    var driver = try SceneDriver("cover", device: device, textSize: textSize)
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    func place(_ name: String, at time: Double) -> Rect? {
      driver.areas(at: time).first { $0.surface == "cover" && $0.name == name }?.visible
    }
    for name in ["title", "Quiet hours", "Send in the morning", "Evening digest"] {
      guard let text = place(name, at: 2), let start = place("start", at: 2) else { continue }
      #expect(start.intersection(text).isEmpty, "\(name)")
    }
    let scroll = try #require(place("cover", at: 2))
    driver.send(.wheel(delta: Point(0, 5000), at: scroll.center), at: 2)
    driver.run(to: 4)
    let end = try #require(place("later", at: 4))
    #expect(end.height >= 44 && end.maxY <= driver.snapshot(at: 4).keyboardTop)
  }
}
