import Canvas

/// The outline of a rectangle, rounded rectangle or ellipse as the area between two contours.
struct Ring {
  private let corners: Corners
  private let width: Double
  private let outside: Double

  /// A ring of a width in device pixels; nil for paths.
  init?(_ shape: Shape, _ map: PixelMap, width: Double, alignment: Stroke.Alignment) {
    switch shape {
    case .rect(let rect): corners = Corners(rect: map.apply(to: rect))
    case .rounded(let rect, let radii):
      corners = Corners(rect: map.apply(to: rect), radii: radii.scaled(by: map.scale))
    case .ellipse(let rect): corners = Corners(ellipseIn: map.apply(to: rect))
    case .path: return nil
    }
    self.width = width
    outside = alignment == .center ? width / 2 : 0
  }

  /// The area: the inner contour runs the other way, so that in a pixel both part its share is taken off.
  var outline: Outline {
    var outline = Outline()
    outline.add(corners.inset(by: -outside).points)
    outline.add(corners.inset(by: width - outside).points.reversed())
    return outline
  }

  /// The line half way between the contours, in device pixels.
  var middle: [Point] { corners.inset(by: width / 2 - outside).points }
}
