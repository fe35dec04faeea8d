import CSPNG
import Raster

/// Reads PNG with libspng.
package enum PNGDecoder {
  /// A picture and the texts in its file.
  package struct Picture: Sendable {
    /// Premultiplied pixels.
    package var bitmap: Bitmap
    /// Texts by key.
    package var texts: [String: String]
  }

  /// No side may be longer than this many pixels.
  private static let longestSide: UInt32 = 32768

  /// No text or other chunk beside the pixels may be longer than this many bytes.
  private static let longestChunk = 1 << 20

  /// Every PNG begins so.
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The picture in a file's bytes.
  package static func decode(_ file: [UInt8]) throws(PNGError) -> Picture {
    guard file.starts(with: signature) else { throw .noPNG }
    guard let context = spng_ctx_new(0) else { throw .noMemory }
    defer { spng_ctx_free(context) }
    let limits = spng_set_image_limits(context, longestSide, longestSide)
    try PNGError.check(limits, "spng_set_image_limits")
    // A text of a few bytes may unfold to any length.
    let chunks = spng_set_chunk_limits(context, longestChunk, 4 * longestChunk)
    try PNGError.check(chunks, "spng_set_chunk_limits")
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        let status = spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
        try PNGError.check(status, "spng_set_png_buffer")
        return try picture(in: context)
      }
    }
    return try result.get()
  }

  private static func picture(in context: OpaquePointer) throws(PNGError) -> Picture {
    var header = spng_ihdr()
    try PNGError.check(spng_get_ihdr(context, &header), "spng_get_ihdr")
    let width = Int(header.width)
    let height = Int(header.height)
    guard width * height <= 200_000_000 else { throw .tooLarge(width: width, height: height) }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let status = spng_decode_image(
      context, &bytes, bytes.count, Int32(SPNG_FMT_RGBA8.rawValue),
      Int32(SPNG_DECODE_TRNS.rawValue))
    try PNGError.check(status, "spng_decode_image")
    try PNGError.check(spng_decode_chunks(context), "spng_decode_chunks")
    let pixels = (0..<(width * height)).map { premultiplied(bytes, at: 4 * $0) }
    return Picture(
      bitmap: Bitmap(width: width, height: height, pixels: pixels), texts: PNGText.all(in: context))
  }

  private static func premultiplied(_ bytes: [UInt8], at index: Int) -> UInt32 {
    let alpha = UInt32(bytes[index + 3])
    func channel(_ offset: Int) -> UInt32 { (UInt32(bytes[index + offset]) * alpha + 127) / 255 }
    return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }
}
