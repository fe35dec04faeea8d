import Raster

/// The pictures that show a difference: expected, actual, and what changed.
struct Evidence {
  /// The golden; nil where there is none.
  var expected: Bitmap?
  var actual: Bitmap
  /// Where they differ, in px.
  var areas: [PixelRect] = []
  /// Where the elements stand, kept in the actual picture: it may become the golden.
  var layout: PictureLayout

  /// Writes `expected.png`, `actual.png` and `diff.png` into a folder, which is made.
  func write(into folder: String) throws(CommandError) {
    var pictures = [("actual", try telling { try PNGEncoder.encode(actual, layout: layout.text) })]
    if let expected {
      for (name, bitmap) in [("expected", expected), ("diff", map(of: expected))] {
        pictures.append((name, try telling { try PNGEncoder.encode(bitmap) }))
      }
    }
    try telling {
      try Folder.make(folder)
      for (name, file) in pictures { try OutputFile.write(file, to: "\(folder)/\(name).png") }
    }
  }

  /// The expected picture pale and grey, what differs in red, framed where it is small; a picture of
  /// both sizes where they differ, the missing part hatched.
  private func map(of expected: Bitmap) -> Bitmap {
    var map = Bitmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    for y in 0..<map.height {
      for x in 0..<map.width { map[x, y] = pixel(x, y, expected) }
    }
    if expected.bounds == actual.bounds {
      for area in areas { frame(area, in: &map) }
    }
    return map
  }

  private func pixel(_ x: Int, _ y: Int, _ expected: Bitmap) -> UInt32 {
    guard x < min(expected.width, actual.width), y < min(expected.height, actual.height) else {
      return (x + y) / 4 % 2 == 0 ? 0xFFD0_021B : 0xFFFF_E3E6
    }
    let old = expected[x, y]
    guard old == actual[x, y] else { return 0xFFD0_021B }
    let light = (old.level(.red) * 54 + old.level(.green) * 183 + old.level(.blue) * 19) >> 8
    let pale = 192 + light / 4
    return 0xFF00_0000 | pale << 16 | pale << 8 | pale
  }

  private func frame(_ area: PixelRect, in map: inout Bitmap) {
    let box = PixelRect(
      minX: area.minX - 4, minY: area.minY - 4, maxX: area.maxX + 4, maxY: area.maxY + 4
    ).intersection(map.bounds)
    guard !box.isEmpty else { return }
    for x in box.minX..<box.maxX {
      map[x, box.minY] = 0xFF00_708A
      map[x, box.maxY - 1] = 0xFF00_708A
    }
    for y in box.minY..<box.maxY {
      map[box.minX, y] = 0xFF00_708A
      map[box.maxX - 1, y] = 0xFF00_708A
    }
  }
}
