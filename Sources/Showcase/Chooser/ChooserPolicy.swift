/// Which kind of popup fits which needs: the first row that applies is the answer (SPEC X9).
///
/// The line it draws: what behaves and looks like the system's is the system's, all else is built.
package enum ChooserPolicy {
  /// One row.
  package struct Row: Sendable {
    /// The kind of popup.
    package let kind: PopupKind
    /// The scene that shows it.
    package let scene: String
    /// Why.
    package let reason: Phrase
    /// When.
    let applies: @Sendable (PopupNeeds) -> Bool

    init(
      _ kind: PopupKind, _ scene: String, _ english: String, _ chinese: String,
      when applies: @escaping @Sendable (PopupNeeds) -> Bool
    ) {
      self.kind = kind
      self.scene = scene
      reason = Phrase(english, chinese)
      self.applies = applies
    }
  }

  /// The rows, the most binding needs first.
  package static let rows = placeRows + contentRows + choiceRows

  /// The answer when no row applies.
  package static let fallback = Row(
    .alert, "alert",
    "A short question or message with one or two buttons is what alerts are for.",
    "一两个按钮的简短问题或消息，正是警告框的用途。"
  ) { _ in true }

  /// The answer to what is wanted.
  package static func answer(to needs: PopupNeeds) -> PopupAnswer {
    let row = rows.first { $0.applies(needs) } ?? fallback
    return PopupAnswer(
      kind: row.kind, scene: row.scene, reason: row.reason,
      asides: asides.filter { $0.applies(needs) }.map(\.text))
  }

  /// Where it stands and what it covers.
  private static let placeRows: [Row] = [
    Row(
      .overlayWindow, "overlay-window",
      "Alerts and sheets stand above every view of the page; only a window of its own is higher.",
      "警告框和面板高于页面里的任何视图，只有独立窗口能更高。"
    ) { $0.covers == .popups },
    Row(
      .toast, "toast",
      "It asks nothing: it comes without a mask, waits a moment and leaves by itself.",
      "它不提问：没有遮罩，停一会儿自己离开。"
    ) { $0.stays == .briefly && !$0.asks && $0.covers != .everything },
    Row(
      .guide, "spotlight",
      "It explains a place on the page: the mask leaves that place in the light.",
      "它讲解页面上的一处：遮罩把那里留亮。"
    ) { $0.place == .tour },
    Row(
      .cover, "cover",
      "A task that needs the whole screen: a cover has no drag that closes it by accident.",
      "需要整个屏幕的任务：全屏覆盖不会被下滑误关。"
    ) { $0.covers == .everything },
    Row(
      .menu, "context-menu",
      "Actions on one element: a menu shows which one by lifting it.",
      "针对一个元素的操作：菜单把它抬起，说明是哪一个。"
    ) { $0.place == .element && $0.look == .system && $0.choices > 1 && $0.needs.isEmpty },
    Row(
      .bubble, "bubble",
      "It points at one element and must not look like the system’s popover.",
      "它指向一个元素，又不能像系统的气泡弹窗。"
    ) { $0.place == .element && $0.look == .own },
    Row(
      .popover, "popover",
      "Content that belongs to one element: a popover points at it, and is a sheet on a phone.",
      "属于一个元素的内容：气泡弹窗指向它，在手机上变成面板。"
    ) { $0.place == .element },
    Row(
      .sheet, "undimmed-sheet",
      "The page stays in use: a sheet without a mask up to one of its heights.",
      "页面仍要可用：面板在某个高度以下没有遮罩。"
    ) { $0.covers == .nothing },
  ]

  /// What the content does.
  private static let contentRows: [Row] = [
    Row(
      .card, "queue",
      "System alerts do not say when they have gone; a queue of one’s own shows one after the other.",
      "系统警告框不会通知已经离开；自己的队列才能依次展示。"
    ) { $0.needs.contains(.queue) },
    Row(
      .card, "progress-card",
      "Only a custom card holds something that moves by its own clock.",
      "只有自定义卡片能放按自己时钟运动的内容。"
    ) { $0.needs.contains(.progress) },
    Row(
      .card, "gesture-rules",
      "A drag in a look of its own: a custom card settles which gesture wins.",
      "自己的样式还要拖动：自定义卡片决定哪个手势优先。"
    ) { $0.needs.contains(.gesture) && $0.look == .own },
    Row(
      .sheet, "draft-sheet",
      "The sheet brings the drag; a draft keeps it from closing over what was typed.",
      "面板自带拖动；有草稿时不让它关掉输入的内容。"
    ) { $0.needs.isSuperset(of: [.gesture, .input]) },
    Row(
      .sheet, "nested-scroll",
      "One drag first grows the sheet, then scrolls what is in it.",
      "同一次拖动先拉高面板，再滚动内容。"
    ) { $0.needs.isSuperset(of: [.gesture, .reading]) },
    Row(
      .sheet, "two-detents",
      "A sheet with detents brings the drag, the grabber and the way out.",
      "带停靠高度的面板自带拖动、抓手和关闭方式。"
    ) { $0.needs.contains(.gesture) },
    Row(
      .dialog, "dialog-choices",
      "System dialogs show only titles: icons, subtitles and checks need rows of one’s own.",
      "系统对话框只有标题：图标、副标题和勾选需要自己的行。"
    ) { $0.needs.contains(.marks) },
    Row(
      .sheet, "keyboard-sheet",
      "A form longer than a card scrolls in a sheet, clear of the keyboard.",
      "比卡片长的表单放进面板里滚动，并避开键盘。"
    ) { $0.needs.isSuperset(of: [.input, .reading]) },
    Row(
      .card, "input-card",
      "Alerts have no text input of their own: a custom card has the field and checks it.",
      "警告框不负责输入：自定义卡片有输入框并检查内容。"
    ) { $0.needs.contains(.input) },
    Row(
      .card, "growing-card",
      "A card of one’s own grows with its content and scrolls when there is no more room.",
      "自定义卡片随内容变高，放不下时滚动。"
    ) { $0.needs.contains(.reading) && $0.look == .own },
    Row(
      .sheet, "sheet-detail",
      "More to read than an alert holds: a summary at half height, all of it when pulled up.",
      "内容比警告框能放的多：半高时是摘要，拉高后是全部。"
    ) { $0.needs.contains(.reading) },
  ]

  /// What there is to choose.
  private static let choiceRows: [Row] = [
    Row(
      .panel, "bottom-panel",
      "Many choices in a look of one’s own come from below, with a strip above the home area.",
      "自己样式的多个选项从底部进入，并避开底部安全区。"
    ) { $0.look == .own && $0.choices > 2 },
    Row(
      .card, "confirm-card",
      "A few choices in a look of one’s own: a card over a mask that a tap closes.",
      "自己样式的少量选项：遮罩上的卡片，点遮罩关闭。"
    ) { $0.look == .own },
    Row(
      .dialog, "dialog",
      "Three or more with a destructive one: it comes first, and cancel stands apart.",
      "三个以上且有删除：删除在最前，取消单独一组。"
    ) { $0.choices > 2 && $0.destructive == .yes },
    Row(
      .dialog, "dialog",
      "Three or more choices are a list; an alert would stack them over its message.",
      "三个以上的选项是列表，警告框会把它们堆在一起。"
    ) { $0.choices > 2 },
    Row(
      .alert, "alert",
      "Yes or no to something that cannot be undone: an alert that only a button closes.",
      "对不能撤销的事回答是或否：只有按钮能关闭的警告框。"
    ) { $0.destructive == .yes },
  ]
}
