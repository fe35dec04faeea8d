internal import CText

/// FreeType itself, shared by all faces and gone after the last one.
final class FreeType {
  /// The library's handle.
  let library: FT_Library

  /// Starts FreeType with the settings that decide pixels fixed here, whatever the environment says.
  init() throws(FontError) {
    var handle: FT_Library?
    let status = FT_Init_FreeType(&handle)
    guard status == 0, let handle else {
      throw FontError(file: "(FreeType)", problem: .damaged("it does not start: \(status)"))
    }
    library = handle
    var yes: FT_Bool = 1
    for module in ["cff", "autofitter"] {
      FT_Property_Set(library, module, "no-stem-darkening", &yes)
    }
  }

  deinit {
    FT_Done_FreeType(library)
  }
}
