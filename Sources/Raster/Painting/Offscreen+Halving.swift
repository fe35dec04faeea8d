extension Offscreen {
  /// The same picture at half the size: each pixel the mean of four, on an absolute grid.
  func halved(pool: PixelPool) -> Offscreen {
    let region = pixels.region
    let half = Offscreen(
      region: PixelRect(
        minX: region.minX >> 1, minY: region.minY >> 1, maxX: (region.maxX + 1) >> 1,
        maxY: (region.maxY + 1) >> 1), pool: pool)
    let target = half.pixels.region
    for y in target.minY..<target.maxY {
      let line = half.pixels.at(target.minX, y)
      for x in target.minX..<target.maxX {
        line[x - target.minX] = mean(2 * x, 2 * y)
      }
    }
    half.seal()
    return half
  }

  private func mean(_ x: Int, _ y: Int) -> UInt32 {
    let region = pixels.region
    var redBlue: UInt32 = 0x0002_0002
    var alphaGreen: UInt32 = 0x0002_0002
    for row in max(y, region.minY)..<min(y + 2, region.maxY) {
      for column in max(x, region.minX)..<min(x + 2, region.maxX) {
        let pixel = pixels.at(column, row).pointee
        redBlue &+= pixel & 0x00FF_00FF
        alphaGreen &+= (pixel >> 8) & 0x00FF_00FF
      }
    }
    return (redBlue >> 2) & 0x00FF_00FF | ((alphaGreen >> 2) & 0x00FF_00FF) << 8
  }
}
