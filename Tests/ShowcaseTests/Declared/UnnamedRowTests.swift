import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// Rows without a name that declare their own sheets (SPEC H2), and what such sheets declare.
struct UnnamedRowTests {
  struct Row: Sendable, Identifiable {
    var id: Int
    var isOpen = false
    var isAsking = false
    var detent: String?
  }

  struct Model: RowsModel, Sendable {
    var rows = (0..<4).map { Row(id: $0) }
    var farewells: [String] = []
    var chain: [String]?

    static func row(_ id: Int) -> Row { Row(id: id) }
  }

  /// Rows that have neither a name nor a name for their sheet.
  struct Rows: Scene {
    /// Whether an event leads to the next one without end.
    var isRestless = false
    /// How the rows' sheets hang on the model.
    var rowBinding = RowBinding.identity
    /// The name all sheets get; nil leaves it to the stage.
    var sheetName: String?
    /// Which of the sheets are up.
    var policy = SheetHostPolicy.firstActive

    enum RowBinding: Sendable { case identity, index }

    let info = SceneInfo.forTests("rows", actions: ["remove", "close", "ask", "large", "medium"])

    func model(_ settings: StageSettings, at start: Instant) -> Model { Model() }

    func page(_ model: Model, _ settings: StageSettings) -> any Block<Model> {
      VStack(spacing: 0) {
        for (index, row) in model.rows.enumerated() {
          switch rowBinding {
          case .identity: self.row(row.id, \.[row: row.id].isOpen)
          case .index: self.row(row.id, \.rows[index].isOpen)
          }
        }
      }
      .sheetHost(policy)
    }

    private func row(
      _ id: Int, _ isOpen: WritableKeyPath<Model, Bool>
    ) -> any Block<Model> {
      Label<Model>("row").frame(height: 60)
        .popup(
          isPresented: isOpen,
          .sheet(SheetSpec(detents: [.medium, .large]), look: .sheet, id: sheetName),
          onReason: { $0.farewells.append("\(id) \($1.rawValue)") },
          detent: \.[row: id].detent,
          content: { _ in sheet(id) })
    }

    private func sheet(_ id: Int) -> any Block<Model> {
      VStack(spacing: 0) {
        Gap(100)
        Label<Model>("anchor").frame(width: 100, height: 40)
          .popover(isPresented: \.[row: id].isAsking, id: "popover", adaptation: .never) { _ in
            Label("beside").frame(width: 120, height: 60)
          }
      }
    }

    func perform(
      _ action: String, on model: inout Model, with presenter: inout Presenter
    ) throws(ActionError) {
      let words = action.split(separator: " ")
      let id = Int(words.last ?? "") ?? 0
      switch words.first {
      case "open": model[row: id].isOpen = true
      case "close": model[row: id].isOpen = false
      case "remove": model.rows.removeAll { $0.id == id }
      case "ask": model[row: id].isAsking = true
      case "large": model[row: id].detent = "large"
      case "medium": model[row: id].detent = "medium"
      default: throw ActionError("no")
      }
    }

    func hear(_ event: Event, model: inout Model, presenter: inout Presenter) {
      guard isRestless, case .ignored = event else { return }
      presenter.dismiss("nobody")
    }

    func summarize(_ model: Model, into summary: inout EndSummary) {
      summary.text["farewells"] = model.farewells.joined(separator: ", ")
      summary.text["detent"] = model.rows.first?.detent
    }
  }

  @Test func `H2 a row without a name that is deleted takes its sheet along: ownerRemoved`() throws
  {
    for id in 0..<4 {
      var driver = SceneDriver(Rows())
      try driver.perform("open \(id)", at: 0)
      try driver.perform("remove \(id)", at: 1)
      driver.run(to: 3)
      #expect(
        driver.cycle(of: "sheet")
          == ["willPresent", "didPresent", "willDismiss ownerRemoved", "didDismiss"])
      #expect(driver.stage.summary().text["farewells"] == "\(id) ownerRemoved")
    }
  }

  @Test func `H2 clearing the flag is binding, and deleting another row changes nothing`() throws {
    var driver = SceneDriver(Rows())
    try driver.perform("open 2", at: 0)
    try driver.perform("remove 1", at: 1)
    try driver.perform("remove 3", at: 1.5)
    #expect(driver.stage.summary().open == ["sheet"])
    try driver.perform("close 2", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["farewells"] == "2 binding")
  }

  @Test func `H1, Q5 two rows without names have two sheets, one after the other`() throws {
    var driver = SceneDriver(Rows())
    try driver.perform("open 2", at: 0)
    try driver.perform("open 3", at: 1)
    driver.run(to: 2)
    #expect(driver.stage.summary().open == ["sheet"])
    try driver.perform("close 2", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["sheet 2"])
    try driver.perform("remove 3", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().text["farewells"] == "2 binding, 3 ownerRemoved")
  }

  @Test func `H1, H2 stacked, each of two rows' sheets goes with its own row`() throws {
    var driver = SceneDriver(Rows(policy: .stack))
    try driver.perform("open 1", at: 0)
    try driver.perform("open 3", at: 1)
    driver.run(to: 2)
    #expect(driver.stage.summary().open == ["sheet", "sheet 2"])
    try driver.perform("remove 3", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["sheet"])
    try driver.perform("remove 1", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().text["farewells"] == "3 ownerRemoved, 1 ownerRemoved")
    #expect(driver.events.allSatisfy { if case .error = $0.event { false } else { true } })
  }

  @Test func `H2, L1 rows bound by index are told apart by it: the sheet goes once, as binding`()
    throws
  {
    var driver = SceneDriver(Rows(rowBinding: .index))
    try driver.perform("open 1", at: 0)
    try driver.perform("remove 1", at: 1)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == [])
    #expect(driver.stage.summary().text["farewells"] == "1 binding")
  }

  @Test(arguments: [SheetHostPolicy.firstActive, .stack])
  func `E1, H1 one name for two sheets is an error, told once; the first one shows`(
    policy: SheetHostPolicy
  ) throws {
    var driver = SceneDriver(Rows(sheetName: "note", policy: policy))
    try driver.perform("open 1", at: 0)
    try driver.perform("open 2", at: 1)
    driver.run(to: 3)
    let errors = driver.events.compactMap { logged -> String? in
      if case .error(let message) = logged.event { message } else { nil }
    }
    #expect(
      errors == [
        "note is declared twice, the second time by a block without a name; give each its own id"
      ])
    #expect(driver.stage.summary().open == ["note"])
    #expect(driver.cycle(of: "note") == ["willPresent", "didPresent"])
  }

  @Test func `H2 the row that goes takes what its sheet declared along, top down`() throws {
    var driver = SceneDriver(Rows())
    try driver.perform("open 0", at: 0)
    try driver.perform("ask 0", at: 1)
    try driver.perform("remove 0", at: 2)
    driver.run(to: 4)
    let leaving = driver.events.compactMap { logged -> String? in
      if case .willDismiss(let id, _, let reason) = logged.event { "\(id) \(reason)" } else { nil }
    }
    #expect(leaving == ["popover cascade", "sheet ownerRemoved"])
  }

  @Test func `O1 a popover in a sheet stands at its anchor and goes where the sheet goes`() throws {
    var driver = SceneDriver(Rows())
    try driver.perform("open 0", at: 0)
    try driver.perform("ask 0", at: 1)
    driver.run(to: 2)
    func gap(at time: Double) throws -> Double {
      let sheet = try #require(driver.presentation("sheet", at: time))
      let popover = try #require(driver.presentation("popover", at: time))
      return popover.frame.minY - sheet.frame.minY
    }
    // The anchor ends 140 below the sheet's edge; the arrow is 13 high.
    #expect(try abs(gap(at: 2) - 153) < 0.01)
    try driver.perform("large 0", at: 2)
    for step in 0...20 {
      #expect(try abs(gap(at: 2 + Double(step) * 0.05) - 153) < 0.01)
    }
    #expect(try #require(driver.presentation("popover", at: 3)).frame.minY == 57 + 153)
  }

  @Test func `S2 a choice by code while a finger holds the sheet is refused and written back`()
    throws
  {
    var driver = SceneDriver(Rows())
    try driver.perform("open 0", at: 0)
    driver.touch(.down, Point(195, 440), at: 1)
    driver.touch(.move, Point(195, 460), at: 1.1)
    try driver.perform("large 0", at: 1.2)
    #expect(driver.ignored == ["select sheet large: dragging"])
    #expect(driver.stage.summary().text["detent"] == "medium")
    driver.touch(.up, Point(195, 460), at: 1.5)
    driver.run(to: 2)
    #expect(driver.presentation("sheet", at: 2)?.detent == "medium")
    try driver.perform("large 0", at: 2)
    driver.run(to: 4)
    #expect(driver.presentation("sheet", at: 4)?.detent == "large", "asked again, it goes")
  }

  @Test func `E1 a scene that answers each event with another one is stopped with an error`() throws
  {
    var driver = SceneDriver(Rows(isRestless: true))
    driver.press(.escape, at: 0)
    driver.run(to: 1)
    let errors = driver.events.filter { if case .error = $0.event { true } else { false } }
    #expect(errors.count == 1)
    #expect(driver.events.count < 2000)
  }
}
