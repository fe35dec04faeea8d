import Canvas
import PresentationCore

/// What one page puts into the bar: back button, title, items.
struct BarFace<Model> {
  let page: NavigationPage<Model>
  let layer: NavigationLayer
  let back: BackLabel?
  /// Name of the scroll of the page's content.
  let scroll: String
  let path: WritableKeyPath<Model, NavigationPath>

  /// Room of the arrow in pt; the word follows it.
  static var arrowWidth: Double { 24 }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let title = Label<Model>(page.title, .headline).lines(1)
    let titleWidth = title.size(fitting: .ideal, in: context).width
    let isLow = context.environment.isCompactHeight
    let share = page.inlineShare(offset: context.scrollOffsets[scroll] ?? 0, isLow: isLow)
    let items = page.items(at: .leading)
    let trailing = page.items(at: .trailing)
    var left = 0.0
    if let back {
      left = drawBack(back, beside: share > 0 ? titleWidth : 0, in: rect, into: &picture, context)
    }
    drawItems(items, trailing, in: rect, into: &picture, context)
    left = max(left, width(of: items, rect, context))
    let right = width(of: trailing, rect, context)
    guard share > 0 else { return }
    let room = max(40, rect.width - 2 * max(left, right) - 16)
    let size = title.size(fitting: ProposedSize(width: room), in: context)
    let middle = Alignment.center.place(size, in: rect, .leftToRight)
    picture.add("nav.title", .rect(middle), role: .element)
    let place = Rect(middle.minX + titleShift(rect, context), middle.minY, size.width, size.height)
    picture.group(clip: nil, opacity: share) {
      title.draw(in: place, into: &$0, context: context)
    }
  }

  /// The title comes from the trailing side and leaves to the leading one.
  private func titleShift(_ rect: Rect, _ context: BlockContext) -> Double {
    guard layer.manner == .slide else { return 0 }
    let way = 0.4 * rect.width * (1 - layer.presence) - wordDistance(rect, context) * layer.cover
    return context.environment.layoutDirection == .rightToLeft ? -way : way
  }

  /// How far the middle of the title is from where it stands as the word of the next page, in pt.
  private func wordDistance(_ rect: Rect, _ context: BlockContext) -> Double {
    let width = context.text.width(of: page.title, style: context.theme.style(.body))
    return rect.width / 2 - Self.arrowWidth - 4 - width / 2
  }

  /// The items; those at the leading end are gone before the next page's word comes by.
  private func drawItems(
    _ items: [any Block<Model>], _ trailing: [any Block<Model>], in rect: Rect,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let shown = max(0, 1 - layer.cover / 0.4)
    guard shown < 1, !items.isEmpty else {
      return NavBar<Model>(leading: { items }, trailing: { trailing })
        .draw(in: rect, into: &picture, context: context)
    }
    NavBar<Model>(trailing: { trailing }).draw(in: rect, into: &picture, context: context)
    picture.group(clip: nil, opacity: shown) {
      NavBar<Model>(leading: { items }).draw(in: rect, into: &$0, context: context)
    }
  }

  private func width(
    of items: [any Block<Model>], _ rect: Rect, _ context: BlockContext
  ) -> Double {
    guard !items.isEmpty else { return 0 }
    let row = HStack<Model>(spacing: 0) { items }
    return row.size(fitting: ProposedSize(height: rect.height), in: context).width + 16
  }

  /// Draws the word after the arrow, on its way from the title's place; returns the room it takes.
  private func drawBack(
    _ back: BackLabel, beside title: Double, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) -> Double {
    let style = context.theme.style(.body)
    let room = rect.width / 2 - title / 2 - Self.arrowWidth - 20
    let text = back.text(fitting: room) { context.text.width(of: $0, style: style) }
    let label = Label<Model>(text ?? "", .body).color(.accent).lines(1)
    let width = text.map { context.text.width(of: $0, style: style) } ?? 0
    let target = Rect(rect.minX, rect.minY, max(44, Self.arrowWidth + 8 + width), rect.height)
    let path = path
    let name = picture.add(
      "back", .rect(context.mirrored(target, in: rect)),
      action: .run { $0[keyPath: path].removeLast() })
    picture.speak(of: name) { $0.label = context.environment.word("Back", "返回") }
    if text != nil {
      let rest = Rect(
        rect.minX + Self.arrowWidth + 4, rect.midY - style.lineHeight / 2, width,
        style.lineHeight)
      var place = context.mirrored(rest, in: rect)
      if layer.manner == .slide {
        place.origin.x += (1 - layer.presence) * (rect.midX - place.midX)
      }
      let isPressed = context.pressed.contains(name)
      picture.group(clip: nil, opacity: isPressed ? 0.4 : 1) {
        label.draw(in: place, into: &$0, context: context)
      }
    }
    picture.drawFocusRing(
      around: context.mirrored(target, in: rect), radius: 8, of: name, context)
    return target.width
  }
}
