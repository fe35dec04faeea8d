/// The kinds of popup the chooser answers with; the raw value is the word scripts read (SPEC X9).
package enum PopupKind: String, Hashable, Sendable, CaseIterable {
  case alert, dialog, sheet, cover, popover, menu, card, panel, bubble, toast, guide
  case overlayWindow = "overlay-window"

  /// What people call it.
  package var title: Phrase {
    switch self {
    case .alert: Phrase("Alert", "警告框")
    case .dialog: Phrase("Confirmation dialog", "确认对话框")
    case .sheet: Phrase("Sheet", "面板（sheet）")
    case .cover: Phrase("Full-screen cover", "全屏覆盖")
    case .popover: Phrase("Popover", "气泡弹窗")
    case .menu: Phrase("Context menu", "上下文菜单")
    case .card: Phrase("Custom card over a mask", "遮罩上的自定义卡片")
    case .panel: Phrase("Custom bottom panel", "自定义底部面板")
    case .bubble: Phrase("Custom bubble with an arrow", "带箭头的自定义气泡")
    case .toast: Phrase("Toast", "轻提示")
    case .guide: Phrase("Mask with a hole", "挖洞引导遮罩")
    case .overlayWindow: Phrase("Window of its own", "独立窗口")
    }
  }
}

/// What the chooser answers: a kind, why, and where to see it (SPEC X9).
package struct PopupAnswer: Hashable, Sendable {
  /// The kind of popup.
  package var kind: PopupKind
  /// The name of the scene that shows it.
  package var scene: String
  /// Why this kind.
  package var reason: Phrase
  /// What else to mind with these needs.
  package var asides: [Phrase]
}
