import Capture
import Raster

/// Writes the picture a command made, with the command inside.
enum PictureFile {
  /// The path of what a command makes, or an error that suggests one.
  static func path(_ arguments: Arguments, suggestion: String) throws(CommandError) -> String {
    guard let path = arguments.value("--output") else {
      throw .usage("no file is named", suggestion: suggestion)
    }
    return path
  }

  /// The path of a PNG: a name that promises another format is refused.
  static func pngPath(_ arguments: Arguments) throws(CommandError) -> String {
    let path = try path(arguments, suggestion: "add -o picture.png")
    let others = ["jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "svg", "pdf", "apng", "mp4"]
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    guard let ending, others.contains(ending.lowercased()) else { return path }
    throw .usage(
      "-o: \(path) would be a PNG, not \(ending)",
      suggestion: "end it in .png, or use record for films")
  }

  static func write(_ picture: Bitmap, to path: String) throws(CommandError) {
    try telling {
      try OutputFile.write(try PNGEncoder.encode(picture, command: command), to: path)
    }
  }

  /// The command line without the number of threads, quoted where a shell needs it.
  ///
  /// Any number of threads makes the same files (SPEC X3).
  static var command: String {
    var words = ["popup-showcase"]
    var rest = CommandLine.arguments.dropFirst()
    while let word = rest.popFirst() {
      if ["-j", "--jobs"].contains(word) {
        _ = rest.popFirst()
      } else if !word.hasPrefix("--jobs="), !word.hasPrefix("-j") {
        words.append(word)
      }
    }
    return words.map(ShellText.quoted).joined(separator: " ")
  }
}
