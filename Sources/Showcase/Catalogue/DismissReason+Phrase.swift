import PresentationCore

extension DismissReason {
  /// The reason as a page tells it to people; traces and logs keep its identifier (SPEC E8, V5).
  package var phrase: Phrase {
    switch self {
    case .outsideTap: Phrase("tap outside", "点按外部")
    case .drag: Phrase("dragged away", "拖走")
    case .escape: Phrase("Escape key", "Esc\u{A0}键")
    case .action: Phrase("its own button", "自己的按钮")
    case .timer: Phrase("time was up", "时间到")
    case .binding: Phrase("binding reset", "绑定复位")
    case .code: Phrase("called from code", "代码调用")
    case .cascade: Phrase("one below left", "下层先离开")
    case .replaced: Phrase("replaced", "被替换")
    case .preempted: Phrase("pushed aside", "被插队")
    case .ownerRemoved: Phrase("owner removed", "拥有者已删除")
    }
  }
}
