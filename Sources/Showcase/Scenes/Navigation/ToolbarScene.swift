import Blocks
import Canvas
import PresentationCore

/// A reading list with a bar: what is starred, what is read, and a selection under way.
package struct ToolbarModel: Sendable {
  var path = NavigationPath()
  /// Whether the list is a favourite: the star of the bar.
  var isStarred = false
  /// Rows that are read.
  private(set) var read: Set<Int> = []
  /// The rows as they shall be; nil while nobody edits.
  private(set) var draft: Set<Int>?
  /// How often each item of the bar was pressed.
  var added = 0

  var isEditing: Bool { draft != nil }

  /// The rows shown as read.
  var shown: Set<Int> { draft ?? read }

  mutating func edit() {
    draft = read
  }

  mutating func toggle(_ row: Int) {
    guard draft?.remove(row) == nil else { return }
    draft?.insert(row)
  }

  /// Leaves without a change.
  mutating func cancel() {
    draft = nil
  }

  /// Accepts what was chosen.
  mutating func confirm() {
    read = shown
    draft = nil
  }
}

/// The items of a bar by the part they play, a star, and a large title that goes into it (SPEC L6).
package struct ToolbarScene: Scene {
  package let info = SceneInfo(
    name: "toolbar", title: Phrase("Toolbar and large title", "工具栏与大标题"), family: .navigation,
    summary: Phrase(
      "Items say what part they play and the bar places them; the large title collapses.",
      "按钮只说明自己的角色，位置由导航栏安排；大标题会收起。"),
    tries: [
      Phrase("Scroll: the large title goes into the bar.", "滚动，大标题收进导航栏。"),
      Phrase("Tap the star: it fills, and again it empties.", "点星标：变实心，再点变空心。"),
      Phrase(
        "Edit: cancel and done take the places of the other items.",
        "点编辑：取消和完成替换其他按钮。"),
    ],
    spec: ["L6", "V5"], appleName: ".toolbar { ToolbarItem(placement:) }",
    icon: Symbol.webAsset.rawValue,
    knobs: [
      Knob(
        "title", .choice(["large", "inline"]), fallback: "large",
        summary: "Whether the title is large or in the bar.")
    ],
    states: ["large", "collapsed", "editing"],
    takes: [
      SceneTake("collapse", "drag 195,600 to 195,500 over 300ms"),
      SceneTake("star", "do star\n500ms do star"),
      SceneTake("edit", "do edit\n500ms tap \"book 1\"\n900ms tap \"done\""),
    ],
    actions: ["star", "edit"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ToolbarModel {
    ToolbarModel()
  }

  package func page(_ model: ToolbarModel, _ settings: StageSettings) -> any Block<ToolbarModel> {
    let words = Words(settings.locale)
    let page = NavigationPage<ToolbarModel>(
      words("Reading list", "阅读清单"),
      titleMode: settings.knobs["title"] == "inline" ? .inline : .large,
      items: Self.items(model, words)
    ) {
      Gap(8)
      GroupBox(inset: 52) {
        for number in 1...18 { Self.row(number, model, words) }
      }
      .padding(.horizontal, 16)
      Gap(24)
    }
    return NavigationContainer("reading", path: \.path, root: page)
  }

  private static func items(
    _ model: ToolbarModel, _ words: Words
  ) -> [ToolbarItem<ToolbarModel>] {
    if model.isEditing {
      return [
        ToolbarItem(
          .confirmation,
          Button(words("Done", "完成"), style: .barStrong, name: "done") { $0.confirm() }),
        ToolbarItem(
          .cancellation,
          Button(words("Cancel", "取消"), style: .bar, name: "cancel") { $0.cancel() }),
      ]
    }
    return [
      ToolbarItem(
        .primary, IconButton(.addCircleOutline, name: "add", run: { $0.added += 1 })),
      ToolbarItem(.leading, Button(words("Edit", "编辑"), style: .bar, name: "edit") { $0.edit() }),
      ToolbarItem(.trailing, StarButton(isOn: \.isStarred)),
    ]
  }

  private static func row(
    _ number: Int, _ model: ToolbarModel, _ words: Words
  ) -> any Block<ToolbarModel> {
    let isRead = model.shown.contains(number)
    let symbol: Symbol =
      switch (model.isEditing, isRead) {
      case (_, true): .checkCircle
      case (true, false): .radioButtonUnchecked
      case (false, false): .bookmarkBorder
      }
    let title = words("Chapter \(number)", "第 \(number) 章")
    let row = HStack<ToolbarModel>(spacing: 12) {
      IconView(symbol, color: isRead ? .accent : .labelTertiary)
      Label(title)
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 52)
    return model.isEditing ? row.onTap("book \(number)") { $0.toggle(number) } : row
  }

  package func perform(
    _ action: String, on model: inout ToolbarModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "star": model.isStarred.toggle()
    case "edit": if !model.isEditing { model.edit() }
    default: throw ActionError("toolbar has no action '\(action)'")
    }
  }

  package func summarize(_ model: ToolbarModel, into summary: inout EndSummary) {
    summary.flags["starred"] = model.isStarred
    summary.flags["editing"] = model.isEditing
    summary.text["read"] = model.read.sorted().map(String.init).joined(separator: " ")
    summary.text["added"] = "\(model.added)"
  }
}

/// A star in a target of 44×44 pt that fills and empties.
private struct StarButton<Model>: Block {
  let isOn: WritableKeyPath<Model, Bool>

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size { Size(44, 44) }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let path = isOn
    let isLit = picture.model[keyPath: path]
    let name = picture.add("favourite", .rect(rect), action: .run { $0[keyPath: path].toggle() })
    picture.speak(of: name) {
      $0.label = context.environment.word("Favourite", "收藏")
      $0.kind = .toggle
      $0.state = isLit ? .on : .off
    }
    let radius = context.pressed.contains(name) ? 9.5 : 11
    let star = Shape.path(StarShape.path(around: rect.center + Point(0, 0.5), radius: radius))
    let color = context.theme[.accent]
    if isLit { picture.items.append(.fill(star, .solid(color))) }
    picture.items.append(.stroke(star, Stroke(width: 1.8), color))
    picture.drawFocusRing(around: rect.grown(by: -7), radius: 15, of: name, context)
  }
}
