/// A shadow on the screen: where it may be seen and how dark it is in each row.
struct ShadowField {
  /// Which of the masks makes the shadow.
  enum Form {
    /// Corner masks from the top left clockwise, with everything between them even.
    case corners([ShadowMask])
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

  /// Writes the darkness 0…255 of some columns of a row.
  func write(_ y: Int, _ columns: Range<Int>, into bytes: UnsafeMutablePointer<UInt8>) {
    switch form {
    case .whole(let mask):
      near(mask, y, columns, into: bytes, first: columns.lowerBound, beyond: nil)
    case .corners(let masks):
      let isUpper = y < (top + bottom) >> 9
      let middle = min(max((left + right) >> 9, columns.lowerBound), columns.upperBound)
      near(
        masks[isUpper ? 0 : 3], y, columns.lowerBound..<middle, into: bytes,
        first: columns.lowerBound, beyond: isUpper)
      far(
        masks[isUpper ? 1 : 2], y, middle..<columns.upperBound, into: bytes,
        first: columns.lowerBound, isUpper: isUpper)
    }
  }

  /// Columns counted from the left edge; `beyond` nil has nothing after the mask's end.
  private func near(
    _ mask: ShadowMask, _ y: Int, _ columns: Range<Int>,
    into bytes: UnsafeMutablePointer<UInt8>, first: Int, beyond isUpper: Bool?
  ) {
    let line = line.reserve(mask.width + 1)
    mix(mask, y, isUpper: isUpper ?? true, isWhole: isUpper == nil, into: line)
    let share = Int32(left & 255)
    let last = isUpper == nil ? 0 : line[mask.width - 1]
    for x in columns {
      let index = x &- left >> 8 &+ extent
      let here = index < 0 ? 0 : index < mask.width ? line[index] : last
      let before = index < 1 ? 0 : index <= mask.width ? line[index &- 1] : last
      bytes[x &- first] = UInt8(
        truncatingIfNeeded: (before &* share &+ here &* (256 &- share) &+ 0x8000) &>> 16)
    }
  }

  /// Columns counted from the right edge, mirrored.
  private func far(
    _ mask: ShadowMask, _ y: Int, _ columns: Range<Int>,
    into bytes: UnsafeMutablePointer<UInt8>, first: Int, isUpper: Bool
  ) {
    let line = line.reserve(mask.width + 1)
    mix(mask, y, isUpper: isUpper, isWhole: false, into: line)
    let share = Int32(right & 255)
    let last = line[mask.width - 1]
    for x in columns {
      let index = right >> 8 &- 1 &- x &+ extent
      let here = index < 0 ? 0 : index < mask.width ? line[index] : last
      let next = index < -1 ? 0 : index &+ 1 < mask.width ? line[index &+ 1] : last
      bytes[x &- first] = UInt8(
        truncatingIfNeeded: (next &* share &+ here &* (256 &- share) &+ 0x8000) &>> 16)
    }
  }

  /// The mask's row for a row of the screen, times 256.
  private func mix(
    _ mask: ShadowMask, _ y: Int, isUpper: Bool, isWhole: Bool,
    into line: UnsafeMutablePointer<Int32>
  ) {
    func row(_ index: Int) -> Int? {
      if index < 0 { return nil }
      return index < mask.height ? index : isWhole ? nil : mask.height - 1
    }
    let index = isUpper ? y - top >> 8 + extent : bottom >> 8 - 1 - y + extent
    if isUpper {
      mask.mix(row(index - 1), row(index), share: Int32(top & 255), into: line)
    } else {
      mask.mix(row(index + 1), row(index), share: Int32(bottom & 255), into: line)
    }
  }
}
