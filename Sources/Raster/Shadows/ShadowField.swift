/// A shadow on the screen: where it may be seen and how dark it is in each row.
struct ShadowField {
  /// Which of the masks makes the shadow.
  enum Form {
    /// Corner masks from the top left clockwise, with everything between them even.
    case corners([ShadowMask])
    /// A mask of a narrow shape whose ends are drawn, with everything between them even.
    case ends(ShadowMask)
    /// One mask for all of it.
    case whole(ShadowMask)
  }

  private let form: Form
  /// Edges of the unblurred shape in 1/256 device pixels.
  private let left, top, right, bottom: Int
  private let extent: Int
  private let line = Buffer<Int32>(blank: 0)

  /// A shadow of a shape with edges in 1/256 device pixels.
  init(_ form: Form, left: Int, top: Int, right: Int, bottom: Int, extent: Int) {
    self.form = form
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.extent = extent
  }

  /// The pixels it may darken.
  var bounds: PixelRect {
    PixelRect(
      minX: left >> 8 - extent, minY: top >> 8 - extent, maxX: (right + 255) >> 8 + extent,
      maxY: (bottom + 255) >> 8 + extent)
  }

  /// True when a row surely looks like the one above it.
  func repeats(_ y: Int) -> Bool {
    guard case .corners(let masks) = form else { return false }
    let side = masks.reduce(0) { max($0, $1.height) }
    return y - 1 > top >> 8 - extent + side && y < bottom >> 8 + extent - side
  }

  /// Writes the darkness 0…255 of some columns of a row, the first column to the first byte.
  func write(_ y: Int, _ columns: Range<Int>, into bytes: UnsafeMutablePointer<UInt8>) {
    switch form {
    case .whole(let mask):
      let line = mixed(mask, y, isUpper: true, beyond: .nothing)
      near(line, mask.width, columns, into: bytes)
    case .ends(let mask):
      let middle = min(max((left + right) >> 9, columns.lowerBound), columns.upperBound)
      let line = mixed(mask, y, isUpper: true, beyond: .nothing)
      near(line, mask.width / 2, columns.lowerBound..<middle, into: bytes)
      far(
        line, mask.width / 2, middle..<columns.upperBound,
        into: bytes + (middle - columns.lowerBound))
    case .corners(let masks):
      let isUpper = y < (top + bottom) >> 9
      let middle = min(max((left + right) >> 9, columns.lowerBound), columns.upperBound)
      let first = masks[isUpper ? 0 : 3]
      let second = masks[isUpper ? 1 : 2]
      var line = mixed(first, y, isUpper: isUpper, beyond: .last)
      near(line, first.width, columns.lowerBound..<middle, into: bytes)
      if second !== first { line = mixed(second, y, isUpper: isUpper, beyond: .last) }
      far(
        line, second.width, middle..<columns.upperBound,
        into: bytes + (middle - columns.lowerBound))
    }
  }

  /// Columns counted from the left edge.
  private func near(
    _ line: UnsafeMutablePointer<Int32>, _ width: Int, _ columns: Range<Int>,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let origin = left >> 8 - extent
    let share = Int32(truncatingIfNeeded: left & 255)
    let mixed = (origin..<origin + width + 1).clamped(to: columns)
    bytes.update(repeating: 0, count: mixed.lowerBound - columns.lowerBound)
    var index = mixed.lowerBound &- origin
    for x in mixed.lowerBound &- columns.lowerBound..<mixed.upperBound &- columns.lowerBound {
      let value = line[index] &* share &+ line[index &+ 1] &* (256 &- share)
      bytes[x] = UInt8(truncatingIfNeeded: (value &+ 0x8000) &>> 16)
      index &+= 1
    }
    let last = UInt8(truncatingIfNeeded: (line[width &+ 1] &+ 0x80) &>> 8)
    (bytes + (mixed.upperBound - columns.lowerBound))
      .update(repeating: last, count: columns.upperBound - mixed.upperBound)
  }

  /// Columns counted from the right edge, mirrored.
  private func far(
    _ line: UnsafeMutablePointer<Int32>, _ width: Int, _ columns: Range<Int>,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let origin = right >> 8 &- 1 &+ extent
    let share = Int32(truncatingIfNeeded: right & 255)
    let mixed = (origin &- width &+ 1..<origin + 2).clamped(to: columns)
    let last = UInt8(truncatingIfNeeded: (line[width &+ 1] &+ 0x80) &>> 8)
    bytes.update(repeating: last, count: mixed.lowerBound - columns.lowerBound)
    var index = origin &- mixed.lowerBound &+ 1
    for x in mixed.lowerBound &- columns.lowerBound..<mixed.upperBound &- columns.lowerBound {
      let value = line[index &+ 1] &* share &+ line[index] &* (256 &- share)
      bytes[x] = UInt8(truncatingIfNeeded: (value &+ 0x8000) &>> 16)
      index &-= 1
    }
    (bytes + (mixed.upperBound - columns.lowerBound))
      .update(repeating: 0, count: columns.upperBound - mixed.upperBound)
  }

  /// The mask's row for a row of the screen, times 256: 0 first, then its columns, then what
  /// follows for ever.
  private func mixed(
    _ mask: ShadowMask, _ y: Int, isUpper: Bool, beyond: BoxBlur.Beyond
  ) -> UnsafeMutablePointer<Int32> {
    func row(_ index: Int) -> Int? {
      if index < 0 { return nil }
      if index < mask.height { return index }
      return beyond == .last ? mask.height - 1 : nil
    }
    let line = line.reserve(mask.width + 2)
    line[0] = 0
    if isUpper {
      let index = y - top >> 8 + extent
      mask.mix(row(index - 1), row(index), share: Int32(top & 255), into: line + 1)
    } else {
      let index = bottom >> 8 - 1 - y + extent
      mask.mix(row(index + 1), row(index), share: Int32(bottom & 255), into: line + 1)
    }
    line[mask.width + 1] = beyond == .last ? line[mask.width] : 0
    return line
  }
}
