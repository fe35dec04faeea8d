import Blocks
import PresentationCore

/// What can be asked of the stack scene, by the name of its action.
enum StackOrder: String, CaseIterable {
  case sheet1 = "sheet 1"
  case sheet2 = "sheet 2"
  case alert, card, above
  case closeLowest = "close lowest"

  func carryOut(on model: inout StackModel) {
    switch self {
    case .sheet1: model.isFirst = true
    case .sheet2: model.isSecond = true
    case .alert: model.isAlert = true
    case .card: model.isCard = true
    case .above: model.isOver = true
    case .closeLowest: closeLowest(of: &model)
    }
  }

  /// The lowest is the one that came first; all above it follow by themselves.
  private func closeLowest(of model: inout StackModel) {
    switch model.up.first {
    case "sheet 1": model.isFirst = false
    case "alert": model.isAlert = false
    case "card": model.isCard = false
    default: break
    }
  }

  var symbol: Symbol {
    switch self {
    case .sheet1, .sheet2: .callToAction
    case .alert: .errorOutline
    case .card: .webAsset
    case .above: .flipToFront
    case .closeLowest: .cancel
    }
  }

  func text(_ words: Words) -> (title: String, detail: String) {
    switch self {
    case .sheet1: (words("Sheet", "面板"), words("Content level", "内容层"))
    case .sheet2:
      (words("Sheet on this sheet", "再叠一个面板"), words("Content level, newest on top", "内容层，最新的在上"))
    case .alert: (words("Alert", "警告框"), words("System level, above content", "系统层，在内容之上"))
    case .card: (words("Card", "卡片"), words("Content level", "内容层"))
    case .above: (words("Above everything", "最高层"), words("Overlay level, no mask", "浮层，没有遮罩"))
    case .closeLowest:
      (words("Close the lowest", "关闭最下面的"), words("It takes all above it along", "上面的一起离开"))
    }
  }
}

/// The contents of the stack scene's popups.
struct StackText {
  let words: Words

  @BlockBuilder<StackModel> func rows(_ orders: [StackOrder]) -> [any Block<StackModel>] {
    for order in orders {
      NoteRow<StackModel>(
        name: order.rawValue, symbol: order.symbol, title: order.text(words).title,
        detail: order.text(words).detail, action: .run { _ in }, end: .none)
    }
  }

  func footer(_ model: StackModel) -> String {
    let up = model.up.map { name(of: $0) }.joined(separator: " · ")
    let left = model.left.map { "\(name(of: $0.id)): \(words($0.reason.phrase))" }
      .joined(separator: " · ")
    if !left.isEmpty { return words("Left, top down: \(left)", "依次离开（从上到下）：\(left)") }
    return up.isEmpty ? words("Nothing is up.", "没有弹窗。") : words("Up: \(up)", "显示中：\(up)")
  }

  /// What a popup of the scene is called in its footer.
  private func name(of id: PresentationID) -> String {
    let english = id.description
    return switch english {
    case "sheet 1": words(english, "面板 1")
    case "sheet 2": words(english, "面板 2")
    case "alert": words(english, "警告框")
    case "card": words(english, "卡片")
    default: words(english, "最上层弹窗")
    }
  }

  func sheet(_ number: Int, _ orders: [StackOrder]) -> VStack<StackModel> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(words("Sheet \(number)", "面板 \(number)"))
      Scroll("rows \(number)") {
        GroupBox(inset: 52) { rows(orders) }.padding(.horizontal, 16)
      }
    }
  }

  var alert: AlertBody<StackModel> {
    AlertBody(
      words("An alert", "警告框"),
      message: words(
        "It stands above all content, however they were ordered.", "它在所有内容之上，与先后顺序无关。"),
      choices: [
        choice(.card, words("A card below me", "在我下面打开卡片")),
        choice(.above, words("A popup above me", "在我上面打开弹窗")),
        choice(.closeLowest, words("Close the lowest", "关闭最下面的")),
        Choice(words("Close", "关闭"), name: "cancel", role: .cancel),
      ])
  }

  /// A choice that leaves the alert where it is.
  private func choice(_ order: StackOrder, _ title: String) -> Choice<StackModel> {
    var choice = Choice<StackModel>(title, name: "do \(order.rawValue)")
    choice.action = .run { order.carryOut(on: &$0) }
    return choice
  }

  var card: Card<StackModel> {
    Card {
      CardTitle(words("A card", "卡片"))
      Gap(8)
      CardMessage(words("Content: below every alert.", "内容层：在所有警告框之下。"))
    } footer: {
      Gap(24)
      Button(words("Done", "完成"), style: .primary, name: "close card", do: .dismissSelf)
    }
  }

  private var aboveTitle: String { words("Above everything", "最高层") }

  var above: Card<StackModel> {
    Card {
      CardTitle(aboveTitle)
      Gap(8)
      CardMessage(
        words("The overlay level; what is below stays alive.", "浮层；下面的内容仍可操作。"),
        under: aboveTitle)
    } footer: {
      Gap(16)
      Button(words("Done", "完成"), style: .primary, name: "close above", do: .dismissSelf)
    }
  }
}
