import Canvas

/// A small count in a capsule.
public struct Badge<Model>: Block {
  /// What the count means.
  public enum Kind: Hashable, Sendable {
    /// Unread, in accent, 20 pt high.
    case unread
    /// On a tab, in danger, 18 pt high.
    case tab
  }

  private let count: Int
  private let kind: Kind

  /// A count; above 99 it reads `99+`.
  public init(_ count: Int, _ kind: Kind = .unread) {
    self.count = count
    self.kind = kind
  }

  /// A circle for one digit, a capsule for more, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let height = kind == .unread ? 20.0 : 18.0
    return Size(max(height, context.text.width(of: text, style: style) + 10), height)
  }

  /// Draws the capsule and the count in its middle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let theme = context.theme
    let isUnread = kind == .unread
    picture.items.append(
      .fill(
        .rounded(rect, rect.height / 2), .solid(theme[isUnread ? .accent : .dangerFill])))
    picture.drawCentered(
      text, style: style, color: theme[isUnread ? .onAccent : .onDanger], in: rect, context)
  }

  private var text: String { count > 99 ? "99+" : "\(count)" }

  private var style: TextStyle { TextStyle(size: 12, weight: .semibold, lineHeight: 16) }
}
