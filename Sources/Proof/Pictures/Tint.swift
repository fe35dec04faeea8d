import Raster

/// An even change of colour, too small to see in any one pixel.
package struct Tint: Equatable, Sendable {
  /// Mean change of the corrected lightness over the whole picture, -1…1.
  package var lightness = 0.0
  /// Mean change along green–red.
  package var a = 0.0
  /// Mean change along blue–yellow.
  package var b = 0.0
  /// The greatest mean change of lightness in one block of 32×32 px, -1…1, what edges do left out.
  package var block = 0.0
  /// The greatest one with everything in it.
  package var fullBlock = 0.0
  /// That block, in px.
  package var place = PixelRect.empty

  /// Sides of a block in px: smaller ones feel the edges in them.
  static let side = 32

  /// True when the whole picture changed by 0.001, or a block by nearly one level of white, 0.003:
  /// more than rounding to and fro does.
  ///
  /// Edges that lie a little elsewhere change a block by up to 0.03.
  package var isLoud: Bool {
    max(abs(lightness), abs(a), abs(b)) > 0.001 || abs(block) > 0.003 || abs(fullBlock) > 0.03
  }
}

/// Adds up changes of colour, pixel by pixel.
struct TintSum {
  private let width: Int
  private let height: Int
  private let columns: Int
  private var blocks: [Double]
  private var fullBlocks: [Double]
  private var lightness = 0.0
  private var a = 0.0
  private var b = 0.0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Tint.side - 1) / Tint.side
    blocks = Array(repeating: 0, count: columns * ((height + Tint.side - 1) / Tint.side))
    fullBlocks = blocks
  }

  /// Adds one change; what edges do counts for whole blocks only.
  mutating func add(
    _ x: Int, _ y: Int, from old: PerceivedColor, to new: PerceivedColor,
    at place: Neighbourhood.Place
  ) {
    let index = y / Tint.side * columns + x / Tint.side
    fullBlocks[index] += new.lightness - old.lightness
    guard place != .edge else { return }
    lightness += new.lightness - old.lightness
    a += new.a - old.a
    b += new.b - old.b
    blocks[index] += new.lightness - old.lightness
  }

  var tint: Tint {
    let area = Double(max(1, width * height))
    var tint = Tint(lightness: lightness / area, a: a / area, b: b / area)
    for index in blocks.indices {
      let left = index % columns * Tint.side
      let top = index / columns * Tint.side
      let place = PixelRect(
        minX: left, minY: top, maxX: min(left + Tint.side, width),
        maxY: min(top + Tint.side, height))
      let full = fullBlocks[index] / Double(place.area)
      if abs(full) > abs(tint.fullBlock) { tint.fullBlock = full }
      let mean = blocks[index] / Double(place.area)
      guard abs(mean) > abs(tint.block) else { continue }
      tint.block = mean
      tint.place = place
    }
    return tint
  }
}
