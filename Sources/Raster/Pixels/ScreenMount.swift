import Glibc

/// Sets a screen's picture into a window's, its corners rounded off over one colour behind.
///
/// Pixels wholly inside the corners are the screen's own, to the bit: the window shows what a
/// capture contains.
package struct ScreenMount: Sendable {
  /// The screen's left column in the window.
  package var left: Int
  /// The screen's top row in the window.
  package var top: Int
  /// Radius of the corners in px.
  package var radius: Double
  /// The colour behind the corners, opaque `0xFFRRGGBB`.
  package var behind: UInt32

  /// A mount at a place in px, with a corner radius in px over an opaque `0xFFRRGGBB`.
  package init(left: Int, top: Int, radius: Double, behind: UInt32) {
    self.left = left
    self.top = top
    self.radius = radius
    self.behind = behind
  }

  /// Copies a part of the screen into the window; returns the part of the window that changed.
  package func set(
    _ part: PixelRect, of screen: Bitmap, into window: inout Bitmap
  ) -> PixelRect {
    let place = PixelRect(
      minX: part.minX + left, minY: part.minY + top, maxX: part.maxX + left,
      maxY: part.maxY + top)
    let cut = place.intersection(window.bounds)
    guard !cut.isEmpty else { return .empty }
    for y in cut.minY..<cut.maxY {
      let start = (y - top) * screen.width - left + cut.minX
      let pixels = screen.pixels[start..<(start + cut.width)]
      if isBeside(y - top, in: screen) {
        let mixed = round(pixels, y, cut.minX..<cut.maxX, of: screen, in: window)
        window.replace(from: cut.minX, inRow: y, with: mixed)
      } else {
        window.replace(from: cut.minX, inRow: y, with: pixels)
      }
    }
    return cut
  }

  /// True for the rows of the screen that corners cut.
  private func isBeside(_ line: Int, in screen: Bitmap) -> Bool {
    let reach = Int(radius.rounded(.up))
    return line < reach || line >= screen.height - reach
  }

  /// A row whose corner pixels are mixed with the colour behind; outside the corners the window's
  /// own pixels stay.
  private func round(
    _ row: ArraySlice<UInt32>, _ y: Int, _ columns: Range<Int>, of screen: Bitmap,
    in window: Bitmap
  ) -> [UInt32] {
    var pixels = Array(row)
    let reach = Int(radius.rounded(.up))
    for x in columns {
      let column = x - left
      guard column < reach || column >= screen.width - reach else { continue }
      let share = coverage(column, y - top, in: screen)
      guard share < 1 else { continue }
      guard share > 0 else {
        pixels[x - columns.lowerBound] = window.pixels[y * window.width + x]
        continue
      }
      pixels[x - columns.lowerBound] = Self.mix(pixels[x - columns.lowerBound], behind, share)
    }
    return pixels
  }

  /// How much of a pixel lies inside the rounded screen, 0…1.
  private func coverage(_ x: Int, _ y: Int, in screen: Bitmap) -> Double {
    let right = Double(screen.width) - radius
    let bottom = Double(screen.height) - radius
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    let dx = px < radius ? radius - px : max(0, px - right)
    let dy = py < radius ? radius - py : max(0, py - bottom)
    guard dx > 0, dy > 0 else { return 1 }
    return min(max(radius - sqrt(dx * dx + dy * dy) + 0.5, 0), 1)
  }

  private static func mix(_ front: UInt32, _ back: UInt32, _ share: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let a = Double(front >> shift & 255)
      let b = Double(back >> shift & 255)
      result |= UInt32(a * share + b * (1 - share) + 0.5) << shift
    }
    return result
  }
}
