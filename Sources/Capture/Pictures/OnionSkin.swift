import Canvas
import Raster

/// Frames of several times in one picture: what only an early one shows is cool, a late one warm.
///
/// Each pixel is the mean of all frames, coloured by how much they differ there and by which frame
/// stands out (QA f4). What stands still keeps its own colours exactly.
package struct OnionSkin {
  private let frames: Int
  private var sums: [Sums] = []
  private var size = (width: 0, height: 0)
  private var count = 0

  /// What is known of a pixel: sums of its channels, and of its brightness b, 0…65,280, and the
  /// number n of the frame as b², n·b and n·b².
  private struct Sums {
    var red = 0
    var green = 0
    var blue = 0
    var squares = 0
    var late = 0
    var lateSquares = 0
  }

  /// The deviation in levels of brightness from which a trace has its full colour.
  private static let fullDeviation = 60.0
  /// The share of a trace's own colour in its full colour, 0…1.
  private static let fullShare = 0.8

  /// A picture of so many frames, at least one.
  package init(frames: Int) {
    self.frames = max(1, frames)
  }

  /// The colour of a frame's trace, from cool to warm.
  package static func color(ofFrame index: Int, of count: Int) -> Color {
    let mix = channels(late: count > 1 ? Double(index) / Double(count - 1) : 0.5)
    func level(_ value: Double) -> UInt32 { UInt32(value.rounded()) }
    return Color(level(mix.red) << 16 | level(mix.green) << 8 | level(mix.blue))
  }

  private static func channels(late: Double) -> (red: Double, green: Double, blue: Double) {
    (230 * late, 110 - 30 * late, 230 - 230 * late)
  }

  /// Adds the next frame; all must have one size.
  package mutating func add(_ picture: Bitmap) {
    if count == 0 {
      size = (picture.width, picture.height)
      sums = [Sums](repeating: Sums(), count: picture.pixels.count)
    }
    let number = min(count, frames - 1)
    count += 1
    let pixels = picture.fitted(width: size.width, height: size.height).pixels
    for (index, pixel) in pixels.enumerated() {
      let red = Int(pixel.level(.red))
      let green = Int(pixel.level(.green))
      let blue = Int(pixel.level(.blue))
      let brightness = 54 * red + 183 * green + 19 * blue
      sums[index].red += red
      sums[index].green += green
      sums[index].blue += blue
      sums[index].squares += brightness * brightness
      sums[index].late += number * brightness
      sums[index].lateSquares += number * brightness * brightness
    }
  }

  /// The frames over each other.
  package var picture: Bitmap {
    Bitmap(width: size.width, height: size.height, pixels: sums.map(pixel))
  }

  private func pixel(_ sums: Sums) -> UInt32 {
    let share = 1 / Double(max(1, count))
    let mean = (
      red: Double(sums.red) * share, green: Double(sums.green) * share,
      blue: Double(sums.blue) * share
    )
    let brightness = Double(54 * sums.red + 183 * sums.green + 19 * sums.blue) * share
    let spread = Double(sums.squares) - brightness * brightness * Double(count)
    let deviation = max(0, spread * share).squareRoot() / 256
    let strength = min(1, deviation / Self.fullDeviation) * Self.fullShare
    let trace = Self.channels(late: lateness(sums, brightness: brightness, spread: spread))
    func level(_ mean: Double, _ trace: Double) -> UInt32 {
      UInt32((mean + (trace - mean) * strength).rounded())
    }
    return 0xFF00_0000 | level(mean.red, trace.red) << 16 | level(mean.green, trace.green) << 8
      | level(mean.blue, trace.blue)
  }

  /// Where the frames that differ from the mean stand, 0 at the first…1 at the last.
  private func lateness(_ sums: Sums, brightness: Double, spread: Double) -> Double {
    guard frames > 1, spread > 0 else { return 0.5 }
    let numbers = Double(frames * (frames - 1) / 2)
    let late =
      Double(sums.lateSquares) - 2 * brightness * Double(sums.late)
      + brightness * brightness * numbers
    return min(max(late / spread / Double(frames - 1), 0), 1)
  }
}
