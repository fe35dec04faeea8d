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
    var shares: [Double] = []
    for (x, y) in grid(in: picture) {
      let point = Point(Double(x) / scale, Double(y) / scale)
      guard !surfaces.contains(where: { $0.contains(point) }) else { continue }
      var lost = 0.0
      var whole = 0.0
      for channel in Channel.colors {
        let light = Double(Self.level(page.picture[x, y], channel))
        lost += light * Double(Self.level(picture[x, y], channel))
        whole += light * light
      }
      both += lost
      square += whole
      if whole > 3 * 80 * 80 { shares.append(lost / whole) }
    }
    // Dark pages have too little light to lose, and other pages another one.
    guard square > 100 * 3 * 80 * 80, Self.common(shares) != nil else { return nil }
    let others = used.presentations.enumerated().reduce(1.0) { left, other in
      other.offset == index ? left : left * (1 - other.element.mask)
    }
    return others > 0 ? 1 - both / square / others : nil
  }

  /// The opacity of a surface, 0…1: between a known page and its own picture at rest.
  func opacity(
    of surface: PresentationSnapshot, in picture: Bitmap, used: Snapshot
  ) -> Double? {
    guard let page, isSamePage(used), let rest = rests[surface.id], surface.drawn.width > 0,
      surface.drawn.height > 0,
      used.presentations.allSatisfy({ $0.id == surface.id || $0.opacity == 0 }),
      used.presentations.allSatisfy({ $0.mask == 0 || $0.maskLook == .plain })
    else { return nil }
    let inner = surface.drawn.inset(by: Insets(all: 4))
    let light = used.presentations.reduce(1.0) { $0 * (1 - $1.mask) }
    let across = rest.drawn.width / surface.drawn.width
    let down = rest.drawn.height / surface.drawn.height
    var shares: [Double] = []
    for (x, y) in grid(in: picture) {
      let point = Point(Double(x) / scale, Double(y) / scale)
      guard inner.contains(point) else { continue }
      let column = (rest.drawn.minX + (point.x - surface.drawn.minX) * across) * scale
      let row = (rest.drawn.minY + (point.y - surface.drawn.minY) * down) * scale
      guard column >= 0, row >= 0, column < Double(rest.picture.width),
        row < Double(rest.picture.height)
      else { continue }
      let color = rest.picture[Int(column), Int(row)]
      var seen = 0.0
      var full = 0.0
      for channel in Channel.colors {
        let below = light * Double(Self.level(page.picture[x, y], channel))
        let step = Double(Self.level(color, channel)) - below
        seen += (Double(Self.level(picture[x, y], channel)) - below) * step
        full += step * step
      }
      if full > 3 * 40 * 40 { shares.append(seen / full) }
    }
    return Self.common(shares)
  }

  /// The middle of readings of which most agree; nil when they do not: something else is there.
  private static func common(_ shares: [Double]) -> Double? {
    guard shares.count >= 50 else { return nil }
    let middle = shares.sorted()[shares.count / 2]
    // Words and icons, which stand elsewhere by parts of a pixel, are the outer readings.
    let near = shares.filter { abs($0 - middle) < 0.02 }
    guard near.count * 2 > shares.count else { return nil }
    return near.reduce(0, +) / Double(near.count)
  }

  private func isSamePage(_ used: Snapshot) -> Bool {
    guard let before = page?.snapshot else { return false }
    return used.page.offset == before.page.offset && used.page.placement == .identity
      && used.keyboardTop == before.keyboardTop
  }

  private func grid(in picture: Bitmap) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for y in Swift.stride(from: 2, to: picture.height, by: Self.stride) {
      for x in Swift.stride(from: 2, to: picture.width, by: Self.stride) { places.append((x, y)) }
    }
    return places
  }

  /// One channel of a pixel, 0…255.
  private static func level(_ pixel: UInt32, _ channel: Channel) -> Int {
    Int(pixel.level(channel))
  }
}
