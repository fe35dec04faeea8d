/// A place on the desktop in whole pixels; left of or above the first display it is negative.
package nonisolated struct PixelPlace: Hashable, Sendable {
  /// From the left edge of the first display, in px.
  package var x: Int
  /// From its upper edge, in px.
  package var y: Int

  /// A place from its two distances, in px.
  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}
