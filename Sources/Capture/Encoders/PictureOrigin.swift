/// Where a picture comes from, as its own file tells (SPEC X7).
package struct PictureOrigin: Hashable, Sendable {
  /// The picture's path.
  package var path: String
  /// The command that makes the same picture.
  package var command: String
  /// What the picture shows, for those who do not see it; nil when nobody said.
  package var alternative: String?

  /// Reads the texts of a PNG.
  package init(of path: String) throws(CommandError) {
    let texts: [String: String]
    do {
      texts = try PNGDecoder.decode(try InputFile.bytes(at: path)).texts
    } catch let error as FileError {
      throw CommandError(error)
    } catch let error as PNGError {
      throw .usage("\(path) is no PNG that can be read: \(error.line)")
    } catch {
      throw .usage("\(path): \(error)")
    }
    guard let command = texts[PNGEncoder.commandKey] else {
      throw .usage("\(path) does not tell which command made it")
    }
    self.path = path
    self.command = command
    alternative = texts[PNGEncoder.alternativeKey]
  }

  /// For scripts.
  package var json: JSON {
    .members([
      "file": .string(path), "command": .string(command),
      "alt": alternative.map { .string($0) } ?? .null,
    ])
  }
}
