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
    let file = try telling { try InputFile.bytes(at: path) }
    let texts: [String: String]
    do {
      texts = try PNGDecoder.decode(file).texts
    } catch {
      throw .usage("\(path) is no PNG that can be read: \(error.line)")
    }
    guard let command = texts[PNGEncoder.commandKey], command.utf8.count <= Self.longest,
      let words = ShellText.words(command), words.first == "popup-showcase",
      command.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .usage("\(path) does not tell which command made it") }
    self.path = path
    // Quoted anew: what a stranger's picture tells is one command of ours, whatever a shell makes of it.
    self.command =
      Self.reachable(words, from: path) ?? words.map(ShellText.quoted).joined(separator: " ")
    alternative = texts[PNGEncoder.alternativeKey]
  }

  /// Bytes of a command at most: those of ours are far shorter.
  private static let longest = 16_384

  /// The command of a shot list's picture with the list as it is reached from here: a picture knows
  /// only where it lies seen from its list.
  private static func reachable(_ words: [String], from path: String) -> String? {
    guard words.count == 5, words[1] == "shots", words[3] == "--only", path.hasSuffix(words[4])
    else { return nil }
    let folder = path.dropLast(words[4].count)
    guard folder.isEmpty || folder.hasSuffix("/") else { return nil }
    var words = words
    words[2] = folder + words[2]
    return words.map(ShellText.quoted).joined(separator: " ")
  }

  /// For scripts.
  package var json: JSON {
    .members([
      "file": .string(path), "command": .string(command),
      "alt": alternative.map { .string($0) } ?? .null,
    ])
  }
}
