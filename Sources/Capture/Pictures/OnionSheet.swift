import Blocks
import Canvas
import PresentationCore
import Raster
import Showcase

/// An onion skin with its heading, the outline of what moves at each time, and the times' colours.
struct OnionSheet {
  let times: [Int64]
  let caption: Filmstrip.Caption
  let theme: Theme
  let text: any TextMeasuring

  private static let top = 88.0
  private static let legend = 132.0
  private static let radius = 12.0

  /// The sheet; the camera must not stand after the first time.
  ///
  /// Each time is told once it is drawn.
  func picture(
    _ camera: inout Camera, rasterizer: Rasterizer, screen: Size, told: (Int64) -> Void
  ) throws(TakeError) -> Bitmap {
    let scale = camera.scale
    var skin = OnionSkin(frames: times.count)
    var outlines: [[DisplayItem]] = []
    for time in times {
      skin.add(try camera.picture(at: time))
      outlines.append(outline(&camera, at: time))
      told(time)
    }
    var ghost = skin.picture
    for (index, items) in outlines.enumerated() where !items.isEmpty {
      let mask = rasterizer.draw(Self.mask(screen, items), scale: scale)
      let color = OnionSkin.color(ofFrame: index, of: times.count)
      ghost.lay(Bitmap(mask.width, mask.height, filled: color), x: 0, y: 0, mask: mask)
    }
    let left = FilmstripLayout.margin
    let size = Size(
      max(640, 2 * left + screen.width + Self.legend), Self.top + screen.height + left)
    let paper = Frame(
      size: size, backdrop: theme[.grouped],
      layers: [Layer(name: "sheet", content: items(screen, size))])
    var sheet = rasterizer.draw(paper, scale: scale)
    let shape = Shape.rounded(Rect(origin: .zero, size: screen), Self.radius)
    let cut = rasterizer.draw(Self.mask(screen, [.fill(shape, .solid(.white))]), scale: scale)
    sheet.lay(
      ghost, x: Int((left * scale).rounded()), y: Int((Self.top * scale).rounded()), mask: cut)
    return sheet
  }

  private func outline(_ camera: inout Camera, at time: Int64) -> [DisplayItem] {
    camera.snapshot(at: time).presentations.filter { $0.opacity > 0.02 }.map { one in
      .stroke(.rounded(one.drawn, one.cornerRadius), Stroke(width: 1.5), .white)
    }
  }

  private static func mask(_ size: Size, _ items: [DisplayItem]) -> Frame {
    Frame(size: size, backdrop: .black, layers: [Layer(name: "mask", content: items)])
  }

  private func items(_ screen: Size, _ size: Size) -> [DisplayItem] {
    let pen = TextPen(theme: theme, text: text)
    let count = times.count == 1 ? "1 frame" : "\(times.count) frames"
    var items = pen.heading(caption, pace: "\(count), cool to warm", width: size.width)
    let left = FilmstripLayout.margin + screen.width + 20
    let step = min(26, screen.height / Double(max(1, times.count)))
    for (index, time) in times.enumerated() {
      let y = Self.top + 8 + step * Double(index)
      let color = OnionSkin.color(ofFrame: index, of: times.count)
      items.append(.fill(.rounded(Rect(left, y, 20, 12), 4), .solid(color)))
      items.append(
        pen.line(TimeText.label(nanoseconds: time), .footnote, at: Point(left + 28, y - 3)))
    }
    return items
  }
}

extension Bitmap {
  /// A picture of one opaque colour.
  init(_ width: Int, _ height: Int, filled color: Color) {
    let pixel =
      0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }
}
