internal import CText

/// One font file, open for shaping and for drawing.
final class FontFace {
  /// Which file.
  let file: FontFile
  /// Font units in one em.
  let unitsPerEm: Double
  /// HarfBuzz's font, scaled to font units.
  let shaping: OpaquePointer
  /// FreeType's face.
  let drawing: FT_Face
  /// Size the face is set to, in 1/64 px; 0 before the first.
  var size = 0
  private let bytes: FontBytes
  private let freeType: FreeType

  /// Opens a font of a folder and checks that it has what it is for.
  init(_ file: FontFile, folder: String, freeType: FreeType) throws(FontError) {
    let path = folder + "/" + file.name
    let bytes = try FontBytes(path: path)
    var handle: FT_Face?
    let status = FT_New_Memory_Face(
      freeType.library, bytes.bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
      FT_Long(bytes.bytes.count), 0, &handle)
    guard status == 0, let handle else {
      throw FontError(file: path, problem: .damaged("FreeType error \(status)"))
    }
    let face = hb_face_create(bytes.blob, 0)
    self.file = file
    self.bytes = bytes
    self.freeType = freeType
    drawing = handle
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    shaping = hb_font_create(face)
    hb_face_destroy(face)
    try probe(path)
  }

  deinit {
    hb_font_destroy(shaping)
    FT_Done_Face(drawing)
  }

  private func probe(_ path: String) throws(FontError) {
    guard let glyph = glyph(for: file.probe) else {
      throw FontError(file: path, problem: .damaged("U+\(file.probe.hex) is not in it"))
    }
    let isSound =
      file == .emoji
      ? drawing.pointee.num_fixed_sizes > 0
      : FT_Load_Glyph(drawing, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0
    guard isSound else {
      throw FontError(file: path, problem: .damaged("no drawing for U+\(file.probe.hex)"))
    }
  }

  /// The glyph of a character by itself; nil when the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether every visible part of a character has a glyph.
  func covers(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      glyph(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Unicode.Scalar {
  /// The code point in hexadecimal, as after `U+`.
  var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
