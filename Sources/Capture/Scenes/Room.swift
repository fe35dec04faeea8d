import Canvas
import Glibc
import Raster

/// Whether there is memory for a picture, asked before the first one: Swift ends the process when an
/// array finds none (SPEC X8).
enum Room {
  /// Bytes a pixel of the screen takes at most while it is drawn and encoded, layers included.
  private static let bytesPerPixel = 16.0

  /// An error when a screen of so many pt has more pixels than a picture can have, or than the
  /// process has memory for.
  static func check(_ screen: Size, scale: Double) throws(CommandError) {
    let (width, height) = (screen.width * scale, screen.height * scale)
    let size = "\(Int(width))x\(Int(height)) px"
    guard max(width, height) <= Double(Rasterizer.longestSide) else {
      throw .usage(
        "a picture of \(size) is too large: no side may have more than \(Rasterizer.longestSide)",
        suggestion: "use a smaller --scale or --device")
    }
    // Small ones always fit: a process without so much could not even start.
    guard width * height > 16e6 else { return }
    let bytes = width * height * bytesPerPixel
    let block = mmap(
      nil, Int(bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else {
      throw CommandError(
        .environment,
        "no memory for pictures of \(size), which take \(Int(bytes / 1e6)) MB;"
          + " use a smaller --scale or --device")
    }
    munmap(block, Int(bytes))
  }
}
