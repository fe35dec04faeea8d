internal import CText

/// The C libraries that set text, for people who compare two machines.
package enum TextLibraries {
  /// Such as "FreeType 2.12.1, HarfBuzz 6.0.0".
  package static var versions: String {
    let freeType =
      if let open = try? FreeType() { open.version } else { "unusable" }
    return "FreeType \(freeType), HarfBuzz \(String(cString: hb_version_string()))"
  }
}

extension FreeType {
  /// Major, minor and patch with points between.
  fileprivate var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
