import Canvas

/// A gradient as a table of premultiplied pixels and the way from a pixel to its entry.
struct GradientInk: RowInk {
  private enum Form {
    /// The place at column 0 of row 0 and its growth a column and a row.
    case linear(start: Double, perColumn: Double, perRow: Double)
    /// The centre in device pixels, stop 0's distance and the growth a pixel of distance.
    case radial(x: Double, y: Double, inner: Double, perPixel: Double)
  }

  private static let steps = 1024
  private let form: Form
  private let table: [UInt32]
  private let buffer: Buffer<UInt32>

  /// A gradient between two points in device pixels; nil when it has no direction.
  init?(from start: Point, to end: Point, _ stops: [GradientStop], buffer: Buffer<UInt32>) {
    let x = end.x - start.x
    let y = end.y - start.y
    let square = x * x + y * y
    guard square.isFinite, square > 0, !stops.isEmpty else { return nil }
    form = .linear(
      start: ((0.5 - start.x) * x + (0.5 - start.y) * y) / square, perColumn: x / square,
      perRow: y / square)
    table = Self.table(stops)
    self.buffer = buffer
  }

  /// A gradient by distance from a centre, all in device pixels; nil when it has no extent.
  init?(
    center: Point, inner: Double, outer: Double, _ stops: [GradientStop], buffer: Buffer<UInt32>
  ) {
    let span = outer - inner
    guard span.isFinite, span > 0, center.x.isFinite, center.y.isFinite, !stops.isEmpty
    else { return nil }
    form = .radial(x: center.x - 0.5, y: center.y - 0.5, inner: inner, perPixel: 1 / span)
    table = Self.table(stops)
    self.buffer = buffer
  }

  var isOpaque: Bool { false }

  func columns(_ y: Int) -> Range<Int> { Int.min..<Int.max }

  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    let row = buffer.reserve(count)
    table.withUnsafeBufferPointer { table in
      switch form {
      case .linear(let start, let perColumn, let perRow):
        let first = start + Double(y) * perRow
        for index in 0..<count {
          row[index] = table[Self.entry(first + Double(x &+ index) * perColumn)]
        }
      case .radial(let centerX, let centerY, let inner, let perPixel):
        let down = Double(y) - centerY
        for index in 0..<count {
          let across = Double(x &+ index) - centerX
          let distance = (across * across + down * down).squareRoot()
          row[index] = table[Self.entry((distance - inner) * perPixel)]
        }
      }
    }
    return UnsafePointer(row)
  }

  @inline(__always)
  private static func entry(_ place: Double) -> Int {
    Int(min(max(place, 0), 1) * Double(steps) + 0.5)
  }

  private static func table(_ stops: [GradientStop]) -> [UInt32] {
    (0...steps).map { step in
      let place = Double(step) / Double(steps)
      guard let after = stops.firstIndex(where: { $0.at > place }) else {
        return Blending.pixel(stops[stops.count - 1].color)
      }
      guard after > 0 else { return Blending.pixel(stops[0].color) }
      let left = stops[after - 1]
      let right = stops[after]
      let share = min(max((place - left.at) / (right.at - left.at), 0), 1)
      return mix(left.color, right.color, share.isNaN ? 0 : share)
    }
  }

  /// The colour between two, interpolated with their alpha multiplied in.
  private static func mix(_ left: Color, _ right: Color, _ share: Double) -> UInt32 {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt32 {
      let start = Double(from) * Double(left.alpha) / 255
      let end = Double(to) * Double(right.alpha) / 255
      return UInt32(start + (end - start) * share + 0.5)
    }
    return channel(255, 255) << 24 | channel(left.red, right.red) << 16
      | channel(left.green, right.green) << 8 | channel(left.blue, right.blue)
  }
}
