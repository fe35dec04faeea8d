/// The bundled faces, all open.
struct FaceSet {
  private let faces: [FontFace]

  /// Opens every file of the folder.
  init(folder: String) throws(FontError) {
    let freeType = try FreeType()
    var faces: [FontFace] = []
    for file in FontFile.allCases {
      faces.append(try FontFace(file, folder: folder, freeType: freeType))
    }
    self.faces = faces
  }

  /// The face of a file.
  subscript(file: FontFile) -> FontFace { faces[file.rawValue] }
}
