import Canvas
import Proof
import Raster

extension ComparatorCase {
  /// The same forms in other colours, and even changes too small to see in one pixel.
  static let colors: [ComparatorCase] = recolored + tinted

  private static let recolored: [ComparatorCase] = [
    ComparatorCase("a button of another hue", .recolored) {
      Sketch.pair { $0.button = Color(0x0A7098) }
    },
    ComparatorCase("QA 10 paler words", .recolored) {
      Sketch.pair { $0.ink = Color(0x3C4046) }
    },
    ComparatorCase("QA 10 a line twelve levels lighter", .recolored) {
      Sketch.pair { $0.divider = Color(0xD4D4D8) }
    },
    ComparatorCase("a line in the dark twelve levels lighter", .recolored) {
      Sketch.pair(.dark) { $0.divider = Color(0x383A3E) }
    },
    ComparatorCase("QA 11 a thin ring in another colour", .recolored) {
      Sketch.pair {
        $0.header = [GradientStop(0, Color(0x2A6FB0)), GradientStop(1, Color(0x2A6FB0))]
        $0.extra = [.stroke(.ellipse(Rect(100, 60, 60, 60)), Stroke(width: 1), Color(0xC03020))]
      } second: {
        $0.header = [GradientStop(0, Color(0x2A6FB0)), GradientStop(1, Color(0x2A6FB0))]
        $0.extra = [.stroke(.ellipse(Rect(100, 60, 60, 60)), Stroke(width: 1), Color(0x2060C0))]
      }
    },
    ComparatorCase("QA 15 red for a green of the same light", .recolored) {
      Sketch.pair {
        $0.icon = Color(0xD0503C)
      } second: {
        $0.icon = Color(0x2C8F4A)
      }
    },
    ComparatorCase("a gradient that ends elsewhere", .recolored) {
      Sketch.pair { $0.header[1].color = Color(0xB0D4F0) }
    },
    ComparatorCase("QA 5 another appearance", .recolored) { (Sketch().bitmap, Sketch.dark.bitmap) },
    ComparatorCase("a card chosen", .recolored) {
      Sketch.pair { $0.cardColor = Color(0xDDEBF6) }
    },
    ComparatorCase("a shadow twice as deep", .recolored) {
      Sketch.pair { $0.shadow = 0.3 }
    },
    ComparatorCase("a disabled button", .recolored) {
      Sketch.pair { $0.button = Color(0x9AC6CE) }
    },
  ]

  private static let tinted: [ComparatorCase] = [
    ComparatorCase("all of it one level darker", .tint) {
      dotted { adding(-1, -1, -1, to: $2) }
    },
    ComparatorCase("all of it three levels lighter in the dark", .tint) {
      dotted(.dark) { adding(3, 3, 3, to: $2) }
    },
    ComparatorCase("a card one hundredth more transparent", .tint) {
      Sketch.pair { $0.cardOpacity = 0.98 }
    },
    ComparatorCase("a scrim one hundredth deeper", .tint) {
      var first = Sketch()
      first.scrim = 0.4
      return Sketch.pair(first) { $0.scrim = 0.41 }
    },
    ComparatorCase("a card one level darker", .tint) {
      Sketch.pair { $0.cardColor = Color(0xF5F5F7) }
    },
    ComparatorCase("a little less blue everywhere", .tint) {
      dotted { adding(0, 0, -3, to: $2) }
    },
    ComparatorCase("warmer by one level each way", .tint) {
      dotted { adding(1, 0, -1, to: $2) }
    },
    ComparatorCase("darker on one side, lighter on the other", .tint) {
      dotted { x, _, pixel in
        let step = x < 120 ? -2 : 2
        return adding(step, step, step, to: pixel)
      }
    },
    ComparatorCase("a grained picture eight levels darker", .recolored) {
      let grain = Sketch().bitmap.changed { x, y, pixel in
        guard (40..<120).contains(x), (60..<140).contains(y) else { return pixel }
        let level = 60 + chance(x, y) % 140
        return 0xFF00_0000 | level << 16 | level << 8 | level
      }
      return (
        grain,
        grain.changed { x, y, pixel in
          (40..<120).contains(x) && (60..<140).contains(y) ? adding(-8, -8, -8, to: pixel) : pixel
        }
      )
    },
  ]
}
