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
  private let lines: Buffer<UInt32>

  /// The source, whose pixels become `scale` times as large and then move, in device pixels.
  init(_ source: Offscreen, scale: Double, x: Double, y: Double, tools: Tools) {
    self.source = source
    colors = tools.colors
    lines = tools.lines
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

  var isOpaque: Bool { false }

  func columns(_ y: Int) -> Range<Int> { reach }

  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    let row = colors.reserve(count)
    let down = startY &+ y &* step
    let upper = down >> Self.fraction
    let share = UInt32(truncatingIfNeeded: down >> (Self.fraction - 8) & 255)
    let region = source.pixels.region
    let hasUpper = upper >= region.minY && upper < region.maxY
    let hasLower = upper + 1 >= region.minY && upper + 1 < region.maxY
    guard hasUpper || hasLower else {
      row.update(repeating: 0, count: count)
      return UnsafePointer(row)
    }
    let above = hasUpper ? source.pixels.at(region.minX, upper) : nil
    let below = hasLower ? source.pixels.at(region.minX, upper + 1) : nil
    let across = startX &+ x &* step
    let first = across >> Self.fraction
    let width = (across &+ (count - 1) &* step) >> Self.fraction &- first + 2
    let line = lines.reserve(width)
    mix(above, below, share, first, width, into: line)
    var place = across &- first << Self.fraction
    for index in 0..<count {
      let column = place >> Self.fraction
      row[index] = Self.mix(
        line[column], line[column &+ 1],
        UInt32(truncatingIfNeeded: place >> (Self.fraction - 8) & 255))
      place &+= step
    }
    return UnsafePointer(row)
  }

  /// Mixes two rows of the source from a column on; there is nothing where it ends.
  private func mix(
    _ above: UnsafeMutablePointer<UInt32>?, _ below: UnsafeMutablePointer<UInt32>?,
    _ share: UInt32, _ first: Int, _ width: Int, into line: UnsafeMutablePointer<UInt32>
  ) {
    let region = source.pixels.region
    let inside = (first..<first + width).clamped(to: region.minX..<region.maxX)
    line.update(repeating: 0, count: width)
    guard !inside.isEmpty else { return }
    let target = line + (inside.lowerBound - first)
    let start = inside.lowerBound - region.minX
    var index = 0
    if let above, let below {
      while index < inside.count - 3 {
        SIMD8(pixelsAt: above + start + index)
          .mixed(
            with: SIMD8(pixelsAt: below + start + index),
            share: UInt16(truncatingIfNeeded: share)
          )
          .store(to: target + index)
        index &+= 4
      }
    }
    while index < inside.count {
      target[index] = Self.mix(
        above?[start + index] ?? 0, below?[start + index] ?? 0, share)
      index &+= 1
    }
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
