import Canvas

extension Double {
  /// Rounded to 1/1024 pt, so that the last bit of a C library cannot move a pixel.
  var roundedToGrid: Double { (self * 1024).rounded() / 1024 }
  /// Rounded to 1/4096, for scales and opacities.
  var roundedToFraction: Double { (self * 4096).rounded() / 4096 }
}

extension Placement {
  var rounded: Placement {
    Placement(
      scale: scale.roundedToFraction,
      offset: Point(offset.x.roundedToGrid, offset.y.roundedToGrid))
  }
}
