import Blocks
import Canvas
import Proof
import Showcase

/// The picture of a measurement: readings with both curves, and what each leaves over.
package struct MeasurePlot {
  private let measurement: Measurement
  private let title: String
  private let theme: Theme
  private let text: any TextMeasuring

  /// A picture of a measurement under a title.
  package init(
    _ measurement: Measurement, title: String, theme: Theme, text: any TextMeasuring
  ) {
    self.measurement = measurement
    self.title = title
    self.theme = theme
    self.text = text
  }

  /// Readings above, residuals of both curves below.
  package var frame: Frame {
    let pen = TextPen(theme: theme, text: text)
    let words = MeasureReport(measurement).lines.enumerated().map { index, line in
      pen.line(
        pen.fitting(line, .caption1, room: 720), .caption1, .labelSecondary,
        at: Point(24, 52 + Double(index) * 17))
    }
    let upper = Rect(72, 230, 672, 300)
    let lower = Rect(72, 590, 672, 120)
    let legend = [
      pen.line("px", .footnote, .labelSecondary, at: Point(72, 206)),
      pen.line("rings: measured", .footnote, .label, at: Point(744, 206), .right),
      pen.line("spring", .footnote, .accent, at: Point(560, 206), .right),
      pen.line("Bezier curve", .footnote, .plotVelocity, at: Point(500, 206), .right),
      pen.line("measured minus curve, px", .footnote, .labelSecondary, at: Point(72, 566)),
      pen.line("seconds", .footnote, .labelSecondary, at: Point(408, 736), .center),
    ]
    return Frame(
      size: Size(768, 768), backdrop: theme[.grouped],
      layers: [
        Layer(
          name: "measure",
          content: [pen.line(title, .title3, at: Point(24, 20))] + words + legend
            + curves(in: upper) + residuals(in: lower))
      ])
  }

  private func curves(in area: Rect) -> [DisplayItem] {
    let samples = measurement.track.samples
    let first = samples.first?.time ?? 0
    let last = samples.last?.time ?? 1
    let times = (0...480).map { first + (last - first) * Double($0) / 480 }
    var series: [Plot.Series] = []
    if let bezier = measurement.bezier {
      series.append(
        Plot.Series(times.map { (x: $0, y: bezier.value(at: $0)) }, color: .plotVelocity))
    }
    if let spring = measurement.spring {
      series.append(Plot.Series(times.map { (x: $0, y: spring.value(at: $0)) }))
    }
    let dots = samples.map { (x: $0.time, y: $0.value) }
    series.append(Plot.Series(dots, color: .label, mark: .dots))
    let isLevel = measurement.edge == .top || measurement.edge == .bottom
    return Plot(series, in: area, isFlipped: isLevel, theme: theme, text: text).items
  }

  private func residuals(in area: Rect) -> [DisplayItem] {
    let samples = measurement.track.samples
    var series: [Plot.Series] = []
    if let bezier = measurement.bezier {
      let points = samples.map { (x: $0.time, y: $0.value - bezier.value(at: $0.time)) }
      series.append(Plot.Series(points, color: .plotVelocity))
    }
    if let spring = measurement.spring {
      series.append(
        Plot.Series(samples.map { (x: $0.time, y: $0.value - spring.value(at: $0.time)) }))
    }
    return Plot(series, in: area, theme: theme, text: text).items
  }
}
