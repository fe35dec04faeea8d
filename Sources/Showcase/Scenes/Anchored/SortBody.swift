import Blocks
import Canvas
import PresentationCore

/// The order of the list and what it shows, as a popover or the sheet it adapts to (look 14).
struct SortBody: Composite {
  typealias Model = InboxModel

  let model: InboxModel
  let isSheetWhenCompact: Bool

  func body(in context: BlockContext) -> some Block<InboxModel> {
    let word = context.environment.word
    let isCompact = context.environment.horizontalSizeClass == .compact
    let isLarge = context.environment.textSize.isAccessibility
    let rows = VStack<InboxModel>(alignment: .leading, spacing: 0) {
      head(word("Order", "排序"))
      order(.newest, word("Newest first", "最新在前"))
      Divider(inset: 44)
      order(.oldest, word("Oldest first", "最早在前"))
      Divider(inset: 44)
      order(.sender, word("By sender", "按发件人"))
      SectionGap()
      head(word("Keep only", "只显示"))
      filter(word("Unread", "未读"), "unread", \.arrangement.unreadOnly)
      Divider(inset: 16)
      filter(word("Photos", "有照片"), "photos", \.arrangement.photosOnly)
    }
    .padding(.bottom, 4)
    .frame(width: isSheetWhenCompact && isCompact ? nil : isLarge ? 300 : 264)
    return ScrollingWhenLow("sort") { rows }
  }

  private func head(_ title: String) -> some Block<InboxModel> {
    Label(title, .footnoteStrong).color(.labelSecondary).lines(1)
      .padding(Insets(top: 13, left: 16, bottom: 5, right: 16))
  }

  private func order(_ order: Arrangement.Order, _ title: String) -> MenuRow<InboxModel> {
    MenuRow(
      title, name: order.rawValue, mark: model.arrangement.order == order ? .checked : .unchecked,
      do: .run { $0.arrangement.order = order })
  }

  private func filter(
    _ title: String, _ name: String, _ isOn: WritableKeyPath<InboxModel, Bool>
  ) -> some Block<InboxModel> {
    HStack(spacing: 12) {
      Label(title).lines(2).wholeWords().padding(.vertical, 11)
      Spacer(minLength: 8)
      Toggle(name, isOn: isOn).spoken(title)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 44)
  }
}
