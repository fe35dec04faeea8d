import Blocks
import Canvas
import PresentationCore

/// The tabs of the scene, in their order.
enum PaperTab: Int, Hashable, Sendable, CaseIterable {
  case news, shelf, profile

  /// What takes, traces and events call it.
  var name: String {
    switch self {
    case .news: "news"
    case .shelf: "shelf"
    case .profile: "profile"
    }
  }

  func title(_ words: Words) -> String {
    switch self {
    case .news: words("News", "新闻")
    case .shelf: words("Shelf", "书架")
    case .profile: words("Profile", "我的")
    }
  }

  var symbol: Symbol {
    switch self {
    case .news: .summarize
    case .shelf: .localLibrary
    case .profile: .person
    }
  }
}

/// An article of a tab.
struct Article: Route {
  static let kind = "article"
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }

  var text: String { "\(number)" }
}

/// Which tab is shown, and for each its path, its loader and what was read.
package struct TabsModel: Sendable {
  var tabs = TabSelection(PaperTab.news)
  /// The path of every tab: nothing is lost by going elsewhere.
  var paths: [PaperTab: NavigationPath] = [:]
  var loads: [PaperTab: OnceLoad] = [:]
  /// How often each loader ran.
  var runs: [PaperTab: Int] = [:]
  var read: Set<Int> = []
  /// True from a tap that asked for the top until the page scrolls.
  var wantsTop = false
  var seen: [String] = []
  /// Seconds a loader takes.
  let loadTime: Double

  subscript(path tab: PaperTab) -> NavigationPath {
    get { paths[tab] ?? NavigationPath() }
    set { paths[tab] = newValue }
  }

  /// Articles of a tab: the numbers of its rows.
  static func articles(of tab: PaperTab) -> ClosedRange<Int> {
    tab.rawValue * 100 + 1...tab.rawValue * 100 + 16
  }

  var unread: Int { (1...5).count { !read.contains($0) } }

  mutating func tap(_ tab: PaperTab) {
    switch tabs.tap(tab, depth: self[path: tabs.current].count) {
    case .changed: break
    case .toRoot: self[path: tab].removeAll()
    case .toTop: wantsTop = true
    }
  }

  mutating func open(_ number: Int) {
    self[path: tabs.current].append(Article(number))
    read.insert(number)
  }

  /// The page of a tab has come into sight: its loader runs, once.
  mutating func load(_ tab: PaperTab, at instant: Instant) {
    if loads[tab, default: .idle].begin(at: instant, seconds: loadTime) {
      runs[tab, default: 0] += 1
    }
  }
}

/// Tabs that keep everything: path, place, what was loaded (SPEC L5).
package struct TabsScene: Scene {
  package let info = SceneInfo(
    name: "tabs", title: Phrase("Tabs", "标签页"), family: .navigation,
    summary: Phrase(
      "Every tab keeps its path and its place; its loader runs once.", "每个标签保留路径和位置，只加载一次。"),
    tries: [
      Phrase(
        "Open an article, scroll, go to another tab and back.", "打开文章、滚动，切到别的标签再回来。"),
      Phrase(
        "Tap the tab you are on: to the root, and again to the top.",
        "点当前标签：先回根页面，再点回到顶部。"),
      Phrase("Read an article: the badge counts down.", "读一篇文章，角标减一。"),
    ],
    spec: ["L5", "L4"], appleName: "TabView(selection:)", icon: Symbol.callToAction.rawValue,
    knobs: [
      Knob(
        "load", .number(0...5, unit: "s"), fallback: "0.8", summary: "How long a tab loads, in s.")
    ],
    states: ["loading", "news", "article", "shelf"],
    takes: [
      SceneTake("switch", "do show shelf"),
      SceneTake(
        "keep", "do show shelf\n900ms do article\n1800ms do show news\n3200ms do show shelf"),
      SceneTake(
        "top",
        "do show shelf\n900ms drag 195,600 to 195,300 over 200ms\n2500ms do article\n3400ms do show shelf\n4300ms do show shelf"
      ),
    ],
    actions: ["show news", "show shelf", "show profile", "article"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> TabsModel {
    TabsModel(loadTime: settings.knobs.number("load"))
  }

  package func page(_ model: TabsModel, _ settings: StageSettings) -> any Block<TabsModel> {
    let words = Words(settings.locale)
    let tab = model.tabs.current
    let items = PaperTab.allCases.map { tab in
      TabBar<TabsModel>.Item(
        tab.title(words), tab.symbol, badge: tab == .news ? model.unread : 0, name: tab.name)
    }
    let stack = NavigationContainer(
      tab.name, path: \TabsModel[path: tab], root: Self.root(tab, model, words)
    )
    .destination(for: Article.self) { Self.article($0, words) }
    return TabContainer(items, selected: tab.rawValue, content: stack) { model, index in
      if let tab = PaperTab(rawValue: index) { model.tap(tab) }
    }
  }

  private static func root(
    _ tab: PaperTab, _ model: TabsModel, _ words: Words
  ) -> NavigationPage<TabsModel> {
    NavigationPage(tab.title(words), titleMode: .large) {
      if model.loads[tab] == .loaded {
        GroupBox(inset: 52) {
          for number in TabsModel.articles(of: tab) {
            NoteRow(
              name: "article \(number)", symbol: tab.symbol, title: title(number, words),
              detail: model.read.contains(number) ? words("Read", "已读") : "",
              action: .run { $0.open(number) })
          }
        }
        .padding(Insets(top: 8, left: 16, bottom: 24, right: 16))
      } else {
        Spinner().frame(maxWidth: .infinity).named("loading").padding(.vertical, 120)
      }
    }
  }

  private static func article(_ route: Article, _ words: Words) -> NavigationPage<TabsModel> {
    NavigationPage(title(route.number, words)) {
      Gap(16)
      for _ in 0..<8 {
        Label(
          words(
            "The harbour was quiet this morning. Two boats came in before nine, one of them "
              + "with the post, and nobody was in a hurry.",
            "今早港口很安静。九点前到了两条船，其中一条带着邮件，谁也不着急。")
        )
        .padding(Insets(left: 16, bottom: 16, right: 16))
      }
      NoteRow(
        name: "next", symbol: .skipNext, title: words("Next article", "下一篇"), detail: "",
        action: .run { $0.open(route.number + 1) })
    }
  }

  private static func title(_ number: Int, _ words: Words) -> String {
    words("Article \(number)", "文章 \(number)")
  }

  package func perform(
    _ action: String, on model: inout TabsModel, with presenter: inout Presenter
  ) throws(ActionError) {
    if let tab = PaperTab.allCases.first(where: { "show \($0.name)" == action }) {
      model.tap(tab)
    } else if action == "article" {
      model.open(TabsModel.articles(of: model.tabs.current).lowerBound)
    } else {
      throw ActionError("tabs has no action '\(action)'")
    }
    Self.scroll(&model, &presenter)
  }

  package func hear(_ event: Event, model: inout TabsModel, presenter: inout Presenter) {
    switch event {
    case .appeared(let name):
      model.seen.append("+\(name)")
      if let tab = PaperTab.allCases.first(where: { $0.name == name }) {
        model.load(tab, at: presenter.now)
      }
    case .disappeared(let name): model.seen.append("-\(name)")
    default: break
    }
    Self.scroll(&model, &presenter)
  }

  private static func scroll(_ model: inout TabsModel, _ presenter: inout Presenter) {
    if model.wantsTop { presenter.request(.scroll(nil, name: "page", to: 0)) }
    model.wantsTop = false
  }

  package func nextWake(_ model: TabsModel) -> Instant? {
    model.loads.values.compactMap(\.due).min()
  }

  package func wake(_ model: inout TabsModel, presenter: inout Presenter) {
    for tab in PaperTab.allCases { model.loads[tab]?.advance(to: presenter.now) }
  }

  package func summarize(_ model: TabsModel, into summary: inout EndSummary) {
    summary.text["tab"] = model.tabs.current.name
    for tab in PaperTab.allCases {
      summary.text["\(tab.name) path"] = PathText.text(of: model[path: tab])
      summary.text["\(tab.name) loads"] = "\(model.runs[tab] ?? 0)"
    }
    summary.text["unread"] = "\(model.unread)"
    summary.text["seen"] = model.seen.joined(separator: " ")
  }
}
