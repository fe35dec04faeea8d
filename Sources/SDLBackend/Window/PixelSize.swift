/// A width and a height in whole window pixels.
package nonisolated struct PixelSize: Hashable, Sendable {
  /// Horizontal extent in px.
  package var width: Int
  /// Vertical extent in px.
  package var height: Int

  /// A size from its two extents, in px.
  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}
