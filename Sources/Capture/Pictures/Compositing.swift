import Raster

extension Bitmap {
  /// Lays a picture over this one with its top left at a pixel; what hangs over is cut off.
  ///
  /// `mask`, of the picture's size, keeps as much as its blue channel says.
  package mutating func lay(_ picture: Bitmap, x left: Int, y top: Int, mask: Bitmap? = nil) {
    for y in max(0, -top)..<max(max(0, -top), min(picture.height, height - top)) {
      for x in max(0, -left)..<max(max(0, -left), min(picture.width, width - left)) {
        let keep = mask.map { $0[x, y].level(.blue) } ?? 255
        guard keep > 0 else { continue }
        let over = picture[x, y]
        self[left + x, top + y] = Self.over(over, self[left + x, top + y], keep)
      }
    }
  }

  private static func over(_ top: UInt32, _ bottom: UInt32, _ keep: UInt32) -> UInt32 {
    func scaled(_ value: UInt32, _ factor: UInt32) -> UInt32 { (value * factor + 127) / 255 }
    let rest = 255 - scaled(top.level(.alpha), keep)
    return Channel.allCases.reduce(0) { pixel, channel in
      let mixed = scaled(top.level(channel), keep) + scaled(bottom.level(channel), rest)
      return pixel | min(255, mixed) << channel.shift
    }
  }
}
