import Canvas

/// A conversation in the list: avatar, title, time, preview, badge; 72 pt high (SPEC L1).
public struct ListRow<Model>: Block {
  /// Whether a hairline parts the row from the next one: none after a section's last.
  public enum Line: Hashable, Sendable { case below, none }

  /// What the row shows.
  public struct Content: Hashable, Sendable {
    /// Who it is from.
    public var title: String
    /// The start of the last message.
    public var preview: String
    /// When it came.
    public var time: String
    /// Letters in the avatar.
    public var initials: String
    /// Colours of the avatar.
    public var tint: AvatarTint
    /// Messages not read; 0 shows no badge.
    public var unread: Int

    /// A conversation's texts.
    public init(
      title: String, preview: String, time: String, initials: String, tint: AvatarTint,
      unread: Int = 0
    ) {
      self.title = title
      self.preview = preview
      self.time = time
      self.initials = initials
      self.tint = tint
      self.unread = unread
    }
  }

  private let name: String
  private let content: Content
  private let line: Line
  private let action: Action<Model>
  private var indent = 0.0
  private var tail = Tail.timeAndBadge

  /// What stands at the trailing edge.
  public enum Tail: Hashable, Sendable {
    case timeAndBadge
    /// Room of so many pt for something else.
    case room(Double)
  }

  /// A row; `name` is what takes call it, such as `row 2`.
  public init(_ name: String, _ content: Content, line: Line = .below, do action: Action<Model>) {
    self.name = name
    self.content = content
    self.line = line
    self.action = action
  }

  /// Moved inward by so many pt, with something else than time and badge at the end (look 19).
  public func making(indent: Double, tail: Tail) -> ListRow {
    var row = self
    row.indent = indent
    row.tail = tail
    return row
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 72 pt; at large text the block of text and its room.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width,
      max(context.theme.height.row, textHeight(context) + 28))
  }

  /// Draws the parts; the top of the text block is the top of the avatar.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let theme = context.theme
    let name = picture.add(name, .rect(rect), action: action)
    if context.pressed.contains(name) {
      picture.items.append(.fill(.rect(rect), .solid(theme[.fillPressed])))
    }
    let top = rect.minY + (rect.height - max(44, textHeight(context))) / 2
    let avatar = context.mirrored(Rect(rect.minX + 16 + indent, top, 44, 44), in: rect)
    Avatar(content.initials, tint: content.tint)
      .draw(in: avatar, into: &picture, context: context)
    drawFirstLine(in: rect, top: top, into: &picture, context)
    drawSecondLine(in: rect, top: top, into: &picture, context)
    if line == .below {
      let inset = 72 + indent
      let hairline = Rect(rect.minX + inset, rect.maxY, rect.width - inset, 0)
      picture.items.append(
        .hairline(context.mirrored(hairline, in: rect), theme[.separator]))
    }
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }

  private var isUnread: Bool { content.unread > 0 }

  private func textHeight(_ context: BlockContext) -> Double {
    context.theme.style(.body).lineHeight + 2 + context.theme.style(.subhead).lineHeight
  }

  private func drawFirstLine(
    in rect: Rect, top: Double, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let title = context.theme.style(.body).lineHeight
    var right = rect.maxX
    switch tail {
    case .room(let room): right -= room
    case .timeAndBadge:
      let role = isUnread ? TextRole.footnoteStrong : .footnote
      let style = context.theme.style(role)
      let width = context.text.width(of: content.time, style: style)
      let time = Rect(
        rect.maxX - 16 - width, top + (title - style.lineHeight) / 2, width, style.lineHeight)
      Label<Model>(content.time, role).color(isUnread ? .accent : .labelTertiary).lines(1)
        .draw(in: context.mirrored(time, in: rect), into: &picture, context: context)
      right = time.minX - 8
    }
    let left = rect.minX + 72 + indent
    let name = Rect(left, top, right - left, title)
    Label<Model>(content.title, isUnread ? .headline : .body).lines(1)
      .draw(in: context.mirrored(name, in: rect), into: &picture, context: context)
  }

  private func drawSecondLine(
    in rect: Rect, top: Double, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let height = context.theme.style(.subhead).lineHeight
    let y = top + context.theme.style(.body).lineHeight + 2
    var right = rect.maxX - 16
    if case .room(let room) = tail {
      right = rect.maxX - room
    } else if isUnread {
      let badge = Badge<Model>(content.unread)
      let size = badge.size(fitting: .ideal, in: context)
      let place = Rect(
        right - size.width, y + (height - size.height) / 2, size.width, size.height)
      badge.draw(in: context.mirrored(place, in: rect), into: &picture, context: context)
      right = place.minX - 16
    }
    let left = rect.minX + 72 + indent
    let preview = Rect(left, y, right - left, height)
    Label<Model>(content.preview, .subhead).color(.labelSecondary).lines(1)
      .draw(in: context.mirrored(preview, in: rect), into: &picture, context: context)
  }
}
