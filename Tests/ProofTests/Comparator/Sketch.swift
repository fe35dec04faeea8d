import Canvas
import Raster

/// A page with a header, rows of words, a card and a button: every part of it can be changed.
struct Sketch: Hashable, Sendable {
  var ground = Color.white
  var header = [GradientStop(0, Color(0x2A6FB0)), GradientStop(1, Color(0x7FB6E0))]
  var ink = Color(0x16191D)
  var words = ["monday", "later", "gone", "nothing"]
  var wordOffset = Point(0, 0)
  var divider = Color(0xC8C8CC)
  var dividers = 4
  var dividerOffset = 0.0
  var card = Rect(20, 190, 200, 90)
  var cardColor = Color(0xF6F6F8)
  var cardRadius = 14.0
  var cardOpacity = 1.0
  var shadow = 0.14
  var scrim = 0.0
  var button = Color(0x0A7A8C)
  var buttonOffset = Point(0, 0)
  var icon = Color(0xE0523C)
  var iconOffset = Point(0, 0)
  var iconSize = 24.0
  var ring = 1.5
  var ringOffset = 0.0
  var slash = 0.0
  var extra: [DisplayItem] = []

  /// The picture at 1 px a point, 240×320; most cases start from the same one.
  var bitmap: Bitmap { self == Sketch() ? Self.plain : drawn }

  private static let plain = Sketch().drawn

  private var drawn: Bitmap {
    let size = Size(240, 320)
    let all = Rect(origin: .zero, size: size)
    let base = DisplayItem.fill(.rect(all), .solid(ground))
    let frame = Frame(
      size: size, backdrop: ground,
      layers: [
        Layer(name: "page", content: [base] + top + rows),
        Layer(name: "mask", surface: Surface(.rect(all), fill: .solid(.black)), opacity: scrim),
        Layer(
          name: "card",
          surface: Surface(
            .rounded(card, cardRadius), fill: .solid(cardColor),
            shadows: [Shadow(y: 6, blur: 20, color: Color(0x0A141C, opacity: shadow))]),
          content: onCard, opacity: cardOpacity),
        Layer(name: "extra", content: extra),
      ])
    return Rasterizer(text: NoText()).draw(frame, scale: 1)
  }

  /// Two pictures: as it is, and changed.
  static func pair(
    _ first: Sketch = Sketch(), _ change: (inout Sketch) -> Void
  ) -> (expected: Bitmap, actual: Bitmap) {
    var second = first
    change(&second)
    return (first.bitmap, second.bitmap)
  }

  /// The same in the dark.
  static var dark: Sketch {
    var sketch = Sketch()
    sketch.ground = Color(0x101214)
    sketch.ink = Color(0xE8EAEC)
    sketch.divider = Color(0x2C2E32)
    sketch.cardColor = Color(0x1C1E22)
    sketch.header = [GradientStop(0, Color(0x102840)), GradientStop(1, Color(0x204868))]
    return sketch
  }

  private var top: [DisplayItem] {
    [
      .fill(
        .rect(Rect(0, 0, 240, 40)), .linear(from: Point(0, 0), to: Point(240, 0), header)),
      .stroke(
        .ellipse(Rect(200 + ringOffset, 10, 20, 20)), Stroke(width: ring), .white),
      .stroke(
        .path(Path([.move(Point(150 + slash, 36)), .line(Point(180 + slash, 6))])),
        Stroke(width: 1.5), .white),
    ]
  }

  private var rows: [DisplayItem] {
    words.enumerated().flatMap { row, word -> [DisplayItem] in
      let base = 70 + 34 * Double(row)
      let glyphs = Self.glyphs(word, at: Point(20, base) + wordOffset, ink)
      guard row < dividers else { return glyphs }
      let line = Rect(16, base + 14 + dividerOffset, 208, 1)
      return glyphs + [.fill(.rect(line), .solid(divider))]
    }
  }

  private var onCard: [DisplayItem] {
    let box = Rect(
      card.minX + 16 + iconOffset.x, card.minY + 14 + iconOffset.y, iconSize, iconSize)
    let pill = Rect(
      card.minX + 60 + buttonOffset.x, card.minY + 52 + buttonOffset.y, 120, 26)
    return [
      .fill(.ellipse(box), .solid(icon)), .fill(.rounded(pill, 13), .solid(button)),
    ]
  }

  /// A word made of stems, bowls and bars: each letter has its own, none is text.
  static func glyphs(_ word: String, at origin: Point, _ color: Color) -> [DisplayItem] {
    word.utf8.enumerated().flatMap { index, letter -> [DisplayItem] in
      let x = origin.x + 11 * Double(index)
      let kind = Int(letter) % 5
      let stem = Rect(x, origin.y - 8 - Double(kind), 1.7, 8 + Double(kind))
      let bowl = Rect(x + 2, origin.y - 7, 5 + Double(kind % 3), 7)
      let bar = Rect(x, origin.y - Double(1 + kind), 6.4, 1.3)
      return [
        .fill(.rounded(stem, 0.8), .solid(color)),
        .stroke(.ellipse(bowl), Stroke(width: 1.4), color), .fill(.rect(bar), .solid(color)),
      ]
    }
  }
}

extension Bitmap {
  /// The same picture with another pixel where a rule gives one.
  func changed(_ rule: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(rule(x, y, self.pixels[y * width + x])) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The picture moved by whole pixels, what comes in repeated from the edge.
  func shifted(_ dx: Int, _ dy: Int) -> Bitmap {
    changed { x, y, _ in
      pixels[min(max(y - dy, 0), height - 1) * width + min(max(x - dx, 0), width - 1)]
    }
  }
}

/// A pixel with levels added to its red, green and blue, kept in 0…255.
func adding(_ red: Int, _ green: Int, _ blue: Int, to pixel: UInt32) -> UInt32 {
  func level(_ shift: UInt32, _ change: Int) -> UInt32 {
    UInt32(min(255, max(0, Int(pixel >> shift & 255) + change))) << shift
  }
  return pixel & 0xFF00_0000 | level(16, red) | level(8, green) | level(0, blue)
}

/// The same chance for the same place, on every run.
func chance(_ x: Int, _ y: Int, _ salt: UInt32 = 1) -> UInt32 {
  var state = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663) ^ salt &* 83_492_791
  state ^= state >> 13
  state = state &* 0x5BD1_E995
  return state ^ state >> 15
}
