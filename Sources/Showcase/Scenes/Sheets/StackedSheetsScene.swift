import Blocks
import Canvas
import PresentationCore

/// A sheet of a stack: what it stands for, and the way to the next one (SPEC S11).
struct FolderSheet<Model>: Composite {
  let symbol: Symbol
  let title: String
  let subtitle: String
  let rows: [(Symbol, String, String)]
  /// What opens the next sheet; nil on the last one.
  let next: (title: String, open: (inout Model) -> Void)?

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(title, subtitle: subtitle)
      Gap(8)
      GroupBox { for row in rows { Cell(row.0, row.1, trailing: .value(row.2)) } }
        .padding(.horizontal, 16)
      Gap(16)
      if let next {
        Button(next.title, style: .primary, name: "next", run: next.open).padding(.horizontal, 16)
      }
    }
  }
}

/// The inbox and how deep the stack of sheets is.
package struct StackedSheetsModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the lowest sheet.
  package var sheet = SheetState()
  /// Whether the second and the third sheet are up.
  var isSecondUp = false
  var isThirdUp = false
}

/// Sheets on sheets: the page steps back for the first, each sheet for the one above it.
package struct StackedSheetsScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "stacked-sheets", title: Phrase("Sheets on sheets", "面板叠面板"), family: .sheets,
    summary: Phrase(
      "Each sheet pushes the one below it back; closing the lowest takes all with it.",
      "每张面板把下面一张推后；关掉最下面的，上面的一起离开。"),
    tries: [
      Phrase("Open three, then drag the top one down slowly.", "打开三张，再慢慢下拉最上面的一张。"),
      Phrase(
        "Drag the top one a little and let go: those below follow the finger.",
        "把最上面的稍拉再松手：下面的跟着手指。"),
      Phrase("Press Escape three times.", "按三次 Esc。"),
    ],
    spec: ["S11", "Q3", "S5", "H1"], appleName: ".sheet inside .sheet",
    icon: Symbol.layers.rawValue,
    knobs: SheetKnobs.all(detents: "large", background: "sheet"),
    states: ["one", "two", "three"],
    takes: [
      SceneTake("show", "do show\n900ms do second"),
      SceneTake("three", "do show\n700ms do second\n1400ms do third"),
      SceneTake(
        "pull",
        "do show\n700ms do second\n1600ms drag 120,90 to 120,330 over 400ms hold 300ms"),
      SceneTake("close-all", "do show\n700ms do second\n1400ms do third\n2300ms do hide"),
    ],
    actions: SheetAction.all + ["second", "third"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> StackedSheetsModel {
    StackedSheetsModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: StackedSheetsModel, _ settings: StageSettings
  ) -> any Block<StackedSheetsModel> {
    let words = Words(settings.locale)
    return InboxPage(model.inbox).scoped(\StackedSheetsModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("one", settings),
        onDismiss: { $0.isSecondUp = false }, detent: \.sheet.detent,
        content: { _ in [Self.stack(words, settings)] })
  }

  /// The first sheet declares the second on itself, and that one the third (SPEC H1).
  private static func stack(
    _ words: Words, _ settings: StageSettings
  ) -> any Block<StackedSheetsModel> {
    first(words).popup(
      isPresented: \.isSecondUp, SheetKnobs.options("two", settings),
      onDismiss: { $0.isThirdUp = false },
      content: { _ in
        [
          second(words).popup(isPresented: \.isThirdUp, SheetKnobs.options("three", settings)) {
            _ in third(words)
          }
        ]
      })
  }

  private static func first(_ words: Words) -> FolderSheet<StackedSheetsModel> {
    FolderSheet(
      symbol: .inbox, title: words("Boathouse", "船库"),
      subtitle: words("Shared folder, 4 items", "共享文件夹，4\u{A0}项"),
      rows: [
        (.event, words("Rota for May", "五月值班表"), words("Mon", "周一")),
        (.summarize, words("Paint and varnish", "油漆清单"), "3"),
        (.photo, words("Photos of the slip", "滑道照片"), "12"),
        (.person, words("Keys", "钥匙"), words("2 out", "借出 2 把")),
      ], next: (words("Open the rota", "打开值班表"), { $0.isSecondUp = true }))
  }

  private static func second(_ words: Words) -> FolderSheet<StackedSheetsModel> {
    FolderSheet(
      symbol: .event, title: words("Rota for May", "五月值班表"),
      subtitle: words("Two people a week", "每周两人"),
      rows: [
        (.person, words("Nora and Elias", "晓兰和白宇"), words("4 May", "5 月 4 日")),
        (.person, words("Tomas and Maja", "唐锐和马佳"), words("11 May", "5 月 11 日")),
        (.person, words("Ines and Sami", "一诺和欧阳森"), words("18 May", "5 月 18 日")),
      ], next: (words("Swap a week", "换一周"), { $0.isThirdUp = true }))
  }

  private static func third(_ words: Words) -> FolderSheet<StackedSheetsModel> {
    FolderSheet(
      symbol: .swipe, title: words("Swap a week", "换一周"),
      subtitle: words("Tell the others before you do", "先和大家说一声"),
      rows: [
        (.event, words("From", "原来"), words("4 May", "5 月 4 日")),
        (.event, words("To", "换到"), words("18 May", "5 月 18 日")),
      ], next: nil)
  }

  package func perform(
    _ action: String, on model: inout StackedSheetsModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox.openFirst()
    case "hide": model.inbox.opened = nil
    case "second": model.isSecondUp = true
    case "third": model.isThirdUp = true
    case "refresh": presenter.request(.beginRefresh)
    case "select medium", "select large":
      model.sheet.detent = String(action.dropFirst("select ".count))
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'show'")
    }
  }
}
