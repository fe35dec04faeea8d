import Blocks
import Canvas
import Testing

/// Lines of a label in a style of 10 pt: a Latin character is 5 pt wide, a Han one 10.
@Suite struct LineBreakTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var width: Double
    var lines: [String]
    var testDescription: String { "\(text) in \(width)" }
  }

  private static let cases = [
    Case(text: "one two three", width: 40, lines: ["one two", "three"]),
    Case(text: "one  two", width: 20, lines: ["one", "two"]),
    Case(text: "a\nb", width: 100, lines: ["a", "b"]),
    Case(text: "a\n\nb", width: 100, lines: ["a", "", "b"]),
    Case(text: "确认删除吗", width: 30, lines: ["确认删", "除吗"]),
    Case(text: "删除了，不能撤销。", width: 30, lines: ["删除", "了，不", "能撤", "销。"]),
    Case(text: "打开《设置》页", width: 30, lines: ["打开", "《设", "置》页"]),
    Case(text: "说“你好”吗", width: 24, lines: ["说", "“你", "好”", "吗"]),
    Case(text: "共 12\u{A0}个文件", width: 35, lines: ["共", "12\u{A0}个文", "件"]),
    Case(text: "$9.99 or €12,50", width: 45, lines: ["$9.99 or", "€12,50"]),
    Case(text: "up 50% now", width: 30, lines: ["up 50%", "now"]),
    Case(text: "well-known", width: 30, lines: ["well-", "known"]),
    Case(text: "at -5 degrees", width: 30, lines: ["at -5", "degree", "s"]),
    Case(text: "https://a.b/cd/ef", width: 50, lines: ["https://", "a.b/cd/ef"]),
    Case(text: "unbreakable", width: 20, lines: ["unbr", "eaka", "ble"]),
    Case(text: "用Swift写", width: 30, lines: ["用", "Swift", "写"]),
    Case(text: "(one) [two]", width: 30, lines: ["(one)", "[two]"]),
    Case(text: "say “hello there”", width: 35, lines: ["say", "“hello", "there”"]),
    Case(text: "don’t", width: 30, lines: ["don’t"]),
    Case(text: "wait, what?", width: 30, lines: ["wait,", "what?"]),
    Case(text: "家👨‍👩‍👧‍👦家", width: 20, lines: ["家👨‍👩‍👧‍👦", "家"]),
    Case(text: "👍🏽👍🏽👍🏽", width: 20, lines: ["👍🏽👍🏽", "👍🏽"]),
  ]

  @Test(arguments: cases)
  func `a line ends where its script allows`(row: Case) {
    #expect(lines(Label(row.text), width: row.width) == row.lines)
  }

  @Test func `a label measured is drawn in the same lines`() {
    let text = "They stay searchable, and you can bring them back for 30 days. 共 12 个。"
    for width in stride(from: 20.0, through: 400, by: 7) {
      for label in [Label<Lab>(text), Label(text).balanced()] {
        let size = label.size(fitting: ProposedSize(width: width), in: context)
        let drawn = label.drawn(in: Rect(origin: .zero, size: size), context)
        #expect(drawn.runs.count == Int(size.height / 12))
      }
    }
  }

  @Test(arguments: [(1, ["Sent you…"]), (2, ["Sent you", "the pho…"])])
  func `the last line ends with an ellipsis`(count: Int, expected: [String]) {
    let label = Label<Lab>("Sent you the photos").lines(count)
    #expect(lines(label, width: count == 1 ? 46 : 40) == expected)
  }

  @Test func `an ellipsis never splits an emoji`() {
    let label = Label<Lab>("ab👨‍👩‍👧‍👦cd").lines(1)
    #expect(lines(label, width: 24) == ["ab…"])
    #expect(lines(label, width: 27) == ["ab👨‍👩‍👧‍👦…"])
  }

  @Test func `balanced lines are about as wide as each other`() {
    let text = "aaa bbb ccc ddd eee f"
    #expect(lines(Label(text), width: 100) == ["aaa bbb ccc ddd eee", "f"])
    #expect(lines(Label(text).balanced(), width: 100) == ["aaa bbb ccc", "ddd eee f"])
  }

  @Test func `two sentences break between them when they fit (V5)`() {
    #expect(
      lines(Label("删除后不能恢复。确定要删除这些吗？").balanced(), width: 130)
        == ["删除后不能恢复。", "确定要删除这些吗？"])
  }

  private var context: BlockContext {
    var context = BlockContext.phone()
    context.theme = Theme(
      name: "ten", appearance: .light, color: { _ in .black },
      style: { _, _ in TextStyle(size: 10, lineHeight: 12) }, shadows: { _ in [] },
      avatar: { Theme.classic().avatar($0) }, mask: .classic(.light))
    return context
  }

  private func lines(_ label: Label<Lab>, width: Double) -> [String] {
    let size = label.size(fitting: ProposedSize(width: width), in: context)
    let count = Int(size.height / 12)
    let runs = label.drawn(in: Rect(0, 0, width, size.height), context).runs
    return (0..<count).map { line in
      runs.first { Int($0.origin.y / 12) == line }?.text ?? ""
    }
  }
}
