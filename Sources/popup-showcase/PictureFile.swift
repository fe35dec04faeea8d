import Capture
import Raster

/// Writes the picture a command made, with the command inside.
enum PictureFile {
  static func path(_ arguments: Arguments) throws(CommandError) -> String {
    guard let path = arguments.value("--output") else {
      throw .usage("no file is named", suggestion: "add -o picture.png")
    }
    return path
  }

  static func write(_ picture: Bitmap, to path: String) throws(CommandError) {
    let file: [UInt8]
    do {
      file = try PNGEncoder.encode(picture, command: command)
    } catch {
      throw CommandError(error)
    }
    do {
      try OutputFile.write(file, to: path)
    } catch {
      throw CommandError(error)
    }
  }

  /// The command line, quoted where a shell needs it.
  static var command: String {
    (["popup-showcase"] + CommandLine.arguments.dropFirst()).map(ShellText.quoted)
      .joined(separator: " ")
  }
}
