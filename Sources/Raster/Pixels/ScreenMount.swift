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
      let corners = isBeside(y - top, in: screen) ? Int(radius.rounded(.up)) : 0
      let inner =
        max(
          cut.minX, left + corners)..<max(
          cut.minX, left + corners, min(cut.maxX, left + screen.width - corners))
      let start = (y - top) * screen.width - left
      window.replace(
        from: inner.lowerBound, inRow: y,
        with: screen.pixels[(start + inner.lowerBound)..<(start + inner.upperBound)])
      for x in cut.minX..<min(inner.lowerBound, cut.maxX) { round(x, y, of: screen, in: &window) }
      for x in inner.upperBound..<max(inner.upperBound, cut.maxX) {
        round(x, y, of: screen, in: &window)
      }
    }
    return cut
  }

  /// True for the rows of the screen that corners cut.
  private func isBeside(_ line: Int, in screen: Bitmap) -> Bool {
    let reach = Int(radius.rounded(.up))
    return line < reach || line >= screen.height - reach
  }

  /// Mixes a pixel of the corners with the colour behind; outside them the window's own one stays.
  private func round(_ x: Int, _ y: Int, of screen: Bitmap, in window: inout Bitmap) {
    let share = coverage(x - left, y - top, in: screen)
    guard share > 0 else { return }
    let pixel = screen.pixels[(y - top) * screen.width + x - left]
    window[x, y] = share < 1 ? Self.mix(pixel, behind, share) : pixel
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
    for channel in Channel.allCases {
      let a = Double(front.level(channel))
      let b = Double(back.level(channel))
      result |= UInt32(a * share + b * (1 - share) + 0.5) << channel.shift
    }
    return result
  }
}
