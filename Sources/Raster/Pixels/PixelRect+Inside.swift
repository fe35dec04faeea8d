import Canvas

extension PixelRect {
  /// A large rectangle of pixels that a shape covers wholly; empty for ellipses and paths.
  ///
  /// It lies between the upper and the lower corners, or `across` between the left and the right.
  init(insideOf shape: Shape, _ map: PixelMap, across: Bool = false) {
    self = .empty
    var inset = 0.0
    switch shape {
    case .rect: break
    case .rounded(_, let radii):
      inset = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight, 0)
    case .ellipse, .path: return
    }
    let box = map.apply(to: shape.bounds)
    let corner = min(inset * map.scale, min(box.width, box.height) / 2)
    guard box.width > 1, box.height > 1, corner.isFinite else { return }
    self.init(
      minX: Self.nearest((box.minX + (across ? corner : 0)).rounded(.up)),
      minY: Self.nearest((box.minY + (across ? 0 : corner)).rounded(.up)),
      maxX: Self.nearest((box.maxX - (across ? corner : 0)).rounded(.down)),
      maxY: Self.nearest((box.maxY - (across ? 0 : corner)).rounded(.down)))
  }

  /// The inner rectangle and the up to four around it, without overlap.
  func split(around inner: PixelRect) -> [PixelRect] { [inner] + without(inner) }

  /// What is left around a rectangle inside this one: up to four, without overlap.
  func without(_ inner: PixelRect) -> [PixelRect] {
    if inner.isEmpty { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelRect(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelRect(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
      PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
