import Blocks
import Canvas
import Testing

/// Order, arrangement and keys of alerts and dialogs (SPEC A, D).
@Suite struct AlertRuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var roles: [Choice<Lab>.Role]
    var leftToRight: [Int]?
    var downward: [Int]?
    var testDescription: String { "\(roles)" }
  }

  @Test(arguments: [
    Row(roles: [.cancel, .none], leftToRight: [0, 1]),
    Row(roles: [.none, .cancel], leftToRight: [1, 0]),
    Row(roles: [.destructive, .cancel], leftToRight: [1, 0]),
    Row(roles: [.none, .none], leftToRight: [0, 1]),
    Row(roles: [.none], downward: [0]),
    Row(roles: [.cancel, .none, .destructive], downward: [1, 2, 0]),
    Row(roles: [.none, .cancel, .none], downward: [0, 2, 1]),
    Row(roles: [.none, .none, .none], downward: [0, 1, 2]),
  ])
  func `cancel leads side by side and comes last when stacked (A1)`(row: Row) {
    let alert = AlertBody<Lab>(
      "T", choices: row.roles.enumerated().map { Choice("b\($0)", role: $1) })
    let areas = alert.drawn(at: .zero, width: 270).hitAreas.filter { $0.role == .button }
    let byX = areas.sorted { $0.shape.bounds.minX < $1.shape.bounds.minX }.map(\.name)
    let byY = areas.sorted { $0.shape.bounds.minY < $1.shape.bounds.minY }.map(\.name)
    if let order = row.leftToRight { #expect(byX == order.map { "b\($0)" }) }
    if let order = row.downward { #expect(byY == order.map { "b\($0)" }) }
  }

  @Test func `cancel leads on the right where reading starts there (A1, V5)`() {
    let context = BlockContext.phone(environment: BlockEnvironment(layoutDirection: .rightToLeft))
    let alert = AlertBody<Lab>("T", choices: [Choice("D"), Choice("C", role: .cancel)])
    let picture = alert.drawn(at: .zero, width: 270, context)
    #expect(picture.frame("C")?.minX == 135)
    #expect(picture.frame("D")?.minX == 0)
  }

  @Test func `a long title stacks two buttons (A1)`() {
    let alert = AlertBody<Lab>(
      "T", choices: [Choice("Keep", role: .cancel), Choice("Discard all of my changes")])
    let picture = alert.drawn(at: .zero, width: 270)
    #expect(picture.frame("Keep")?.width == 270)
    #expect(picture.frame("Keep")?.minY == picture.frame("Discard all of my changes")?.maxY)
  }

  @Test(arguments: [BlockEnvironment.Locale.english, .simplifiedChinese])
  func `no buttons give a localized OK (A4)`(locale: BlockEnvironment.Locale) {
    let context = BlockContext.phone(environment: BlockEnvironment(locale: locale))
    let picture = AlertBody<Lab>("T").drawn(in: Rect(0, 0, 270, 106), context)
    let title = locale == .english ? "OK" : "好"
    #expect(picture.texts == ["T", title])
    #expect(picture.handlers["OK"]?.dismisses == true)
    #expect(picture.escapeName == "OK")
    #expect(picture.returnName == "OK")
  }

  @Test func `cancel is bold unless another is preferred, destructive never by role`() {
    func bold(_ choices: [Choice<Lab>]) -> [String] {
      AlertBody("", choices: choices).drawn(at: .zero, width: 270).runs
        .filter { $0.style.weight == .semibold }.map(\.text)
    }
    #expect(bold([Choice("C", role: .cancel), Choice("D", role: .destructive)]) == ["C"])
    #expect(bold([Choice("C", role: .cancel), Choice("S", rank: .preferred)]) == ["S"])
    #expect(bold([Choice("D", role: .destructive), Choice("E")]) == [])
  }

  @Test func `Escape is cancel and Return the preferred choice (A3)`() {
    let alert = AlertBody<Lab>(
      "T", choices: [Choice("C", role: .cancel), Choice("S", rank: .preferred), Choice("N")])
    let picture = alert.drawn(at: .zero, width: 270)
    #expect(picture.escapeName == "C")
    #expect(picture.returnName == "S")
    let plain = AlertBody<Lab>("T", choices: [Choice("A"), Choice("B")])
    #expect(plain.drawn(at: .zero, width: 270).escapeName == nil)
  }

  @Test func `a message too long scrolls and the buttons stay (A2)`() throws {
    let long = String(repeating: "word ", count: 2_000)
    let alert = AlertBody<Lab>("T", message: long, choices: [Choice("C", role: .cancel)])
    #expect(alert.size(fitting: .ideal, in: .phone()) == Size(270, 844 - 47 - 34 - 16))
    let picture = alert.drawn(in: Rect(60, 47, 270, 763))
    let cancel = try #require(picture.frame("C"))
    #expect(cancel == Rect(60, 766, 270, 44))
    let scroll = try #require(picture.area(named: "message"))
    guard case .scroll(let height) = scroll.role else {
      Issue.record("not a scroll")
      return
    }
    #expect(height > 2_000)
    #expect(scroll.shape.bounds == Rect(60, 47, 270, 719))
  }

  @Test(arguments: TextSizeCategory.allCases)
  func `no word of a title is cut at any text size (A1, D1)`(size: TextSizeCategory) {
    let context = BlockContext.phone(environment: BlockEnvironment(textSize: size))
    let words = ["Unsubscribe", "from", "all", "conversations"]
    let title = words.joined(separator: " ")
    let choices = [Choice<Lab>(title), Choice("Cancel", role: .cancel)]
    let pictures = [
      AlertBody("T", choices: choices).drawn(at: .zero, width: 270, context),
      DialogBody("T", choices: choices).drawn(at: .zero, width: 374, context),
    ]
    for picture in pictures {
      let lines = picture.texts.flatMap { $0.split(separator: " ").map(String.init) }
      #expect(words.allSatisfy { word in lines.contains(word) }, "\(size.rawValue)")
      #expect(!picture.texts.contains { $0.contains("…") })
      let row = picture.frame(title) ?? .zero
      let runs = picture.runs.filter { run in words.contains { run.text.contains($0) } }
      for run in runs {
        let width = context.text.width(of: run.text, style: run.style)
        #expect(run.origin.x >= row.minX && run.origin.x + width <= row.maxX + 0.1)
        #expect(run.origin.y >= row.minY && run.origin.y <= row.maxY)
      }
    }
  }

  @Test func `choices too many for the space scroll below a third of text (A2)`() throws {
    let choices = (0..<30).map { Choice<Lab>("Choice \($0)") }
    let alert = AlertBody<Lab>(
      "T", message: String(repeating: "word ", count: 2_000), choices: choices)
    let size = alert.size(fitting: .ideal, in: .phone())
    #expect(size.height == 747)
    let picture = alert.drawn(in: Rect(origin: Point(60, 55), size: size))
    let message = try #require(picture.frame("message"))
    let rows = try #require(picture.frame("choices"))
    #expect(abs(message.height - 747.0 / 3) < 0.01)
    #expect(rows == Rect(60, message.maxY, 270, 747 - message.height))
    #expect(picture.frame("Choice 0")?.minY == rows.minY)
  }

  @Test func `a dialog too high scrolls while cancel stays (D1)`() throws {
    let dialog = DialogBody<Lab>("T", choices: (0..<30).map { Choice("Choice \($0)") })
    #expect(dialog.height(width: 374) == 763)
    let picture = dialog.drawn(in: Rect(8, 47, 374, 763))
    #expect(picture.frame("cancel") == Rect(8, 754, 374, 56))
    #expect(picture.frame("choices") == Rect(8, 47, 374, 763 - 64))
  }

  @Test func `rows with a look of their own stand where choices would (D3)`() throws {
    let dialog = DialogBody<Lab>("T", message: "M") {
      OptionRow(.person, "One", subtitle: "first", do: .dismissSelf)
      OptionRow(.check, "Two", selection: .chosen, do: .dismissSelf)
    }
    let picture = dialog.drawn(at: .zero, width: 374)
    #expect(picture.frame("One") == Rect(0, 66, 374, 64))
    #expect(picture.frame("Two") == Rect(0, 130, 374, 64))
    #expect(picture.frame("cancel")?.minY == 202)
  }

  @Test func `an accessibility text size widens the alert`() {
    let context = BlockContext.phone(environment: BlockEnvironment(textSize: .accessibility2))
    #expect(AlertBody<Lab>("T").size(fitting: .ideal, in: context).width == 310)
  }

  @Test func `a dialog puts destructive first and cancel in its own group (D1)`() {
    let dialog = DialogBody<Lab>(
      "T",
      choices: [
        Choice("a"), Choice("c", role: .cancel), Choice("d", role: .destructive), Choice("b"),
      ])
    let picture = dialog.drawn(at: .zero, width: 374)
    let names = picture.hitAreas.filter { $0.role == .button }.map(\.name)
    #expect(names == ["d", "a", "b", "c"])
    #expect(picture.frame("c")?.minY == (picture.frame("group")?.maxY ?? 0) + 8)
  }

  @Test(arguments: [
    ("", "", DialogBody<Lab>.TitleVisibility.visible, 0.0), ("T", "", .visible, 46),
    ("T", "", .hidden, 0), ("T", "M", .visible, 66), ("T", "M", .automatic, 46),
    ("T", "", .automatic, 46), ("T", "M", .hidden, 46),
  ])
  func `an empty or hidden title takes no space (D2)`(
    title: String, message: String, visibility: DialogBody<Lab>.TitleVisibility, header: Double
  ) {
    let dialog = DialogBody<Lab>(
      title, message: message, titleVisibility: visibility, choices: [Choice("a")])
    #expect(dialog.height(width: 374) == header + 56 + 8 + 56)
  }
}
