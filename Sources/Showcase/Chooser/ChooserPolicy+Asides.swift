extension ChooserPolicy {
  /// What else to mind when some needs are given.
  struct Aside: Sendable {
    let text: Phrase
    let applies: @Sendable (PopupNeeds) -> Bool

    init(
      _ english: String, _ chinese: String, when applies: @escaping @Sendable (PopupNeeds) -> Bool
    ) {
      text = Phrase(english, chinese)
      self.applies = applies
    }
  }

  /// All that hold are told, contradictions first.
  static let asides: [Aside] = [
    Aside(
      "What must be answered or read cannot leave by itself: it stays.",
      "需要回答或阅读的内容不能自己离开：它会停留。"
    ) { $0.stays == .briefly && $0.asks },
    Aside(
      "The page behind is told that it disappeared: nothing it saves then may count as leaving.",
      "后面的页面会收到消失通知：别把那时的保存当作离开。"
    ) { $0.covers == .everything },
    Aside(
      "Give the destructive button its role and keep a cancel: place and colour follow.",
      "给删除按钮 destructive 角色并保留取消：位置和颜色随之而来。"
    ) { $0.destructive == .yes },
    Aside(
      "Keep clear of the keyboard, and the confirm button off until the text is valid.",
      "避开键盘；文字有效之前确认按钮不可用。"
    ) { $0.needs.contains(.input) },
  ]
}
