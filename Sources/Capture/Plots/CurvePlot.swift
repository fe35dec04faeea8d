import Blocks
import Canvas
import Motion
import Showcase

/// The picture of a curve: its value, and below it its velocity, slope or gain.
package struct CurvePlot {
  private let request: CurveRequest
  private let theme: Theme
  private let text: any TextMeasuring
  private let samples: [CurveQuery.Sample]

  /// Size of the picture in pt.
  package static let size = Size(720, 520)

  /// A picture that goes from the first place asked for to the last.
  package init(
    _ request: CurveRequest, places: [Double], theme: Theme, text: any TextMeasuring
  ) {
    self.request = request
    self.theme = theme
    self.text = text
    let first = places.min() ?? 0
    let last = places.max() ?? 1
    let span = last > first ? last - first : 1
    samples = (0...480).map { request.query.sample(at: first + span * Double($0) / 480) }
  }

  /// Title, two plots and the words beside their axes.
  package var frame: Frame {
    let value = samples.map { (x: $0.at, y: $0.value) }
    let slope = samples.map { (x: $0.at, y: $0.velocity ?? .infinity) }
    let upper = Plot(
      [Plot.Series(value)], in: Rect(72, 92, 624, 232), theme: theme, text: text)
    let lower = Plot(
      [Plot.Series(slope, color: .plotVelocity)], in: Rect(72, 380, 624, 88), theme: theme,
      text: text)
    let pen = TextPen(theme: theme, text: text)
    let words = [
      pen.line(request.title, .title3, at: Point(24, 20)),
      pen.line("value", .footnote, .labelSecondary, at: Point(72, 68)),
      pen.line(request.kind.slopeName, .footnote, .labelSecondary, at: Point(72, 356)),
      pen.line(request.kind.axis, .footnote, .labelSecondary, at: Point(360, 494)),
    ]
    return Frame(
      size: Self.size, backdrop: theme[.grouped],
      layers: [Layer(name: "plot", content: words + upper.items + lower.items)])
  }
}
