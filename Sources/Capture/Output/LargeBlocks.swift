import CSPNG

/// How the C library treats picture-sized blocks of memory; its switch comes in with CSPNG.
package enum LargeBlocks {
  /// Keeps freed blocks for the next picture: giving them back to the system and asking anew costs
  /// more than drawing.
  ///
  /// For commands that make one picture after another; the window, which idles, stays small.
  package static func keep() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }
}
