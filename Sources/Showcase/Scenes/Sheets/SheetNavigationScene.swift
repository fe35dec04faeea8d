import Blocks
import Canvas
import PresentationCore

/// A folder for conversations: the first type of route in the sheet.
package enum MailFolder: String, Route, CaseIterable {
  case receipts, boathouse, photos

  package static let kind = "folder"

  func name(_ words: Words) -> String {
    switch self {
    case .receipts: words("Receipts", "收据")
    case .boathouse: words("Boathouse", "船库")
    case .photos: words("Photos", "照片")
    }
  }

  var symbol: Symbol {
    switch self {
    case .receipts: .summarize
    case .boathouse: .directionsBoat
    case .photos: .photo
    }
  }

  /// The years it has folders for, the latest first.
  var years: [FolderYear] { (2007...2026).reversed().map { FolderYear(folder: self, year: $0) } }
}

/// A year in a folder: the second type.
package struct FolderYear: Route {
  package static let kind = "year"

  let folder: MailFolder
  let year: Int

  init(folder: MailFolder, year: Int) {
    self.folder = folder
    self.year = year
  }

  /// A year as it is saved: `receipts-2024`.
  package init?(text: String) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let folder = MailFolder(rawValue: String(parts[0])),
      let year = Int(parts[1])
    else { return nil }
    self.init(folder: folder, year: year)
  }

  package var text: String { "\(folder.rawValue)-\(year)" }
}

/// The inbox, and where one is in the sheet.
package struct SheetNavigationModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  /// The pages above the sheet's first one; a sheet that was closed begins there again.
  var path = NavigationPath()
  /// Where conversations were moved to, in order.
  var moved: [String] = []
  /// What came into sight and went out of it, in order.
  fileprivate(set) var sights = PageSights()

  fileprivate mutating func push() {
    if path.isEmpty {
      path.append(MailFolder.boathouse)
    } else if path.count == 1 {
      path.append(FolderYear(folder: .boathouse, year: 2024))
    }
  }
}

/// The pages of the sheet, one function a type of route.
private struct FolderStack: RowPages {
  typealias Model = SheetNavigationModel

  let words: Words

  var root: NavigationPage<Model> {
    NavigationPage(words("Move to", "移到"), background: .sheet, items: [cancel]) {
      Gap(8)
      group {
        for folder in MailFolder.allCases {
          row("folder \(folder.rawValue)", folder.symbol, folder.name(words)) {
            $0.path.append(folder)
          }
        }
      }
      Gap(16)
    }
  }

  func folder(_ folder: MailFolder) -> NavigationPage<Model> {
    NavigationPage(folder.name(words), background: .sheet) {
      Gap(8)
      group {
        for year in folder.years {
          row("year \(year.year)", .event, "\(year.year)") { $0.path.append(year) }
        }
      }
      Gap(16)
    }
  }

  func year(_ year: FolderYear) -> NavigationPage<Model> {
    NavigationPage("\(year.year)", background: .sheet) {
      IconView(year.folder.symbol, size: 64, color: .labelSecondary).frame(maxWidth: .infinity)
        .padding(Insets(top: 32, bottom: 12))
      Label("\(year.folder.name(words)), \(year.year)", .headline).aligned(.center)
        .frame(maxWidth: .infinity).named("place")
      Gap(24)
      Button(
        words("Move", "移动"), style: .primary, name: "move",
        do: .dismissThen { $0.moved.append(year.text) }
      )
      .padding(.horizontal, 16)
      Gap(16)
    }
  }

  private var cancel: ToolbarItem<Model> {
    ToolbarItem(
      .cancellation, Button(words("Cancel", "取消"), style: .bar, name: "cancel", do: .dismissSelf))
  }
}

/// A stack of pages inside a sheet: the sheet has its own path, edge swipe and way back (SPEC L4).
package struct SheetNavigationScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "sheet-navigation", title: Phrase("Stack in a sheet", "面板里的导航栈"), family: .sheets,
    summary: Phrase(
      "A sheet with pages of its own: the edge takes the page, everything else the sheet.",
      "面板里有自己的页面：从边缘拖动的是页面，别处拖动的是面板。"),
    tries: [
      Phrase(
        "Open a folder, then drag from the left edge: the page goes, the sheet stays.",
        "打开一个文件夹，再从左边缘拖动：页面离开，面板不动。"),
      Phrase(
        "Two pages deep, press Escape three times: page, page, sheet.",
        "在第二层页面按三次 Escape：退一页，再退一页，最后关闭面板。"),
      Phrase("Drag the bar of a page: it moves the sheet.", "拖动页面的导航栏：移动的是面板。"),
    ],
    spec: ["L4", "E8", "S4", "S7", "V6"],
    appleName: "NavigationStack(path:) in .sheet", icon: Symbol.layers.rawValue,
    knobs: SheetKnobs.all(detents: "medium,large", background: "sheet"),
    states: ["first", "folder", "year"],
    takes: [
      SceneTake("push", "do show\n900ms tap \"folder boathouse\""),
      SceneTake(
        "swipe",
        "do show\n700ms do push\n1600ms drag 5,640 to 260,640 over 300ms"),
      SceneTake(
        "escape",
        "do show\n700ms do push\n1400ms do push\n2200ms key escape\n2900ms key escape\n3600ms key escape"
      ),
    ],
    actions: SheetAction.all + ["push", "pop", "first"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> SheetNavigationModel {
    SheetNavigationModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: SheetNavigationModel, _ settings: StageSettings
  ) -> any Block<SheetNavigationModel> {
    let pages = FolderStack(words: Words(settings.locale))
    return InboxPage(model.inbox).scoped(\SheetNavigationModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("folders", settings),
        onDismiss: { $0.path.removeAll() }, detent: \.sheet.detent,
        content: { _ in
          NavigationContainer("folders", path: \.path, root: pages.root)
            .destination(for: MailFolder.self) { pages.folder($0) }
            .destination(for: FolderYear.self) { pages.year($0) }
        })
  }

  package func perform(
    _ action: String, on model: inout SheetNavigationModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "push": model.push()
    case "pop": model.path.removeLast()
    case "first": model.path.removeAll()
    default: try performSheet(action, on: &model, with: &presenter)
    }
  }

  package func hear(
    _ event: Event, model: inout SheetNavigationModel, presenter: inout Presenter
  ) {
    hearSheet(event, model: &model, presenter: &presenter)
    model.sights.hear(event)
  }

  package func summarize(_ model: SheetNavigationModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["path"] = PathText.text(of: model.path)
    summary.text["moved"] = model.moved.joined(separator: " ")
    summary.text["seen"] = model.sights.text
  }
}
