/// A rectangle on the desktop in whole pixels: a window, or the free part of a display.
package nonisolated struct PixelFrame: Hashable, Sendable {
  /// Its top left.
  package var place: PixelPlace
  /// Its extents.
  package var size: PixelSize

  /// A rectangle from its corner and its extents.
  package init(_ place: PixelPlace, _ size: PixelSize) {
    self.place = place
    self.size = size
  }

  /// The same rectangle wholly inside an area: moved back as far as it must, cut where it is larger.
  package func kept(inside area: PixelFrame) -> PixelFrame {
    let size = PixelSize(min(size.width, area.size.width), min(size.height, area.size.height))
    let right = area.place.x + area.size.width - size.width
    let bottom = area.place.y + area.size.height - size.height
    return PixelFrame(
      PixelPlace(
        max(area.place.x, min(place.x, right)), max(area.place.y, min(place.y, bottom))), size)
  }

  /// The extents of what it shares with another rectangle, in px; 0 or less when they are apart.
  package func overlap(with other: PixelFrame) -> PixelSize {
    PixelSize(
      min(place.x + size.width, other.place.x + other.size.width) - max(place.x, other.place.x),
      min(place.y + size.height, other.place.y + other.size.height) - max(place.y, other.place.y))
  }
}
