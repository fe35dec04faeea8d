import Raster

/// Pixels that differ by some measure: how many, and where they stand closest together.
package struct Crowd: Equatable, Sendable {
  /// All of them.
  package var count = 0
  /// How many of them lie in the fullest 16×16 px window.
  package var densest = 0
  /// That window, in px of the picture.
  package var window = PixelRect.empty

  /// Sides of the window in px.
  static let side = 16
}

/// Marks on the pixels of a picture.
struct MarkedPixels {
  let width: Int
  let height: Int
  private(set) var marks: [Bool]
  private(set) var count = 0
  /// The least rectangle with all marks.
  private(set) var bounds = PixelRect.empty

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = Array(repeating: false, count: width * height)
  }

  mutating func mark(_ x: Int, _ y: Int) {
    guard !marks[y * width + x] else { return }
    marks[y * width + x] = true
    count += 1
    bounds = bounds.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
  }

  subscript(x: Int, y: Int) -> Bool { marks[y * width + x] }

  /// The marks counted, with the window that holds most of them.
  var crowd: Crowd {
    guard count > 0 else { return Crowd() }
    var best = Crowd(count: count)
    let side = Crowd.side
    var columns = Array(repeating: 0, count: bounds.width)
    for y in bounds.minY..<bounds.maxY {
      for x in 0..<bounds.width {
        if self[bounds.minX + x, y] { columns[x] += 1 }
        if y - side >= bounds.minY, self[bounds.minX + x, y - side] { columns[x] -= 1 }
      }
      var sum = 0
      for x in 0..<bounds.width {
        sum += columns[x]
        if x >= side { sum -= columns[x - side] }
        guard sum > best.densest else { continue }
        best.densest = sum
        let left = max(0, bounds.minX + x + 1 - side)
        let top = max(0, y + 1 - side)
        best.window = PixelRect(
          minX: left, minY: top, maxX: min(left + side, width), maxY: min(top + side, height))
      }
    }
    return best
  }
}
