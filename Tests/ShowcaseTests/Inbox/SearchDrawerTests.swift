import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC L3: on a low screen the search field is above the list, out of sight until it is pulled down.
struct SearchDrawerTests {
  private func turned(_ name: String = "inbox") throws -> SceneDriver {
    var scene = try SceneDriver(name)
    scene.resize(844, 390, at: 0)
    scene.run(to: 0.5)
    return scene
  }

  /// Where the list begins: below bar and title.
  private func top(_ scene: SceneDriver, at time: Double) throws -> Double {
    try #require(scene.area("page", at: time)).frame.minY
  }

  @Test func `L3 at first the rows begin at the bar, and a short pull shows the field for good`()
    throws
  {
    var scene = try turned()
    let list = try top(scene, at: 0.5)
    #expect(scene.area("search", at: 0.5) == nil)
    scene.drag(from: Point(420, 200), to: Point(420, 262), at: 1, over: 0.3)
    let shown = try #require(scene.area("search", at: 3))
    #expect(shown.frame.minY >= list && shown.visible == shown.frame)
    #expect(scene.refreshes == 0, "62 pt bring the field, not a refresh")
    try scene.tap("search", at: 3)
    scene.type("Mira", at: 4)
    #expect(scene.texts(at: 4.5).filter { $0.contains("Mira") }.count >= 1)
    #expect(scene.point(of: "row 1", at: 4.5) == nil)
  }

  @Test func `R2, L3 pulled past the field the list refreshes`() throws {
    var scene = try turned()
    scene.drag(from: Point(420, 120), to: Point(420, 380), at: 1, over: 0.4)
    scene.run(to: 2)
    #expect(scene.refreshes == 1)
  }

  @Test func `L3, V2 turned back the field stands in its usual place, the list at its top`() throws
  {
    var scene = try turned()
    scene.resize(390, 844, at: 1)
    scene.run(to: 2)
    #expect(scene.snapshot(at: 2).page.offset == 0)
    let field = try #require(scene.area("search", at: 2))
    #expect(field.visible == field.frame)
  }

  @Test func `V6 the Home key shows it`() throws {
    var scene = try turned()
    scene.press(.home, at: 1)
    let field = try #require(scene.area("search", at: 2))
    #expect(field.visible == field.frame)
  }
}

extension SceneDriver {
  fileprivate func area(_ name: String, at time: Double) -> PlacedArea? {
    var copy = stage
    return copy.placedAreas(at: Self.epoch.advanced(by: time)).first { $0.name == name }
  }

  fileprivate var refreshes: Int {
    events.count { if case .refreshBegan = $0.event { true } else { false } }
  }
}
