import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// Keys reach what is scrolled out of sight, and it comes into sight (SPEC V6).
struct FarControlTests {
  struct Model: Sendable {
    var isSheet = false
    var isCard = false
  }

  /// A page of thirty buttons, a sheet of thirty, and a card with a strip of twelve.
  struct Far: Scene {
    let info = SceneInfo.forTests("far", actions: ["sheet", "card"])

    func model(_ settings: StageSettings, at start: Instant) -> Model { Model() }

    func page(_ model: Model, _ settings: StageSettings) -> any Block<Model> {
      Scroll("page") {
        VStack(spacing: 0) {
          for index in 0..<30 { Self.button("page \(index)") }
        }
      }
      .popup(
        isPresented: \.isSheet, .sheet(SheetSpec(detents: [.medium, .large]), id: "sheet")
      ) { _ in
        Scroll("list") {
          VStack(spacing: 0) {
            for index in 0..<30 { Self.button("sheet \(index)") }
          }
        }
      }
      .popup(isPresented: \.isCard, PopupOptions(.card, id: "card")) { _ in
        ScrollAcross("strip") {
          HStack(spacing: 0) {
            for index in 0..<12 { Self.button("card \(index)").frame(width: 120) }
          }
        }
        .frame(width: 300, height: 100)
      }
    }

    private static func button(_ name: String) -> some Block<Model> {
      Button<Model>(name) { _ in }.frame(height: 60)
    }

    func perform(
      _ action: String, on model: inout Model, with presenter: inout Presenter
    ) throws(ActionError) {
      switch action {
      case "sheet": model.isSheet = true
      case "card": model.isCard = true
      default: throw ActionError("no")
      }
    }
  }

  /// Tabs so often and looks where the ring is after each.
  private func visit(
    _ prefix: String, _ order: [Int], _ modifiers: KeyPress.Modifiers, inside view: Rect,
    _ driver: inout SceneDriver
  ) throws {
    for (step, index) in order.enumerated() {
      let time = 2 + Double(step) * 0.5
      driver.press(.tab, modifiers, at: time)
      let place = try #require(driver.point(of: "\(prefix) \(index)", at: time + 0.45))
      #expect(view.contains(place), "\(prefix) \(index) at \(place)")
      driver.press(.enter, at: time + 0.46)
    }
    #expect(driver.pressed == order.map { "\(prefix) \($0)" })
  }

  @Test func `V6 Tab goes through a page longer than the screen, and the page goes along`() throws {
    var driver = SceneDriver(Far())
    try visit("page", Array(0..<30) + [0], [], inside: Rect(0, 30, 390, 785), &driver)
  }

  @Test func `V6 Shift-Tab goes to the last control at once, and back up from there`() throws {
    var driver = SceneDriver(Far())
    try visit(
      "page", Array((0..<30).reversed()), .shift, inside: Rect(0, 30, 390, 785), &driver)
  }

  @Test func `V6 in a sheet at a small detent it comes into the part that can be seen`() throws {
    var driver = SceneDriver(Far())
    try driver.perform("sheet", at: 0)
    driver.run(to: 2)
    // The grabber is the last of the sheet's controls.
    try visit("sheet", Array(0..<30), [], inside: Rect(0, 422 + 30, 390, 422 - 59), &driver)
    #expect(driver.presentation("sheet", at: 20)?.detent == "medium")
  }

  @Test func `V6 a strip moves sideways with the ring`() throws {
    var driver = SceneDriver(Far())
    try driver.perform("card", at: 0)
    driver.run(to: 2)
    try visit("card", Array(0..<12) + [0], [], inside: Rect(45 + 30, 0, 240, 844), &driver)
  }

  @Test func `V6 an arrow of a long list's own keys and a touch let it be drawn by sight again`()
    throws
  {
    var driver = SceneDriver(Far())
    driver.press(.tab, at: 1)
    #expect(driver.point(of: "page 29", at: 1.1) != nil)
    driver.touch(.down, Point(195, 400), at: 2)
    driver.touch(.cancel, Point(195, 400), at: 2.1)
    #expect(driver.point(of: "page 29", at: 2.2) == nil)
  }
}
