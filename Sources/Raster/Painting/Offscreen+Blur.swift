import Canvas

extension Offscreen {
  /// The same picture out of focus by a standard deviation in device pixels; edges are held.
  ///
  /// Wide blurs are computed on a picture of a half or a quarter of the size.
  func blurred(sigma: Double, tools: Tools) -> Offscreen {
    let halvings = sigma >= 8 ? 2 : sigma >= 4 ? 1 : 0
    var small = self
    for _ in 0..<halvings { small = small.halved(pool: tools.pool) }
    let factor = Double(1 << halvings)
    let soft = small.spread(by: BoxBlur(sigma: sigma / factor), pool: tools.pool)
    if halvings == 0 { return soft.cropped(to: pixels.region, pool: tools.pool) }
    let result = Offscreen(region: pixels.region, pool: tools.pool)
    let ink = ResampledInk(soft, scale: factor, x: 0, y: 0, tools: tools)
    Painter(result.pixels, clip: pixels.region, tools: tools)
      .fill(pixels.region, .rows(ink, level: 255))
    result.seal()
    return result
  }

  /// Blurs the four channels; the result is two pixels wider on each side than this.
  private func spread(by blur: BoxBlur, pool: PixelPool) -> Offscreen {
    let region = pixels.region
    let reach = blur.extent + 2
    let wide = region.grown(by: reach)
    let result = Offscreen(region: region.grown(by: 2), pool: pool)
    let plane = Buffer<Int32>(blank: 0)
    let values = plane.reserve(wide.area)
    for shift: UInt32 in [0, 8, 16, 24] {
      read(shift, into: values, wide)
      blur.apply(to: values, width: wide.width, height: wide.height, beyond: .last)
      write(values, wide, shift, to: result)
    }
    result.seal()
    return result
  }

  /// One channel over a wider region: beyond the edge its pixels are repeated.
  private func read(
    _ shift: UInt32, into values: UnsafeMutablePointer<Int32>, _ wide: PixelRect
  ) {
    let region = pixels.region
    for y in wide.minY..<wide.maxY {
      let row = pixels.at(region.minX, min(max(y, region.minY), region.maxY - 1))
      let line = values + (y - wide.minY) * wide.width
      for x in 0..<wide.width {
        let column = min(max(x + wide.minX - region.minX, 0), region.width - 1)
        line[x] = Int32(truncatingIfNeeded: row[column] >> shift & 255) << 8
      }
    }
  }

  private func write(
    _ values: UnsafeMutablePointer<Int32>, _ wide: PixelRect, _ shift: UInt32,
    to result: Offscreen
  ) {
    let region = result.pixels.region
    for y in region.minY..<region.maxY {
      let line = values + (y - wide.minY) * wide.width + (region.minX - wide.minX)
      let row = result.pixels.at(region.minX, y)
      for x in 0..<region.width {
        let value = UInt32(truncatingIfNeeded: min(max((line[x] + 128) >> 8, 0), 255))
        row[x] = shift == 0 ? value : row[x] | value << shift
      }
    }
  }

  private func cropped(to region: PixelRect, pool: PixelPool) -> Offscreen {
    let result = Offscreen(region: region, pool: pool)
    for y in region.minY..<region.maxY {
      result.pixels.at(region.minX, y)
        .update(from: pixels.at(region.minX, y), count: region.width)
    }
    result.seal()
    return result
  }
}
