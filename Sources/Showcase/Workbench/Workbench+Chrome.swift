import Blocks
import Canvas
import PresentationCore

/// A row of the gallery: which scene, and where.
struct GalleryRow: Hashable {
  var index: Int
  var rect: Rect
}

/// A button of the bar above the phone.
struct Tool: Hashable {
  var command: WorkbenchCommand
  var symbol: Symbol
  var rect: Rect
}

extension Workbench {
  /// The scenes in the order of the gallery, with the heads of their families.
  private var families: [(name: String, scenes: [Int])] {
    let words = Words(settings.locale)
    return SceneInfo.Family.allCases.compactMap { family in
      let members = scenes.indices.filter { scenes[$0].info.family == family }
      return members.isEmpty ? nil : (words(family.title), members)
    }
  }

  private static let galleryTop = 52.0
  private static let rowHeight = 28.0
  private static let headHeight = 32.0

  /// Rows of the gallery in chrome pt, scrolled.
  var galleryRows: [GalleryRow] {
    var top = Self.galleryTop - galleryOffset
    var rows: [GalleryRow] = []
    for family in families {
      top += Self.headHeight
      for index in family.scenes {
        if top >= Self.galleryTop - Self.rowHeight {
          rows.append(GalleryRow(index: index, rect: Rect(8, top, 224, Self.rowHeight)))
        }
        top += Self.rowHeight
      }
    }
    return rows.filter { $0.rect.minY < layout.window.height }
  }

  /// How much of the gallery does not fit, in pt.
  var galleryOverflow: Double {
    let rows = families.reduce(0.0) {
      $0 + Self.headHeight + Self.rowHeight * Double($1.scenes.count)
    }
    return max(0, Self.galleryTop + rows + 12 - layout.window.height)
  }

  /// Buttons of the bar above the phone.
  var tools: [Tool] {
    let list: [(WorkbenchCommand, Symbol)] = [
      (.help, .touchApp), (.locale, .language),
      (.appearance, settings.appearance.isDark ? .lightMode : .darkMode), (.replay, .replay),
      (.step, .skipNext), (.pause, clock.run == .running ? .pause : .playArrow),
    ]
    return list.enumerated().map { place, tool in
      Tool(
        command: tool.0, symbol: tool.1,
        rect: Rect(layout.window.width - 48 - Double(place) * 40, 10, 32, 28))
    }
  }

  /// Everything of the window but the phone's screen, in chrome pt.
  package func chrome() -> Frame {
    let theme = Theme.classic(settings.appearance)
    var items = stageItems(theme)
    items += galleryItems(theme)
    items += toolbarItems(theme)
    items += statusItems(theme)
    return Frame(
      size: layout.window, backdrop: theme[.windowStage],
      layers: [Layer(name: "chrome", content: items)])
  }

  private func stageItems(_ theme: Theme) -> [DisplayItem] {
    let body = layout.screenRect.grown(by: WorkbenchLayout.bezel)
    let radius = layout.cornerRadius * layout.stageScale / layout.chromeScale
    let shape = Shape.rounded(body, radius + WorkbenchLayout.bezel)
    return [
      .shadow(shape, Shadow(y: 12, blur: 32, color: Color(0x0A141C, opacity: 0.22))),
      .fill(shape, .solid(Color(WorkbenchLayout.bodyPixel & 0xFF_FFFF))),
    ]
  }

  private func galleryItems(_ theme: Theme) -> [DisplayItem] {
    let bounds = Rect(0, 0, WorkbenchLayout.sidebarWidth, layout.window.height)
    var rows: [DisplayItem] = []
    var top = Self.galleryTop - galleryOffset
    for family in families {
      rows.append(
        text(family.name, .footnoteStrong, theme[.labelSecondary], Point(16, top + 10)))
      rows.append(
        trailing(
          "\(family.scenes.count)", .footnote, theme[.labelTertiary], right: 224, top: top + 10))
      top += Self.headHeight + Self.rowHeight * Double(family.scenes.count)
    }
    for row in galleryRows { rows += rowItems(row, theme) }
    let list = Rect(0, Self.galleryTop, bounds.width, bounds.height - Self.galleryTop)
    return [
      .fill(.rect(bounds), .solid(theme[.windowSide])),
      .group(DisplayGroup(rows, clip: .rect(list))),
      .icon(
        Icon(
          Symbol.layers.rawValue, size: 22, color: theme[.accent], center: Point(27, 26))),
      text("Popup Showcase", .headline, theme[.label], Point(48, 15)),
      .hairline(Rect(bounds.maxX, 0, 0, bounds.height), theme[.separator]),
    ]
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
    items.append(
      .icon(
        Icon(
          info.icon, size: 18, color: theme[isChosen ? .accent : .labelSecondary],
          center: Point(row.rect.minX + 17, row.rect.midY))))
    items.append(
      text(
        title, isChosen ? .footnoteStrong : .footnote, color,
        Point(row.rect.minX + 34, row.rect.minY + 5)))
    return items
  }

  private func toolbarItems(_ theme: Theme) -> [DisplayItem] {
    let left = WorkbenchLayout.sidebarWidth
    let title = Words(settings.locale)(info.title)
    let bar = Rect(left, 0, layout.window.width - left, WorkbenchLayout.toolbarHeight)
    var items: [DisplayItem] = [
      .fill(.rect(bar), .solid(theme[.windowSide])),
      .hairline(Rect(left, bar.maxY, bar.width, 0), theme[.separator]),
      text(title, .headline, theme[.label], Point(left + 16, 13)),
    ]
    var x = left + 28 + width(title, .headline)
    for row in info.spec.prefix(6) {
      let chip = Rect(x, 14, width(row, .caption1) + 14, 20)
      guard chip.maxX < layout.window.width - 300 else { break }
      items.append(.fill(.rounded(chip, 6), .solid(theme[.fill])))
      items.append(text(row, .caption1, theme[.labelSecondary], Point(x + 7, 16)))
      x = chip.maxX + 6
    }
    for tool in tools {
      items.append(
        .icon(
          Icon(
            tool.symbol.rawValue, size: 20, color: theme[.labelSecondary],
            center: tool.rect.center)))
    }
    return items
  }

  private func statusItems(_ theme: Theme) -> [DisplayItem] {
    let left = WorkbenchLayout.sidebarWidth
    let top = layout.window.height - WorkbenchLayout.statusHeight
    let words = Words(settings.locale)
    let state = clock.run == .running ? words("playing", "播放中") : words("paused", "已暂停")
    let size = "\(Int(layout.screen.width))×\(Int(layout.screen.height))"
    var parts = [
      state, clock.speed.label, settings.device.name, size, settings.locale.rawValue,
      settings.appearance.rawValue,
    ]
    if settings.textSize != .large { parts.append(settings.textSize.rawValue) }
    if settings.layout == .rightToLeft { parts.append(settings.layout.rawValue) }
    if settings.motion == .reduced { parts.append(words("reduced motion", "减弱动态")) }
    let line = parts.joined(separator: " · ")
    let hint = words("H help · P pause · R replay", "H 帮助 · P 暂停 · R 重放")
    return [
      .fill(
        .rect(Rect(left, top, layout.window.width - left, WorkbenchLayout.statusHeight)),
        .solid(theme[.windowSide])),
      .hairline(Rect(left, top, layout.window.width - left, 0), theme[.separator]),
      text(line, .caption1, theme[.labelTertiary], Point(left + 16, top + 6)),
      trailing(
        hint, .caption1, theme[.labelTertiary], right: layout.window.width - 16, top: top + 6),
    ]
  }

  func width(_ string: String, _ role: TextRole) -> Double {
    text.width(of: string, style: Theme.classic(settings.appearance).style(role))
  }

  func text(
    _ string: String, _ role: TextRole, _ color: Color, _ corner: Point
  ) -> DisplayItem {
    let style = Theme.classic(settings.appearance).style(role)
    return .text(
      TextRun(
        string, style: style, color: color,
        origin: Point(corner.x, corner.y + style.baseline)))
  }

  func trailing(
    _ string: String, _ role: TextRole, _ color: Color, right: Double, top: Double
  ) -> DisplayItem {
    text(string, role, color, Point(right - width(string, role), top))
  }
}
