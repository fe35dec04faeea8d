import Blocks
import Canvas
import PresentationCore
import TestSupport
import Testing

struct NavigationContainerTests {
  private struct Stack {
    var path = NavigationPath()
  }

  private struct Step: Route {
    static let kind = "step"
    let text: String
  }

  private func draw(
    _ titles: [String], items: [ToolbarItem<Stack>] = [], layers: [NavigationLayer]? = nil
  ) -> Picture<Stack> {
    var model = Stack()
    for title in titles { model.path.append(Step(text: title)) }
    var picture = Picture(model: model)
    var context = BlockContext(theme: .classic(.light), text: FixedTextMeasuring())
    if let layers { context.navigation["stack"] = layers }
    NavigationContainer<Stack>("stack", path: \.path, root: NavigationPage("Root") {})
      .destination(for: Step.self) { NavigationPage($0.text, items: items) {} }
      .draw(in: Rect(0, 0, 390, 844), into: &picture, context: context)
    return picture
  }

  private func words(_ picture: Picture<Stack>) -> [String] {
    picture.items.flatMap(texts)
  }

  private func texts(_ item: DisplayItem) -> [String] {
    switch item {
    case .text(let run): [run.text]
    case .group(let group): group.items.flatMap(texts)
    case .fill, .stroke, .shadow, .icon, .hairline: []
    }
  }

  /// Titles of the pages, and what the back button of the front one says; nil is no word.
  @Test(arguments: [
    (["Oslo"], "Root"), (["Oslo", "Opera"], "Oslo"),
    (["A title that is far too long for it", "Opera"], "Back"), ([], nil),
  ])
  func `L4 the back button has the title before, or a short word`(
    titles: [String], back: String?
  ) {
    let picture = draw(titles)
    #expect((picture.area(named: "back") != nil) == (back != nil))
    if let back { #expect(words(picture).contains(back)) }
  }

  @Test func `L6 a leading item of its own takes the place of back, and no swipe goes back`() {
    let cancel = ToolbarItem<Stack>(
      .cancellation, Button("Cancel", style: .bar, name: "cancel") { $0.path.removeLast() })
    let picture = draw(["Oslo"], items: [cancel])
    #expect(picture.area(named: "back") == nil && picture.area(named: "cancel") != nil)
    #expect(picture.navigation.map(\.backSwipe) == [.disabled])
    #expect(draw(["Oslo"]).navigation.map(\.backSwipe) == [.enabled])
  }

  @Test func `L4 both titles are in the bar half way, and only the front page can be touched`() {
    var root = NavigationLayer(id: 0, route: nil, isFront: false)
    root.cover = 0.5
    root.visibility = .seen
    var page = NavigationLayer(id: 1, route: AnyRoute(Step(text: "Oslo")), isFront: true)
    page.presence = 0.5
    page.shift = 195
    let picture = draw(["Oslo"], layers: [root, page])
    #expect(words(picture).filter { $0 == "Root" }.count == 2 && words(picture).contains("Oslo"))
    let scrolls = picture.hitAreas.filter { if case .scroll = $0.role { true } else { false } }
    #expect(scrolls.map(\.name) == ["stack/1"])
    #expect(scrolls.map(\.shape.bounds.minX) == [195])
  }
}
