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
  /// Buttons of the bar above the phone.
  var tools: [Tool] {
    let usual: [(WorkbenchCommand, Symbol)] = [
      (.inspector, .settings), (.help, .touchApp), (.locale, .language),
      (.appearance, settings.appearance.isDark ? .lightMode : .darkMode),
    ]
    let list: [(WorkbenchCommand, Symbol)] =
      switch layout.inspector {
      case .collapsed:
        usual + [
          (.replay, .replay), (.step, .skipNext),
          (.pause, clock.run == .running ? .pause : .playArrow),
        ]
      case .shown:
        usual + [
          (.safeAreas, .straighten), (.touchAreas, .adsClick), (.outlines, .fullscreen),
        ]
      }
    let all = list.enumerated().map { place, tool in
      Tool(
        command: tool.0, symbol: tool.1,
        rect: Rect(layout.right - 48 - Double(place) * 40, 10, 32, 28))
    }
    // A window may be too narrow for all of them: their keys go on.
    return all.filter { $0.rect.minX >= WorkbenchLayout.sidebarWidth + 8 }
  }

  /// Everything of the window but the phone's screen, in chrome pt.
  package func chrome() -> Frame {
    let theme = Theme.classic(settings.appearance)
    var items = stageItems
    items += galleryItems(theme)
    items += toolbarItems(theme)
    items += statusItems(theme)
    return Frame(
      size: layout.window, backdrop: theme[.windowStage],
      layers: [Layer(name: "chrome", content: items)])
  }

  private var stageItems: [DisplayItem] {
    let body = layout.screenRect.grown(by: WorkbenchLayout.bezel)
    let radius = layout.cornerRadius * layout.stageScale / layout.chromeScale
    let shape = Shape.rounded(body, radius + WorkbenchLayout.bezel)
    return [
      .shadow(shape, Shadow(y: 12, blur: 32, color: Color(0x0A141C, opacity: 0.22))),
      .fill(shape, .solid(Color(WorkbenchLayout.bodyPixel & 0xFF_FFFF))),
    ]
  }

  private func toolbarItems(_ theme: Theme) -> [DisplayItem] {
    let left = WorkbenchLayout.sidebarWidth
    let end = tools.map(\.rect.minX).min() ?? layout.right
    let room = end - 12 - (left + 16)
    let whole = Words(settings.locale)(info.title)
    let title = room < 40 ? "" : pen.fitting(whole, .headline, room: room)
    let bar = Rect(left, 0, layout.right - left, WorkbenchLayout.toolbarHeight)
    var items: [DisplayItem] = [
      .fill(.rect(bar), .solid(theme[.windowSide])),
      .hairline(Rect(left, bar.maxY, bar.width, 0), theme[.separator]),
    ]
    if !title.isEmpty { items.append(pen.line(title, .headline, at: Point(left + 16, 13))) }
    var x = left + 28 + pen.width(of: title, .headline)
    for row in info.spec.prefix(6) {
      let chip = Rect(x, 14, pen.width(of: row, .caption1) + 14, 20)
      guard chip.maxX < layout.right - 340 else { break }
      items.append(.fill(.rounded(chip, 6), .solid(theme[.fill])))
      items.append(pen.line(row, .caption1, .labelSecondary, at: Point(x + 7, 16)))
      x = chip.maxX + 6
    }
    for tool in tools {
      let isOn = isOn(tool.command)
      if isOn { items.append(.fill(.rounded(tool.rect, 6), .solid(theme[.accentSoft]))) }
      items.append(
        .icon(
          Icon(
            tool.symbol.rawValue, size: 20, color: theme[isOn ? .accent : .labelSecondary],
            center: tool.rect.center)))
    }
    return items
  }

  /// True for a button whose switch is on.
  private func isOn(_ command: WorkbenchCommand) -> Bool {
    switch command {
    case .inspector: layout.inspector == .shown
    case .outlines: overlays.contains(.outlines)
    case .touchAreas: overlays.contains(.touchAreas)
    case .safeAreas: overlays.contains(.safeAreas)
    default: false
    }
  }

  /// What writes the chrome's lines.
  var pen: TextPen { TextPen(theme: Theme.classic(settings.appearance), text: text) }
}
