import Capture
import Glibc
import Typeset

/// Opens the bundled fonts where the command line, the environment or the executable says.
enum Fonts {
  static func open(_ arguments: Arguments) throws(CommandError) -> FontBook {
    let folder = try folder(arguments)
    return try telling { try FontBook(folder: folder.fonts) }
  }

  static func folder(_ arguments: Arguments) throws(CommandError) -> AssetFolder {
    try telling {
      try AssetFolder.locate(
        explicit: arguments.value("--assets"),
        environment: getenv("POPUP_SHOWCASE_ASSETS").map { String(cString: $0) },
        executable: "/proc/self/exe")
    }
  }

  /// A missing glyph is reported, not drawn silently (DESIGN 6).
  nonisolated static func reportMissing(in fonts: FontBook) throws(CommandError) {
    if let error = complaint(of: fonts) { throw error }
  }

  /// What fonts could not draw so far; nil when they drew everything.
  nonisolated static func complaint(of fonts: FontBook) -> CommandError? {
    guard !fonts.missing.isEmpty else { return nil }
    let list = fonts.missing.prefix(8).map { "'\($0)'" }.joined(separator: " ")
    return CommandError(.environment, "the bundled fonts have no glyph for \(list)")
  }
}
