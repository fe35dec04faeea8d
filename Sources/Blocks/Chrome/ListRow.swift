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
  private var share = 1.0

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
  ///
  /// `share` 0…1 is how far that has come: the texts move along, and time, badge and how the texts
  /// end fade over to it.
  public func making(indent: Double, tail: Tail, share: Double = 1) -> ListRow {
    var row = self
    row.indent = indent
    row.tail = tail
    row.share = min(max(share, 0), 1)
    return row
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 72 pt; at large text the block of text and its room.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width, Self.height(in: context.theme))
  }

  /// The height in pt of every row at a theme's text size: texts never make one higher.
  public static func height(in theme: Theme) -> Double {
    max(theme.height.row, ListRowParts(theme).height + 28)
  }

  /// Where the avatar stands in a row's rectangle, as laid out left to right.
  public static func avatarPlace(in rect: Rect, theme: Theme) -> Rect {
    let parts = ListRowParts(theme)
    let top = rect.minY + (rect.height - parts.height) / 2
    let place = Rect(rect.minX, top, rect.width, parts.height)
    return parts.frames(in: place, indent: 0, end: .room(0)).avatar
  }

  /// Draws the parts; the top of the text block is the top of the avatar.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let theme = context.theme
    let name = picture.add(name, .rect(rect), action: action)
    picture.speak(of: name) { $0.label = content.title }
    if context.pressed.contains(name) {
      picture.items.append(
        .fill(.rect(context.toEdges(rect)), .solid(theme[.fillPressed])))
    }
    let parts = ListRowParts(theme)
    let top = rect.minY + (rect.height - parts.height) / 2
    let place = Rect(rect.minX, top, rect.width, parts.height)
    let way = indent * share
    let frames = parts.frames(in: place, indent: indent, end: end(tail, context))
      .movingTexts(by: way - indent)
    let usual = parts.frames(in: place, indent: 0, end: end(.timeAndBadge, context))
      .movingTexts(by: way)
    drawTexts(frames, fadingFrom: usual, in: rect, into: &picture, context)
    if line == .below {
      let inset = parts.textInset + way
      let start = rect.minX + inset
      let hairline = Rect(start, rect.maxY, context.toEdges(rect).maxX - start, 0)
      picture.items.append(
        .hairline(context.mirrored(hairline, in: rect), theme[.separator]))
    }
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }

  private var isUnread: Bool { content.unread > 0 }
  private var timeRole: TextRole { isUnread ? .footnoteStrong : .footnote }
  private var badge: Badge<Model> { Badge(content.unread) }

  /// What the trailing edge takes.
  private func end(_ tail: Tail, _ context: BlockContext) -> ListRowParts.End {
    switch tail {
    case .room(let room): return .room(room)
    case .timeAndBadge:
      let style = context.theme.style(timeRole)
      return .time(
        width: context.text.width(of: content.time, style: style), height: style.lineHeight,
        badge: isUnread ? badge.size(fitting: .ideal, in: context) : .zero)
    }
  }

  private func drawTexts(
    _ frames: ListRowParts.Frames, fadingFrom usual: ListRowParts.Frames, in rect: Rect,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    func draw(_ block: some Block<Model>, in place: Rect, into picture: inout Picture<Model>) {
      block.draw(in: context.mirrored(place, in: rect), into: &picture, context: context)
    }
    /// A text that ends elsewhere is seen with both ends until the new one has come.
    func draw(_ label: Label<Model>, from old: Rect, to new: Rect) {
      guard share < 1 else { return draw(label, in: new, into: &picture) }
      let seen = [old, new].map { place in
        var text = Picture(model: picture.model)
        draw(label, in: place, into: &text)
        return text.items
      }
      guard seen[0] != seen[1] else {
        picture.items += seen[1]
        return
      }
      for (items, opacity) in zip(seen, [1 - share, share]) {
        picture.group(clip: nil, opacity: opacity) { $0.items += items }
      }
    }
    draw(Avatar(content.initials, tint: content.tint), in: frames.avatar, into: &picture)
    draw(
      Label(content.title, isUnread ? .headline : .body).lines(1), from: usual.title,
      to: frames.title)
    draw(
      Label(content.preview, .subhead).color(.labelSecondary).lines(frames.previewLines),
      from: usual.preview, to: frames.preview)
    if tail == .timeAndBadge {
      drawTail(frames, in: rect, into: &picture, context)
    } else if share < 1 {
      picture.group(clip: nil, opacity: 1 - share) {
        drawTail(usual, in: rect, into: &$0, context)
      }
    }
  }

  private func drawTail(
    _ frames: ListRowParts.Frames, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    if let time = frames.time {
      Label(content.time, timeRole).color(isUnread ? .accent : .labelTertiary).lines(1)
        .draw(in: context.mirrored(time, in: rect), into: &picture, context: context)
    }
    if let place = frames.badge {
      badge.draw(in: context.mirrored(place, in: rect), into: &picture, context: context)
    }
  }
}
