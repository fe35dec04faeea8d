import Canvas

/// A bitmap scaled by bilinear interpolation; beyond its edge it is transparent.
struct ResampledInk: RowInk {
  private static let fraction = 24
  private let source: Offscreen
  private let step: Int
  private let startX: Int
  private let startY: Int
  private let reach: Range<Int>
  private let colors: Buffer<UInt32>

  /// The source, whose pixels become `scale` times as large and then move, in device pixels.
  init(_ source: Offscreen, scale: Double, x: Double, y: Double, colors: Buffer<UInt32>) {
    self.source = source
    self.colors = colors
    let one = Double(1 << Self.fraction)
    step = Int((one / scale + 0.5).rounded(.down))
    startX = Int((((0.5 - x) / scale - 0.5) * one + 0.5).rounded(.down))
    startY = Int((((0.5 - y) / scale - 0.5) * one + 0.5).rounded(.down))
    let region = source.pixels.region
    let left = PixelRect.nearest((Double(region.minX) * scale + x).rounded(.down)) - 2
    let right = PixelRect.nearest((Double(region.maxX) * scale + x).rounded(.up)) + 2
    reach = left..<right
  }

  /// False for factors and moves beyond what can be seen.
  static func canScale(by scale: Double, x: Double, y: Double) -> Bool {
    let reach = Double(PixelRect.farthest)
    return scale >= 1 / 4096 && scale <= 4096 && abs(x) <= reach && abs(y) <= reach
  }

  func columns(_ y: Int) -> Range<Int> { reach }

  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    let row = colors.reserve(count)
    let place = startY &+ y &* step
    let upper = place >> Self.fraction
    let share = UInt32(truncatingIfNeeded: place >> (Self.fraction - 8) & 255)
    let region = source.pixels.region
    let hasUpper = upper >= region.minY && upper < region.maxY
    let hasLower = upper + 1 >= region.minY && upper + 1 < region.maxY
    guard hasUpper || hasLower else {
      row.update(repeating: 0, count: count)
      return UnsafePointer(row)
    }
    let above = hasUpper ? source.pixels.at(region.minX, upper) : nil
    let below = hasLower ? source.pixels.at(region.minX, upper + 1) : nil
    var across = startX &+ x &* step &- region.minX << Self.fraction
    for index in 0..<count {
      let column = across >> Self.fraction
      let part = UInt32(truncatingIfNeeded: across >> (Self.fraction - 8) & 255)
      let left = Self.mix(
        Self.pixel(above, column, region.width),
        Self.pixel(below, column, region.width), share)
      let right = Self.mix(
        Self.pixel(above, column + 1, region.width),
        Self.pixel(below, column + 1, region.width), share)
      row[index] = Self.mix(left, right, part)
      across &+= step
    }
    return UnsafePointer(row)
  }

  @inline(__always)
  private static func pixel(
    _ row: UnsafeMutablePointer<UInt32>?, _ column: Int, _ width: Int
  ) -> UInt32 {
    guard let row, column >= 0, column < width else { return 0 }
    return row[column]
  }

  /// Between two pixels: `share` 0…255 of 256 parts belong to the second.
  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue =
      (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080
    let alphaGreen =
      ((first &>> 8) & 0x00FF_00FF) &* rest &+ ((second &>> 8) & 0x00FF_00FF) &* share
      &+ 0x0080_0080
    return (redBlue &>> 8) & 0x00FF_00FF | alphaGreen & 0xFF00_FF00
  }
}
