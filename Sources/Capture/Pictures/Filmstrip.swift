import Blocks
import Canvas
import Raster
import Showcase

/// A contact sheet: frames of a take side by side with their times (look 23).
package struct Filmstrip {
  /// What stands above the frames.
  package struct Caption: Hashable, Sendable {
    /// Scene and take.
    package var title: String
    /// What is shown, one sentence.
    package var summary: String
    /// Device, scale and language.
    package var setting: String

    /// A caption of three texts.
    package init(title: String, summary: String, setting: String) {
      self.title = title
      self.summary = summary
      self.setting = setting
    }
  }

  let layout: FilmstripLayout
  let theme: Theme
  let progress: Progress?
  private let caption: Caption
  private let text: any TextMeasuring

  /// A sheet in a theme's colours; the progress is drawn under a row on a true time axis.
  package init(
    _ layout: FilmstripLayout, caption: Caption, progress: Progress? = nil, theme: Theme,
    text: any TextMeasuring
  ) {
    self.layout = layout
    self.progress = progress
    self.caption = caption
    self.theme = theme
    self.text = text
  }

  /// The sheet at `scale` device pixels a point, asking for each frame's picture in order of time.
  ///
  /// A frame keeps its own proportions in its cell: a take may turn the screen.
  package func picture(
    rasterizer: Rasterizer, scale: Double, of frame: (Int64) throws(TakeError) -> Bitmap
  ) throws(TakeError) -> Bitmap {
    var smalls: [(picture: Bitmap, place: Rect)] = []
    for (time, cell) in zip(layout.times, layout.frames) {
      let whole = try frame(time)
      let place = FilmstripLayout.place(
        of: Size(Double(whole.width), Double(whole.height)), in: cell)
      let width = Int((place.width * scale).rounded())
      let height = Int((place.height * scale).rounded())
      smalls.append((whole.boxScaled(width: width, height: height), place))
    }
    var sheet = rasterizer.draw(paper(under: smalls.map(\.place)), scale: scale)
    var masks: [Size: Bitmap] = [:]
    for (small, place) in smalls {
      let mask =
        masks[place.size]
        ?? rasterizer.draw(cutout(place.size), scale: scale)
        .boxScaled(width: small.width, height: small.height)
      masks[place.size] = mask
      sheet.lay(
        small, x: Int((place.minX * scale).rounded()), y: Int((place.minY * scale).rounded()),
        mask: mask)
    }
    return sheet
  }

  private static let radius = 10.0

  /// A frame's shape, white on black.
  private func cutout(_ size: Size) -> Frame {
    let shape = Shape.rounded(Rect(origin: .zero, size: size), Self.radius)
    return Frame(
      size: size, backdrop: .black,
      layers: [Layer(name: "mask", content: [.fill(shape, .solid(.white))])])
  }

  /// Everything but the frames' pictures.
  private func paper(under places: [Rect]) -> Frame {
    var items: [DisplayItem] = []
    for rect in places {
      let shape = Shape.rounded(rect, Self.radius)
      items += theme.shadows(.toast).map { .shadow(shape, $0) }
      items.append(.fill(shape, .solid(theme[.card])))
    }
    items += heading + labels + curve + footer
    return Frame(
      size: layout.size, backdrop: theme[.grouped], layers: [Layer(name: "sheet", content: items)])
  }
}

extension Filmstrip {
  var pen: TextPen { TextPen(theme: theme, text: text) }

  private var heading: [DisplayItem] {
    pen.heading(caption, pace: pace, width: layout.size.width)
  }

  private var pace: String {
    let count = layout.times.count
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    let steps = zip(layout.times, layout.times.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, steps.allSatisfy({ abs($0 - step) <= 1 }), step > 0 else {
      guard layout.spacing == .even, count > 1 else { return frames }
      return layout.plot == nil ? "\(frames), not to scale" : "\(frames), axis below to scale"
    }
    return "every \(TimeText.label(nanoseconds: step)), \(frames)"
  }

  private var labels: [DisplayItem] {
    zip(layout.times, layout.frames).map { time, rect in
      pen.line(
        TimeText.label(nanoseconds: time), .footnoteStrong, at: Point(rect.midX, rect.maxY + 8),
        .center)
    }
  }

  private var footer: [DisplayItem] {
    guard let bar = layout.scaleBar else { return [] }
    let left = layout.frames.first?.midX ?? FilmstripLayout.margin
    let y = layout.size.height - FilmstripLayout.footer + 8
    let color = theme[.label]
    let marks = [
      Rect(left, y - 0.75, bar.points, 1.5), Rect(left - 0.75, y - 4, 1.5, 8),
      Rect(left + bar.points - 0.75, y - 4, 1.5, 8),
    ]
    return marks.map { .fill(.rect($0), .solid(color)) } + [
      pen.line(
        TimeText.label(nanoseconds: bar.nanoseconds), .caption1,
        at: Point(left + bar.points / 2, y + 8), .center)
    ]
  }
}
