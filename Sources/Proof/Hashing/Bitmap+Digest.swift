import Raster

extension Bitmap {
  /// SHA-256 over width, height and the pixels, four bytes each with the lowest first: 64 hexadecimal digits.
  ///
  /// A pixel's bytes are blue, green, red and alpha.
  package var digest: String {
    var hash = SHA256()
    hash.add(UInt32(truncatingIfNeeded: width).byteSwapped)
    hash.add(UInt32(truncatingIfNeeded: height).byteSwapped)
    for pixel in pixels { hash.add(pixel.byteSwapped) }
    return hash.digits()
  }
}
