/// Three box averages in a row, close to a Gaussian of any standard deviation.
///
/// Each box has whole pixels inside and two border pixels of a lower weight, so that its variance
/// is exactly a third of the wanted one.
struct BoxBlur {
  /// Whole pixels on each side of the middle.
  let reach: Int
  /// Weight of the border pixels in 1/256.
  let border: Int

  /// A blur of a standard deviation in device pixels, at most `widest`.
  init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.widest) : 0
    let variance = sigma * sigma / 3
    let reach = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let size = Double(2 * reach + 1)
    let inner = Double(reach * (reach + 1)) / 3
    let next = Double((reach + 1) * (reach + 1))
    self.reach = reach
    border = Int((size * (variance - inner) / (2 * (next - variance)) * 256 + 0.5).rounded(.down))
  }

  /// The widest standard deviation in device pixels.
  static let widest = 128.0

  /// How far the blur spreads, in device pixels.
  var extent: Int { reach == 0 && border == 0 ? 0 : 3 * (reach + 1) }
}

extension BoxBlur {
  /// What continues beyond the end of a row or column; before the start there is nothing.
  enum Beyond {
    case nothing
    case last
  }

  /// Blurs a square or oblong of numbers below 2^17 in both directions.
  func apply(
    to plane: UnsafeMutablePointer<Int32>, width: Int, height: Int, beyond: Beyond
  ) {
    guard extent > 0 else { return }
    let line = Buffer<Int32>(blank: 0)
    for y in 0..<height {
      blur(plane + y * width, 1, width, beyond, line)
    }
    for x in 0..<width {
      blur(plane + x, width, height, beyond, line)
    }
  }

  /// Blurs one row or column three times.
  private func blur(
    _ values: UnsafeMutablePointer<Int32>, _ stride: Int, _ count: Int, _ beyond: Beyond,
    _ line: Buffer<Int32>
  ) {
    let margin = reach + 1
    let padded = line.reserve(count + 2 * margin)
    let weight = 256 * (2 * reach + 1) + 2 * border
    let inverse = (1 << 40) / weight
    for _ in 0..<3 {
      for index in 0..<margin { padded[index] = 0 }
      for index in 0..<count { padded[margin + index] = values[index * stride] }
      let tail = beyond == .last && count > 0 ? values[(count - 1) * stride] : 0
      for index in 0..<margin { padded[margin + count + index] = tail }
      var sum = 0
      for index in 1...(2 * reach + 1) { sum += Int(padded[index]) }
      for index in 0..<count {
        let edges = Int(padded[index]) &+ Int(padded[index &+ 2 &* margin])
        let total = sum &* 256 &+ edges &* border
        values[index &* stride] = Int32(
          truncatingIfNeeded: (total &* inverse &+ (1 << 39)) &>> 40)
        sum = sum &+ Int(padded[index &+ 2 &* margin]) &- Int(padded[index &+ 1])
      }
    }
  }
}
