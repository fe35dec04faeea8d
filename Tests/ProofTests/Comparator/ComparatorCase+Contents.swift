import Canvas
import Proof
import Raster

extension ComparatorCase {
  /// Something else is there, or the picture has another size.
  static let contents: [ComparatorCase] = other + sizes

  private static let other: [ComparatorCase] = [
    ComparatorCase("QA 10 one other letter", .content) {
      Sketch.pair { $0.words[0] = "sonday" }
    },
    ComparatorCase("one letter more", .content) {
      Sketch.pair { $0.words[1] = "laters" }
    },
    ComparatorCase("another word", .content) {
      Sketch.pair { $0.words[3] = "everything" }
    },
    ComparatorCase("two rows that changed places", .content) {
      Sketch.pair { $0.words.swapAt(0, 2) }
    },
    ComparatorCase("QA 9 a missing icon", .content) {
      Sketch.pair { $0.iconSize = 0.01 }
    },
    ComparatorCase("QA 10 a missing line", .content) {
      Sketch.pair { $0.dividers = 3 }
    },
    ComparatorCase("a missing line in the dark", .content) {
      Sketch.pair(.dark) { $0.dividers = 3 }
    },
    ComparatorCase("a badge of two pixels", .content) {
      Sketch.pair { $0.extra = [.fill(.rect(Rect(200, 100, 2, 2)), .solid(Color(0xE0302C)))] }
    },
    ComparatorCase("a caret", .content) {
      Sketch.pair { $0.extra = [.fill(.rect(Rect(120, 56, 1, 18)), .solid(Color(0x0A7A8C)))] }
    },
    ComparatorCase("a tick for a dot", .content) {
      Sketch.pair {
        $0.extra = [.fill(.ellipse(Rect(190, 90, 10, 10)), .solid(Color(0x0A7A8C)))]
      } second: {
        let path = Path([.move(Point(190, 95)), .line(Point(194, 99)), .line(Point(201, 91))])
        $0.extra = [.stroke(.path(path), Stroke(width: 2), Color(0x0A7A8C))]
      }
    },
    ComparatorCase("grain instead of a card", .content) {
      dotted { x, y, pixel in
        guard (30..<210).contains(x), (200..<270).contains(y) else { return pixel }
        let level = chance(x, y) % 256
        return 0xFF00_0000 | level << 16 | level << 8 | level
      }
    },
    ComparatorCase("a box where nothing was", .content) {
      Sketch.pair { $0.extra = [.fill(.rect(Rect(100, 50, 80, 80)), .solid(Color(0x203048)))] }
    },
    ComparatorCase("one dark pixel", .content, [.perceptual, .portable]) {
      dotted { $0 == 180 && $1 == 100 ? 0xFF20_2428 : $2 }
    },
    ComparatorCase("a focus ring", .content) {
      Sketch.pair {
        let ring = Shape.rounded(Rect(76, 238, 128, 34), 17)
        $0.extra = [.stroke(ring, Stroke(width: 2), Color(0x2060C0))]
      }
    },
    ComparatorCase("white that became transparent", .recolored) {
      dotted { x, y, pixel in pixel == .max && y < 180 ? 0 : pixel }
    },
    ComparatorCase("black that became half transparent", .recolored) {
      let black = Sketch().bitmap.changed { _, y, pixel in y > 290 ? 0xFF00_0000 : pixel }
      return (black, black.changed { _, y, pixel in y > 290 ? 0x8000_0000 : pixel })
    },
  ]

  private static let sizes: [ComparatorCase] = [
    ComparatorCase("QA 12 seven rows less", .size) {
      let bitmap = Sketch().bitmap
      return (bitmap, bitmap.cropped(to: PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 313)))
    },
    ComparatorCase("QA 12 one column less", .size) {
      let bitmap = Sketch().bitmap
      return (bitmap, bitmap.cropped(to: PixelRect(minX: 0, minY: 0, maxX: 239, maxY: 320)))
    },
    ComparatorCase("as many pixels, another shape", .size) {
      let bitmap = Sketch().bitmap
      return (bitmap, Bitmap(width: 320, height: 240, pixels: bitmap.pixels))
    },
    ComparatorCase("nothing instead of something", .size) {
      (Sketch().bitmap, Bitmap(width: 0, height: 0))
    },
  ]
}
