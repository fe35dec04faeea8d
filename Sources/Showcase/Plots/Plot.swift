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
    /// Across a dot, in pt.
    package var dot: Double
    /// Places along and across, in the axes' units; a point that is not finite parts the line.
    package var points: [(x: Double, y: Double)]

    /// A curve through points in order of their place along the axis.
    package init(
      _ points: [(x: Double, y: Double)], color: ColorToken = .accent, mark: Mark = .line,
      dot: Double = 8
    ) {
      self.points = points
      self.color = color
      self.mark = mark
      self.dot = dot
    }
  }

  /// The rectangle of the grid in pt.
  package let area: Rect
  /// The horizontal axis.
  package let across: PlotScale
  /// The vertical axis, its lower end at the bottom unless `isFlipped`.
  package let up: PlotScale
  private let series: [Series]
  private let rows: Int
  private let numbered: Numbers
  private let theme: Theme
  private let text: any TextMeasuring

  /// Which axes have numbers.
  package enum Numbers: Hashable, Sendable { case both, beside }

  /// A plot whose axes hold all points, or a given span along and up, outside of which curves are cut
  /// off; at most `rows` lines across.
  package init(
    _ series: [Series], in area: Rect, isFlipped: Bool = false,
    along span: ClosedRange<Double>? = nil, upTo values: ClosedRange<Double>? = nil,
    rows: Int = 5, numbers: Numbers = .both, theme: Theme, text: any TextMeasuring
  ) {
    let points = series.flatMap(\.points)
    self.area = area
    self.series = series
    self.theme = theme
    self.text = text
    self.rows = rows
    numbered = numbers
    across = PlotScale(
      span.map { [$0.lowerBound, $0.upperBound] } ?? points.map(\.x), from: area.minX, to: area.maxX
    )
    let inner = area.inset(by: Insets(top: 8, bottom: 8))
    up = PlotScale(
      values.map { [$0.lowerBound, $0.upperBound] } ?? points.map(\.y),
      from: isFlipped ? inner.minY : inner.maxY,
      to: isFlipped ? inner.maxY : inner.minY)
  }

  /// Grid, numbers beside and below it, the curves on top, and their dots, which alone may stick out
  /// at the sides.
  package var items: [DisplayItem] {
    let inner = Rect(area.minX, area.minY - 8, area.width, area.height + 16)
    return grid + numbers + [
      .group(DisplayGroup(series.flatMap(lines), clip: .rect(inner))),
      .group(DisplayGroup(series.flatMap(dots), clip: .rect(area.grown(by: 8)))),
    ]
  }

  private var grid: [DisplayItem] {
    let line = theme[.plotGrid]
    let columns = across.ticks().map {
      DisplayItem.hairline(Rect(across.place($0), area.minY, 0, area.height), line)
    }
    let rows = up.ticks(most: rows).map {
      DisplayItem.hairline(Rect(area.minX, up.place($0), area.width, 0), line)
    }
    return [
      .fill(.rounded(area, 4), .solid(theme[.card])),
      .stroke(.rounded(area, 4), Stroke(width: 1, alignment: .inside), theme[.separator]),
    ] + columns + rows
  }

  private var numbers: [DisplayItem] {
    let pen = TextPen(theme: theme, text: text)
    let half = pen.style(.caption1).lineHeight / 2
    let below = numbered == .both ? across.ticks() : []
    return below.map {
      pen.line(
        across.label($0), .caption1, .labelSecondary,
        at: Point(across.place($0), area.maxY + 8), .center)
    }
      + up.ticks(most: rows).map { tick in
        let label = up.label(tick, most: rows)
        let top = up.place(tick) - half
        // One that is too long for the room beside the grid stands in it.
        guard pen.width(of: label, .caption1) > area.minX - 10 else {
          return pen.line(
            label, .caption1, .labelSecondary, at: Point(area.minX - 8, top), .right)
        }
        return pen.line(label, .caption1, .labelSecondary, at: Point(area.minX + 4, top))
      }
  }

  private func lines(_ series: Series) -> [DisplayItem] {
    guard series.mark != .dots else { return [] }
    return [.stroke(.path(line(of: series)), Stroke(width: 2), theme[series.color])]
  }

  private func dots(_ series: Series) -> [DisplayItem] {
    guard series.mark != .line else { return [] }
    let color = theme[series.color]
    var items: [DisplayItem] = []
    for point in series.points where point.x.isFinite && point.y.isFinite {
      let center = Point(across.place(point.x), up.place(point.y))
      let radius = series.dot / 2
      let dot = Shape.ellipse(
        Rect(center.x - radius, center.y - radius, series.dot, series.dot))
      items.append(.fill(dot, .solid(theme[.card])))
      items.append(.stroke(dot, Stroke(width: series.dot / 4), color))
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
