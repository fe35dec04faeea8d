import Blocks
import Canvas

/// How the gallery looks (look 22).
extension Workbench {
  /// Where its search field stands, in chrome pt.
  static let searchRect = Rect(12, 50, 216, 28)

  func galleryItems(_ theme: Theme) -> [DisplayItem] {
    let bounds = Rect(0, 0, WorkbenchLayout.sidebarWidth, layout.window.height)
    let list = Rect(
      0, Self.galleryTop, bounds.width,
      max(0, bounds.height - Self.galleryTop - Self.galleryFoot))
    return [
      .fill(.rect(bounds), .solid(theme[.windowSide])),
      .group(DisplayGroup(listItems(theme), clip: .rect(list))),
      .icon(
        Icon(
          Symbol.layers.rawValue, size: 22, color: theme[.accent], center: Point(27, 26))),
      pen.line("Popup Showcase", .headline, at: Point(48, 15)),
    ] + searchPicture(theme).items + footItems(theme) + [
      .hairline(Rect(bounds.maxX, 0, 0, bounds.height), theme[.separator])
    ]
  }

  private func listItems(_ theme: Theme) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var top = Self.galleryTop - gallery.offset
    for family in families {
      items.append(
        pen.line(family.name, .footnoteStrong, .labelSecondary, at: Point(16, top + 10)))
      items.append(
        pen.line(
          "\(family.scenes.count)", .footnote, .labelTertiary, at: Point(224, top + 10), .right))
      top += Self.headHeight + Self.rowHeight * Double(family.scenes.count)
    }
    for row in galleryRows { items += rowItems(row, theme) }
    if families.isEmpty {
      let words = Words(settings.locale)
      items.append(
        pen.line(
          words("No scene like this", "没有这样的场景"), .footnote, .labelSecondary,
          at: Point(16, Self.galleryTop + 12)))
    }
    return items
  }

  private func rowItems(_ row: GalleryRow, _ theme: Theme) -> [DisplayItem] {
    let info = scenes[row.index].info
    let title = Words(settings.locale)(info.title)
    let isChosen = row.index == index
    let color = theme[isChosen ? .accent : .label]
    var items: [DisplayItem] = []
    if isChosen {
      items.append(.fill(.rounded(row.rect, 6), .solid(theme[.accentSoft])))
    }
    if gallery.focus == .search, row.index == galleryTarget {
      items.append(
        .stroke(
          .rounded(row.rect, 6), Stroke(width: 2, alignment: .inside), theme[.focusRing]))
    }
    items.append(
      .icon(
        Icon(
          info.icon, size: 18, color: theme[isChosen ? .accent : .labelSecondary],
          center: Point(row.rect.minX + 17, row.rect.midY))))
    items.append(
      pen.line(
        title, isChosen ? .footnoteStrong : .footnote, ink: color,
        at: Point(row.rect.minX + 34, row.rect.minY + 5)))
    return items
  }

  /// How many scenes are shown of how many.
  private func footItems(_ theme: Theme) -> [DisplayItem] {
    let top = layout.window.height - Self.galleryFoot
    let shown = families.reduce(0) { $0 + $1.scenes.count }
    let words = Words(settings.locale)
    let line = words(
      "\(shown) of \(scenes.count) scenes", "共 \(scenes.count) 个场景，显示 \(shown) 个")
    return [
      .hairline(Rect(0, top, WorkbenchLayout.sidebarWidth, 0), theme[.separator]),
      pen.line(line, .caption1, .labelTertiary, at: Point(16, top + 8)),
    ]
  }

  /// The search field as a picture of what is typed.
  private func searchPicture(_ theme: Theme) -> Picture<String> {
    var picture = Picture(model: gallery.line.text)
    let small = Theme.classic(settings.appearance, textSize: .extraSmall)
    var context = BlockContext(
      theme: small, text: text, environment: BlockEnvironment(locale: settings.locale))
    let isSearching = gallery.focus == .search
    if isSearching { context.editing = TextEditing(field: "search", line: gallery.line) }
    let words = Words(settings.locale)
    let rect = Self.searchRect
    SearchField(words("Find a scene", "查找场景"), text: \.self)
      .draw(in: rect, into: &picture, context: context)
    let shape = Shape.rounded(rect, small.radius.field)
    if isSearching {
      picture.items.append(.stroke(shape, Stroke(width: 2), theme[.focusRing]))
    } else if gallery.line.text.isEmpty {
      let cap = Rect(rect.maxX - 34, rect.midY - 9, 26, 18)
      picture.items.append(
        .stroke(.rounded(cap, 4), Stroke(width: 1, alignment: .inside), theme[.separator]))
      picture.items.append(
        pen.line("/", .caption1, .labelTertiary, at: Point(cap.midX - 3, cap.minY + 1)))
    }
    return picture
  }

  /// The caret of the search in chrome pt; nil while keys go elsewhere.
  var searchCaret: Rect? {
    let theme = Theme.classic(settings.appearance)
    guard gallery.focus == .search,
      let field = searchPicture(theme).fields["search"],
      let stop = field.carets.first(where: { $0.offset == gallery.line.caret })
    else { return nil }
    return Rect(stop.x, Self.searchRect.minY, 2, Self.searchRect.height)
  }

  /// A press in the search field: the caret goes there, the cross clears it.
  mutating func pressSearch(at place: Point) {
    if gallery.focus == .scene { beginSearch() }
    if place.x > Self.searchRect.maxX - 32, !gallery.line.text.isEmpty {
      editSearch(.selectAll, .delete(.back))
      return
    }
    let field = searchPicture(Theme.classic(settings.appearance)).fields["search"]
    if let offset = field?.offset(nearest: place.x) { editSearch(.place(offset, .none)) }
  }
}
