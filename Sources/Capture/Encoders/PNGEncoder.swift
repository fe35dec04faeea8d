import CSPNG
import Raster

/// Writes PNG with libspng: RGB when nothing is translucent, else RGBA with straight alpha.
package enum PNGEncoder {
  /// The key under which a picture carries the command that made it.
  package static let commandKey = "popup-showcase"
  /// The key under which a picture tells what it shows: the one PNG reserves for it.
  package static let alternativeKey = "Description"

  /// The key under which a golden tells where its elements stand.
  package static let layoutKey = "popup-showcase-layout"

  /// Such as "libspng 0.7.3".
  package static var library: String { "libspng \(String(cString: spng_version_string()))" }

  /// The file's bytes; `command`, what the picture shows and where are kept as texts in it.
  package static func encode(
    _ bitmap: Bitmap, command: String? = nil, alternative: String? = nil, layout: String? = nil
  ) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .noMemory }
    defer { spng_ctx_free(context) }
    let isOpaque = bitmap.pixels.allSatisfy { $0.level(.alpha) == 255 }
    var header = spng_ihdr(
      width: UInt32(bitmap.width), height: UInt32(bitmap.height), bit_depth: 8,
      color_type: UInt8(
        (isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA).rawValue),
      compression_method: 0, filter_method: 0, interlace_method: 0)
    try PNGError.check(spng_set_ihdr(context, &header), "spng_set_ihdr")
    let options = [
      (SPNG_ENCODE_TO_BUFFER, 1), (SPNG_IMG_COMPRESSION_LEVEL, 1),
      (SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)),
    ]
    for (option, value) in options {
      try PNGError.check(spng_set_option(context, option, value), "spng_set_option")
    }
    let texts = [(commandKey, command), (alternativeKey, alternative), (layoutKey, layout)]
    try PNGText.set(texts.compactMap { key, text in text.map { (key, $0) } }, in: context)
    let bytes = isOpaque ? opaqueBytes(bitmap) : translucentBytes(bitmap)
    let status = spng_encode_image(
      context, bytes, bytes.count, Int32(SPNG_FMT_PNG.rawValue),
      Int32(SPNG_ENCODE_FINALIZE.rawValue))
    try PNGError.check(status, "spng_encode_image")
    return try file(from: context)
  }

  private static func file(from context: OpaquePointer) throws(PNGError) -> [UInt8] {
    var length = 0
    var status: Int32 = 0
    let buffer = spng_get_png_buffer(context, &length, &status)
    defer { free(buffer) }
    try PNGError.check(status, "spng_get_png_buffer")
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: buffer == nil ? 0 : length))
  }

  private static func opaqueBytes(_ bitmap: Bitmap) -> [UInt8] {
    let pixels = bitmap.pixels
    return [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { buffer, count in
      for (index, pixel) in pixels.enumerated() {
        buffer.initializeElement(at: 3 * index, to: UInt8(pixel.level(.red)))
        buffer.initializeElement(at: 3 * index + 1, to: UInt8(pixel.level(.green)))
        buffer.initializeElement(at: 3 * index + 2, to: UInt8(pixel.level(.blue)))
      }
      count = pixels.count * 3
    }
  }

  private static func translucentBytes(_ bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.pixels.count * 4)
    for pixel in bitmap.pixels {
      let alpha = pixel.level(.alpha)
      func straight(_ channel: Channel) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (pixel.level(channel) * 255 + alpha / 2) / alpha))
      }
      bytes += [straight(.red), straight(.green), straight(.blue), UInt8(alpha)]
    }
    return bytes
  }
}
