import CWebP

/// What writes WebP here.
package enum WebPLibrary {
  /// Its name and version, for `doctor`.
  package static var version: String {
    let number = WebPGetEncoderVersion()
    return "libwebp \(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }
}
