import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// Rows of lists that make only what is in sight: out of sight is not out of the tree (SPEC H2).
struct KeptRowTests {
  struct Row: SizedRow {
    var id: Int
    var height = 60.0
    var isOpen = false
    var isHinted = false
    var isAsking = false
  }

  struct Model: RowsModel, Sendable {
    var rows = (0..<60).map { Row(id: $0) }
    var table = AnimatedRows<Row>([])
    var term = ""
    var farewells: [String] = []

    init() { table = AnimatedRows(rows) }

    /// The rows whose identity begins with what is searched for.
    var found: [Row] { term.isEmpty ? rows : rows.filter { "\($0.id)".hasPrefix(term) } }

    static func row(_ id: Int) -> Row { Row(id: id) }
  }

  enum List: CaseIterable { case lazy, animated, sectioned }

  struct Rows: Scene {
    let list: List
    let info = SceneInfo.forTests("kept")

    func model(_ settings: StageSettings, at start: Instant) -> Model { Model() }

    func page(_ model: Model, _ settings: StageSettings) -> any Block<Model> {
      Scroll("page") {
        VStack(spacing: 0) {
          Gap(400)
          rows(model)
        }
      }
    }

    private func rows(_ model: Model) -> any Block<Model> {
      let found = model.found
      switch list {
      case .lazy:
        return LazyRows(
          count: found.count, rowHeight: 60, id: { found[$0].id }, row: { row(found[$0].id) })
      case .animated: return RowStack(model.table) { entry, _ in row(entry.id) }
      case .sectioned:
        let counts = stride(from: 0, to: found.count, by: 7).map { min(7, found.count - $0) }
        return SectionedRows(
          counts: counts, headHeight: 30, rowHeight: 60, id: { found[$0 * 7 + $1].id },
          head: { _ in Gap<Model>(30) }, row: { row(found[$0 * 7 + $1].id) })
      }
    }

    private func row(_ id: Int) -> any Block<Model> {
      Label<Model>("row \(id)").frame(height: 60)
        .popup(
          isPresented: \.[row: id].isOpen,
          .sheet(
            SheetSpec(detents: [.height(200), .large], largestUndimmed: "height(200)"),
            look: .sheet,
            id: "sheet \(id)"),
          onReason: { $0.farewells.append("\(id) \($1.rawValue)") },
          content: { Label<Model>("of \(id), open \($0[row: id].isOpen)") }
        )
        .bubble(isPresented: \.[row: id].isHinted, id: "hint \(id)") { _ in Label("hint") }
        .popover(
          isPresented: \.[row: id].isAsking, id: "popover \(id)", adaptation: .never,
          passes: ["page"]
        ) { _ in Label("beside").frame(width: 120, height: 60) }
    }

    func perform(
      _ action: String, on model: inout Model, with presenter: inout Presenter
    ) throws(ActionError) {
      let words = action.split(separator: " ")
      let id = Int(words.last ?? "") ?? 0
      switch words.first {
      case "open": model[row: id].isOpen = true
      case "close": model[row: id].isOpen = false
      case "hint": model[row: id].isHinted = true
      case "ask": model[row: id].isAsking = true
      case "remove": model.rows.removeAll { $0.id == id }
      case "search": model.term = "\(id)"
      case "all": model.term = ""
      default: throw ActionError("no")
      }
      model.table.set(model.found, at: presenter.now)
    }

    func summarize(_ model: Model, into summary: inout EndSummary) {
      summary.text["farewells"] = model.farewells.joined(separator: ", ")
      summary.flags["hinted"] = model.rows.contains(where: \.isHinted)
    }
  }

  /// A row whose sheet is up and that is far out of sight.
  private func scrolledAway(_ list: List, _ action: String = "open 1") throws -> SceneDriver {
    var driver = SceneDriver(Rows(list: list))
    try driver.perform(action, at: 0)
    driver.run(to: 1)
    driver.send(.wheel(delta: Point(0, 1800), at: Point(195, 120)), at: 1)
    driver.run(to: 2)
    #expect(!driver.texts(at: 2).contains("row 1"))
    return driver
  }

  @Test(arguments: List.allCases)
  func `H2 a row scrolled out of sight keeps its sheet, live from the model`(list: List) throws {
    var driver = try scrolledAway(list)
    #expect(driver.cycle(of: "sheet 1") == ["willPresent", "didPresent"])
    #expect(driver.texts(at: 2).contains("of 1, open true"))
    try driver.perform("close 1", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["farewells"] == "1 binding")
  }

  @Test(arguments: List.allCases)
  func `H2 out of sight, its deletion ends the sheet; that of another row does not`(
    list: List
  ) throws {
    var driver = try scrolledAway(list)
    try driver.perform("remove 0", at: 2)
    try driver.perform("remove 40", at: 2.5)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["sheet 1"])
    try driver.perform("remove 1", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().text["farewells"] == "1 ownerRemoved")
  }

  @Test(arguments: List.allCases)
  func `H2, L3 a row that a search leaves out has left; found again it shows its sheet anew`(
    list: List
  ) throws {
    var driver = try scrolledAway(list)
    try driver.perform("search 3", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["farewells"] == "1 ownerRemoved")
    try driver.perform("search 1", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == ["sheet 1"])
  }

  @Test(arguments: List.allCases)
  func `H2, E8 its sheet can be dragged away there, which the row learns`(list: List) throws {
    var driver = try scrolledAway(list)
    driver.drag(from: Point(195, 660), to: Point(195, 840), at: 2, over: 0.1)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["farewells"] == "1 drag")
    driver.send(.wheel(delta: Point(0, -1800), at: Point(195, 120)), at: 4)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == [])
  }

  @Test(arguments: List.allCases)
  func `H2, K2 the bubble of a row scrolled away in one stroke leaves, and its flag is cleared`(
    list: List
  ) throws {
    let driver = try scrolledAway(list, "hint 1")
    #expect(driver.cycle(of: "hint 1").suffix(2) == ["willDismiss code", "didDismiss"])
    #expect(driver.stage.summary().flags["hinted"] == false)
  }

  @Test(arguments: List.allCases)
  func `H2, O1 a popover that lets the list scroll stays at the edge where its row went`(
    list: List
  ) throws {
    let driver = try scrolledAway(list, "ask 1")
    #expect(driver.cycle(of: "popover 1") == ["willPresent", "didPresent"])
    let popover = try #require(driver.presentation("popover 1", at: 2))
    #expect(popover.frame.minY >= 47 && popover.frame.minY < 80)
  }
}
