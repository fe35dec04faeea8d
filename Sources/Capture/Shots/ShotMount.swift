import Blocks
import Canvas
import Raster
import Showcase

/// Cuts a screen's picture and sets it on paper with a phone's body, labels and arrows.
struct ShotMount {
  private let shot: Shot
  private let screen: Bitmap
  private let scale: Double
  private let theme: Theme
  private let corner: Double
  private let pen: TextPen

  private static let margin = 20.0
  private static let gap = 36.0

  init(
    _ shot: Shot, screen: Bitmap, scale: Double, theme: Theme, corner: Double,
    text: any TextMeasuring
  ) {
    self.shot = shot
    self.screen = screen
    self.scale = scale
    self.theme = theme
    self.corner = corner
    pen = TextPen(theme: theme, text: text)
  }

  /// The whole picture.
  func picture(
    _ elements: ShotElements, rasterizer: Rasterizer
  ) throws(PlacedError) -> Bitmap {
    let part = try part(elements)
    let kept = screen.cropped(to: part)
    guard kept.width > 0, kept.height > 0 else { throw shot.emptyCrop }
    guard shot.frame != .none || !shot.labels.isEmpty else { return kept }
    let size = Size(Double(kept.width) / scale, Double(kept.height) / scale)
    let body = shot.frame == .phone ? WorkbenchLayout.bezel : 0
    let left = room(.left) + Self.margin + body
    let top = Self.margin + body
    let paper = Size(
      left + size.width + body + Self.margin + room(.right), top + size.height + body + Self.margin)
    let place = Rect(origin: Point(left, top), size: size)
    var sheet = rasterizer.draw(
      Frame(
        size: paper, backdrop: theme[.grouped],
        layers: [Layer(name: "paper", content: ground(place))]), scale: scale)
    let radius = shot.frame == .phone ? corner : 0
    let shape = Shape.rounded(Rect(origin: .zero, size: size), radius)
    let cut = rasterizer.draw(Self.mask(size, [.fill(shape, .solid(.white))]), scale: scale)
    sheet.lay(kept, x: Int((left * scale).rounded()), y: Int((top * scale).rounded()), mask: cut)
    let offset = Point(
      left - Double(part.minX) / scale, top - Double(part.minY) / scale)
    let marks = try marks(elements, place, offset)
    guard !marks.isEmpty else { return sheet }
    let ink = rasterizer.draw(Self.mask(paper, marks), scale: scale)
    sheet.lay(Bitmap(ink.width, ink.height, filled: theme[.accent]), x: 0, y: 0, mask: ink)
    return sheet
  }

  /// The kept part of the screen in px.
  private func part(_ elements: ShotElements) throws(PlacedError) -> PixelRect {
    guard let rect = try shot.kept(elements) else { return screen.bounds }
    func pixel(_ value: Double) -> Int { Int((value * scale).rounded()) }
    return PixelRect(
      minX: pixel(rect.minX), minY: pixel(rect.minY), maxX: pixel(rect.maxX),
      maxY: pixel(rect.maxY)
    ).intersection(screen.bounds)
  }

  private static func mask(_ size: Size, _ items: [DisplayItem]) -> Frame {
    Frame(size: size, backdrop: .black, layers: [Layer(name: "mask", content: items)])
  }

  /// The width in pt that the labels of a side need.
  private func room(_ side: Shot.Side) -> Double {
    let widths = shot.labels.filter { $0.side == side }.map { pen.width(of: $0.text, .footnote) }
    return widths.max().map { ($0 + Self.gap).rounded(.up) } ?? 0
  }

  /// The phone's body and its shadow.
  private func ground(_ place: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if shot.frame == .phone {
      let shape = Shape.rounded(
        place.grown(by: WorkbenchLayout.bezel), corner + WorkbenchLayout.bezel)
      items += theme.shadows(.toast).map { .shadow(shape, $0) }
      items.append(.fill(shape, .solid(Color(WorkbenchLayout.bodyPixel & 0xFF_FFFF))))
    }
    return items
  }
}

extension ShotMount {
  /// Arrows and texts, all in one ink.
  private func marks(
    _ elements: ShotElements, _ place: Rect, _ offset: Point
  ) throws(PlacedError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for side in Shot.Side.allCases {
      var lowest = place.minY
      let mine = try shot.labels.filter { $0.side == side }
        .map { label throws(PlacedError) -> (label: Shot.Label, target: Rect) in
          let frame = try elements.frame(of: label.element, label.place)
          return (label, Rect(origin: frame.origin + offset, size: frame.size))
        }
        .sorted { $0.target.midY < $1.target.midY }
      for (label, target) in mine {
        let y = max(lowest, min(place.maxY, max(place.minY, target.midY)) - 9)
        lowest = y + 24
        items += mark(label, target, place, y: y + 9)
      }
    }
    return items
  }

  private func mark(
    _ label: Shot.Label, _ target: Rect, _ place: Rect, y: Double
  ) -> [DisplayItem] {
    let isRight = label.side == .right
    let body = shot.frame == .phone ? WorkbenchLayout.bezel : 0
    let text = isRight ? place.maxX + body + Self.margin : place.minX - body - Self.margin
    let start = Point(text + (isRight ? -4 : 4), y)
    let edge = isRight ? min(target.maxX, place.maxX) - 6 : max(target.minX, place.minX) + 6
    let end = Point(edge, min(place.maxY, max(place.minY, target.midY)))
    let way = Path([.move(start), .line(end)])
    return [
      .stroke(.path(way), Stroke(width: 1.5), .white),
      .fill(.ellipse(Rect(end.x - 3.5, end.y - 3.5, 7, 7)), .solid(.white)),
      pen.line(
        label.text, .footnote, ink: .white, at: Point(text, y - 9), isRight ? .left : .right),
    ]
  }
}
