import Blocks
import Canvas

/// Curves and samples over a grid, as display items in points (look 23, 24).
package struct Plot {
  /// One curve: where it goes and how it looks.
  package struct Series {
    /// How its points are shown.
    package enum Mark: Hashable, Sendable { case line, dots, lineAndDots }

    /// Its colour.
    package var color: ColorToken
    /// How its points are shown.
    package var mark: Mark
    /// Places along and across, in the axes' units; a point that is not finite parts the line.
    package var points: [(x: Double, y: Double)]

    /// A curve through points in order of their place along the axis.
    package init(
      _ points: [(x: Double, y: Double)], color: ColorToken = .accent, mark: Mark = .line
    ) {
      self.points = points
      self.color = color
      self.mark = mark
    }
  }

  /// The rectangle of the grid in pt.
  package let area: Rect
  /// The horizontal axis.
  package let across: PlotScale
  /// The vertical axis, its lower end at the bottom unless `isFlipped`.
  package let up: PlotScale
  private let series: [Series]
  private let theme: Theme
  private let text: any TextMeasuring

  /// A plot whose axes hold all points.
  package init(
    _ series: [Series], in area: Rect, isFlipped: Bool = false, theme: Theme,
    text: any TextMeasuring
  ) {
    let points = series.flatMap(\.points)
    self.area = area
    self.series = series
    self.theme = theme
    self.text = text
    across = PlotScale(points.map(\.x), from: area.minX, to: area.maxX)
    let inner = area.inset(by: Insets(top: 8, bottom: 8))
    up = PlotScale(
      points.map(\.y), from: isFlipped ? inner.minY : inner.maxY,
      to: isFlipped ? inner.maxY : inner.minY)
  }

  /// Grid, numbers beside and below it, and the curves on top.
  package var items: [DisplayItem] {
    grid + numbers + series.flatMap(drawing)
  }

  private var grid: [DisplayItem] {
    let line = theme[.plotGrid]
    let columns = across.ticks().map {
      DisplayItem.hairline(Rect(across.place($0), area.minY, 0, area.height), line)
    }
    let rows = up.ticks(most: 5).map {
      DisplayItem.hairline(Rect(area.minX, up.place($0), area.width, 0), line)
    }
    return [
      .fill(.rounded(area, 4), .solid(theme[.card])),
      .stroke(.rounded(area, 4), Stroke(width: 1, alignment: .inside), theme[.separator]),
    ] + columns + rows
  }

  private var numbers: [DisplayItem] {
    let style = Theme.classic(theme.appearance).style(.caption1)
    func label(_ words: String, x: Double, y: Double, share: Double) -> DisplayItem {
      let width = text.width(of: words, style: style)
      return .text(
        TextRun(
          words, style: style, color: theme[.labelSecondary],
          origin: Point(x - width * share, y)))
    }
    let middle = style.baseline - style.lineHeight / 2
    return across.ticks().map {
      label(across.label($0), x: across.place($0), y: area.maxY + 8 + style.baseline, share: 0.5)
    }
      + up.ticks(most: 5).map {
        label(up.label($0, most: 5), x: area.minX - 8, y: up.place($0) + middle, share: 1)
      }
  }

  private func drawing(_ series: Series) -> [DisplayItem] {
    let color = theme[series.color]
    var items: [DisplayItem] = []
    if series.mark != .dots {
      items.append(.stroke(.path(line(of: series)), Stroke(width: 2), color))
    }
    guard series.mark != .line else { return items }
    for point in series.points where point.x.isFinite && point.y.isFinite {
      let center = Point(across.place(point.x), up.place(point.y))
      let dot = Shape.ellipse(Rect(center.x - 4, center.y - 4, 8, 8))
      items.append(.fill(dot, .solid(theme[.card])))
      items.append(.stroke(dot, Stroke(width: 2), color))
    }
    return items
  }

  private func line(of series: Series) -> Path {
    var path = Path()
    var isOpen = false
    for point in series.points {
      guard point.x.isFinite, point.y.isFinite else {
        isOpen = false
        continue
      }
      let place = Point(across.place(point.x), up.place(point.y))
      path.append([isOpen ? .line(place) : .move(place)])
      isOpen = true
    }
    return path
  }
}
