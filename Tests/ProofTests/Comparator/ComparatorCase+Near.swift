import Canvas
import Proof
import Raster

extension ComparatorCase {
  private static let everyone = Set(ComparisonProfile.allCases)
  private static let lenient: Set<ComparisonProfile> = [.perceptual, .portable]

  /// A picture and what a rule makes of its pixels.
  static func dotted(
    _ sketch: Sketch = Sketch(), _ rule: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32
  ) -> (expected: Bitmap, actual: Bitmap) {
    let bitmap = sketch.bitmap
    return (bitmap, bitmap.changed(rule))
  }

  /// What is the same, or differs as rounding does.
  static let matching: [ComparatorCase] = [
    ComparatorCase("drawn twice", .none, everyone) { (Sketch().bitmap, Sketch().bitmap) },
    ComparatorCase("drawn twice in the dark", .none, everyone) {
      (Sketch.dark.bitmap, Sketch.dark.bitmap)
    },
    ComparatorCase("nothing and nothing", .none, everyone) {
      (Bitmap(width: 0, height: 0), Bitmap(width: 0, height: 0))
    },
    ComparatorCase("QA 4 one level on one pixel in a hundred", .rounding, lenient) {
      dotted { chance($0, $1) % 100 == 0 ? adding(1, 1, 1, to: $2) : $2 }
    },
    ComparatorCase("one level up and down everywhere", .rounding, lenient) {
      dotted { x, y, pixel in
        let step = Int(chance(x, y) % 3) - 1
        return adding(step, step, step, to: pixel)
      }
    },
    ComparatorCase("one level of one channel to and fro", .rounding, lenient) {
      dotted { adding(0, 0, [1, -1, 0, 0][Int(chance($0, $1) % 4)], to: $2) }
    },
    ComparatorCase("one level on a single pixel", .rounding, lenient) {
      dotted { $0 == 100 && $1 == 100 ? adding(-1, -1, -1, to: $2) : $2 }
    },
    ComparatorCase("one level on a patch of 12 px", .rounding, lenient) {
      let patch = 100..<112
      return dotted {
        patch.contains($0) && patch.contains($1) ? adding(-1, -1, -1, to: $2) : $2
      }
    },
    ComparatorCase("a shadow rounded otherwise", .rounding, lenient) {
      dotted { x, y, pixel in
        let step = y > 280 ? [1, 0, -1, 0][Int(chance(x, y) % 4)] : 0
        return adding(step, 0, 0, to: pixel)
      }
    },
    ComparatorCase("a gradient dithered by one level", .rounding, lenient) {
      dotted { x, y, pixel in
        let step = y < 40 ? [1, -1][(x + y) % 2] : 0
        return adding(step, step, step, to: pixel)
      }
    },
    ComparatorCase("antialiasing two levels off", .edges, lenient) {
      dotted { x, y, pixel in
        let isEdge = (30..<230).contains(Int(pixel & 255)) && (50..<180).contains(y)
        let step = isEdge ? [2, -2][Int(chance(x, y) % 2)] : 0
        return adding(step, step, step, to: pixel)
      }
    },
    ComparatorCase("a gradient a quarter of a pixel on", .rounding, lenient) {
      func gradient(_ move: Double) -> Bitmap {
        var sketch = Sketch()
        let ends = [GradientStop(0, Color(0x2A6FB0)), GradientStop(1, Color(0x7FB6E0))]
        sketch.extra = [
          .fill(
            .rect(Rect(0, 0, 240, 40)),
            .linear(from: Point(move, 0), to: Point(240 + move, 0), ends))
        ]
        return sketch.bitmap
      }
      return (gradient(0), gradient(0.25))
    },
  ]

  /// What lies elsewhere by less than a pixel.
  static let edges: [ComparatorCase] = [
    ComparatorCase("words a quarter of a pixel right", .edges, [.portable]) {
      Sketch.pair { $0.wordOffset = Point(0.25, 0) }
    },
    ComparatorCase("words half a pixel down", .edges, [.portable]) {
      Sketch.pair { $0.wordOffset = Point(0, 0.5) }
    },
    ComparatorCase("white words a quarter of a pixel right", .edges, [.portable]) {
      Sketch.pair(.dark) { $0.wordOffset = Point(0.25, 0) }
    },
    ComparatorCase("a card a quarter of a pixel lower", .edges, [.portable]) {
      Sketch.pair { $0.card.origin.y += 0.25 }
    },
    ComparatorCase("a card half a pixel right", .edges, [.portable]) {
      Sketch.pair { $0.card.origin.x += 0.5 }
    },
    ComparatorCase("a dark box three quarters of a pixel lower", .edges, [.portable]) {
      box(Rect(60, 60, 100, 100), Rect(60, 60.75, 100, 100))
    },
    ComparatorCase("a dark box a quarter of a pixel larger all round", .edges, [.portable]) {
      box(Rect(60, 60, 100, 100), Rect(59.75, 59.75, 100.5, 100.5))
    },
    ComparatorCase("a pale corner's radius half a point larger", .edges, lenient) {
      Sketch.pair { $0.cardRadius = 14.5 }
    },
    ComparatorCase("a dark corner's radius a point larger", .edges, [.portable]) {
      var first = Sketch()
      first.cardColor = Color(0x203048)
      return Sketch.pair(first) { $0.cardRadius = 15 }
    },
    ComparatorCase("QA 11 a thin ring a quarter of a pixel right", .edges, [.portable]) {
      Sketch.pair { $0.ringOffset = 0.25 }
    },
    ComparatorCase("a ring's line a quarter of a point thicker", .edges, [.portable]) {
      Sketch.pair { $0.ring = 1.75 }
    },
    ComparatorCase("a one-pixel line parted between two rows", .edges, [.portable]) {
      Sketch.pair { $0.dividerOffset = 0.3 }
    },
    ComparatorCase("a slanted line a third of a pixel right", .edges, [.portable]) {
      Sketch.pair { $0.slash = 0.33 }
    },
    ComparatorCase("antialiasing eight levels off", .edges, [.portable]) {
      dotted { x, y, pixel in
        let isEdge =
          (30..<230).contains(Int(pixel & 255)) && (50..<180).contains(y) && pixel != 0xFFC8_C8CC
        let step = isEdge ? [8, -8][Int(chance(x, y) % 2)] : 0
        return adding(step, step, step, to: pixel)
      }
    },
    ComparatorCase("an icon a third of a pixel larger", .edges, [.portable]) {
      Sketch.pair { $0.iconSize = 24.33 }
    },
    ComparatorCase("a page of boxes shrunk by a thousandth", .edges, [.portable]) {
      (boxes(1), boxes(0.999))
    },
  ]

  private static func box(_ first: Rect, _ second: Rect) -> (expected: Bitmap, actual: Bitmap) {
    func picture(_ rect: Rect) -> Bitmap {
      var sketch = Sketch()
      sketch.extra = [.fill(.rect(rect), .solid(Color(0x202428)))]
      return sketch.bitmap
    }
    return (picture(first), picture(second))
  }

  private static func boxes(_ scale: Double) -> Bitmap {
    var sketch = Sketch()
    sketch.extra = (0..<8).map { index in
      let x = 12 + 56 * Double(index % 4)
      let y = 60 + 60 * Double(index / 4)
      return .fill(
        .rounded(Rect(x * scale, y * scale, 40 * scale, 40 * scale), 6), .solid(Color(0x30506C)))
    }
    return sketch.bitmap
  }
}
