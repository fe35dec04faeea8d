import Canvas
import Proof
import Raster

extension ComparatorCase {
  /// What lies whole pixels elsewhere: nobody lets that pass.
  static let moves: [ComparatorCase] = [
    ComparatorCase("a card one pixel right", .moved(dx: 1, dy: 0)) {
      Sketch.pair { $0.card.origin.x += 1 }
    },
    ComparatorCase("a card five pixels up", .moved(dx: 0, dy: -5)) {
      Sketch.pair { $0.card.origin.y -= 5 }
    },
    ComparatorCase("words three pixels lower", .moved(dx: 0, dy: 3)) {
      Sketch.pair { $0.wordOffset = Point(0, 3) }
    },
    ComparatorCase("words one pixel left and up", .moved(dx: -1, dy: -1)) {
      Sketch.pair { $0.wordOffset = Point(-1, -1) }
    },
    ComparatorCase("an icon askew", .moved(dx: 5, dy: -2)) {
      Sketch.pair { $0.iconOffset = Point(5, -2) }
    },
    ComparatorCase("a button as far as is looked for", .moved(dx: 0, dy: -8)) {
      Sketch.pair { $0.buttonOffset = Point(0, -8) }
    },
    ComparatorCase("a one-pixel line one pixel lower", .moved(dx: 0, dy: 1)) {
      Sketch.pair { $0.dividerOffset = 1 }
    },
    ComparatorCase("an upright line one pixel right", .moved(dx: 1, dy: 0)) {
      Sketch.pair {
        $0.extra = [.fill(.rect(Rect(120, 50, 1, 130)), .solid(Color(0x404448)))]
      } second: {
        $0.extra = [.fill(.rect(Rect(121, 50, 1, 130)), .solid(Color(0x404448)))]
      }
    },
    ComparatorCase("a list four pixels on", .moved(dx: 0, dy: -4)) {
      Sketch.pair {
        $0.wordOffset = Point(0, -4)
        $0.dividerOffset = -4
      }
    },
    ComparatorCase("everything two pixels left", .moved(dx: -2, dy: 0)) {
      let bitmap = Sketch().bitmap
      return (bitmap, bitmap.shifted(-2, 0))
    },
    ComparatorCase("a chequered ground one pixel on", .moved) {
      func board(_ step: Int) -> Bitmap {
        Sketch().bitmap.changed { x, y, pixel in
          guard (60..<180).contains(x), (60..<160).contains(y) else { return pixel }
          return (x + y + step) % 2 == 0 ? 0xFF20_2428 : 0xFFF0_F2F4
        }
      }
      return (board(0), board(1))
    },
    ComparatorCase("an icon too far to be found", .content) {
      Sketch.pair { $0.iconOffset = Point(19, 0) }
    },
    ComparatorCase("two things two ways", .content) {
      Sketch.pair {
        $0.iconOffset = Point(6, 0)
        $0.buttonOffset = Point(-6, 0)
      }
    },
  ]
}

extension Sketch {
  /// Two pictures, each changed in its own way.
  static func pair(
    _ change: (inout Sketch) -> Void, second: (inout Sketch) -> Void
  ) -> (expected: Bitmap, actual: Bitmap) {
    var one = Sketch()
    change(&one)
    var other = Sketch()
    second(&other)
    return (one.bitmap, other.bitmap)
  }
}
