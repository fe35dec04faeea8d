import Canvas
import PresentationCore
import Raster

/// Opacities out of pixels: how much of a known page shines through a mask or a surface.
extension PixelWitness {
  /// Pixels between two places that are looked at.
  private static let stride = 5

  /// The opacity of one mask, 0…1: the page's light that is gone, beside the other masks.
  func mask(_ index: Int, in picture: Bitmap, used: Snapshot) -> Double? {
    guard let page, isSamePage(used), used.presentations[index].maskLook == .plain else {
      return nil
    }
    // Shadows reach far: only what stands well clear of every surface counts.
    let surfaces = used.presentations.filter { $0.opacity > 0 }
      .map { $0.drawn.inset(by: Insets(all: -64)) }
    var both = 0.0
    var square = 0.0
    for (x, y) in grid(in: picture) {
      let point = Point(Double(x) / scale, Double(y) / scale)
      guard !surfaces.contains(where: { $0.contains(point) }) else { continue }
      for channel in 0..<3 {
        let light = Double(Self.level(page.picture[x, y], channel))
        both += light * Double(Self.level(picture[x, y], channel))
        square += light * light
      }
    }
    // Dark pages have too little light to lose.
    guard square > 100 * 3 * 80 * 80 else { return nil }
    let others = used.presentations.enumerated().reduce(1.0) { left, other in
      other.offset == index ? left : left * (1 - other.element.mask)
    }
    return others > 0 ? 1 - both / square / others : nil
  }

  /// The opacity of a surface, 0…1, where it has one plain colour over a known page.
  func opacity(
    of surface: PresentationSnapshot, behind front: [Rect], in picture: Bitmap, used: Snapshot
  ) -> Double? {
    guard let page, isSamePage(used), let color = plainColor(of: surface.id),
      used.presentations.allSatisfy({ $0.id == surface.id || $0.opacity == 0 })
    else { return nil }
    let inner = surface.drawn.inset(by: Insets(all: 4))
    let light = used.presentations.reduce(1.0) { $0 * (1 - $1.mask) }
    var shares: [Double] = []
    for (x, y) in grid(in: picture)
    where inner.contains(Point(Double(x) / scale, Double(y) / scale)) {
      var seen = 0.0
      var full = 0.0
      for channel in 0..<3 {
        let below = light * Double(Self.level(page.picture[x, y], channel))
        let step = Double(Self.level(color, channel)) - below
        seen += (Double(Self.level(picture[x, y], channel)) - below) * step
        full += step * step
      }
      if full > 3 * 40 * 40 { shares.append(seen / full) }
    }
    guard shares.count >= 50 else { return nil }
    // Words and icons on the surface are the outer readings; the middle ones are its colour.
    shares.sort()
    let middle = shares[shares.count / 2]
    let near = shares.filter { abs($0 - middle) < 0.02 }
    return near.reduce(0, +) / Double(near.count)
  }

  private func isSamePage(_ used: Snapshot) -> Bool {
    guard let before = page?.snapshot else { return false }
    return used.page.offset == before.page.offset && used.page.placement == .identity
      && used.keyboardTop == before.keyboardTop
  }

  /// The commonest colour of a surface at rest, if much of it has that colour.
  private func plainColor(of id: PresentationID) -> UInt32? {
    guard let rest = rests[id] else { return nil }
    var counts: [UInt32: Int] = [:]
    var all = 0
    for (x, y) in grid(in: rest.picture)
    where rest.drawn.contains(Point(Double(x) / scale, Double(y) / scale)) {
      counts[rest.picture[x, y], default: 0] += 1
      all += 1
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.value * 5 > all * 2
    else { return nil }
    return most.key
  }

  private func grid(in picture: Bitmap) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for y in Swift.stride(from: 2, to: picture.height, by: Self.stride) {
      for x in Swift.stride(from: 2, to: picture.width, by: Self.stride) { places.append((x, y)) }
    }
    return places
  }
}
