/// The pictures of a document as a file lists them (SPEC X7); the schema is `Assets/Schemas/shots.json`.
package struct ShotList: Hashable, Sendable {
  /// All pictures, variants one by one, in the file's order.
  package var shots: [Shot]
  /// The folder the paths count from.
  package var folder: String
  /// The file's name in it.
  package var name: String
  /// The file's path as it was given.
  package let path: String

  /// No list has more pictures.
  static let most = 1000

  /// Reads a list's file.
  package init(at path: String) throws(CommandError) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    shots = try InputFile.parsed(path, as: Self.parse)
    for shot in shots { try check(shot) }
    try checkFiles()
  }

  /// The pictures in a list's text.
  package static func parse(_ text: String) throws(PlacedError) -> [Shot] {
    let list = try JSONParser.parse(text)
    let members = try list.object(keys: ["$schema", "version", "defaults", "shots"])
    guard let version = members["version"] else {
      throw list.error("'version' is missing; it is 1")
    }
    guard try version.number(in: 0...1e9) == 1 else {
      throw version.error("this version is not known; this program reads version 1")
    }
    guard let nodes = members["shots"] else { throw list.error("'shots' is missing") }
    var look = Shot.Look()
    if let defaults = members["defaults"] {
      try ShotReader.read(try defaults.object(keys: ShotReader.lookKeys), into: &look)
    }
    var shots: [Shot] = []
    var outputs: Set<String> = []
    for node in try nodes.array() {
      for shot in try ShotReader.shots(node, look: look) {
        guard outputs.insert(shot.output).inserted else {
          throw node.error("'\(shot.output)' is made twice")
        }
        shots.append(shot)
        guard shots.count <= most else { throw node.error("more than \(most) pictures are listed") }
      }
    }
    return shots
  }

  /// What only shows when scene and folder are looked at.
  private func check(_ shot: Shot) throws(CommandError) {
    if let take = shot.takeFile(in: folder), !Folder.isWithin(take, folder) {
      let words = "the take '\(shot.take ?? "")' leads out of the folder over a link"
      throw placed(.usage(words), at: shot.takePlace ?? shot.place)
    }
    do {
      _ = try shot.request(in: folder)
    } catch {
      throw placed(error, at: shot.takePlace ?? shot.place)
    }
    guard Folder.isWithin(Folder.path(shot.output, in: folder), folder) else {
      throw placed(
        .usage("'\(shot.output)' leads out of the folder over a link"), at: shot.place)
    }
  }

  /// A picture must not be written over the list, over a take of it, or over another picture.
  private func checkFiles() throws(CommandError) {
    var taken = [path: "the list itself"]
    for shot in shots {
      if let take = shot.takeFile(in: folder) { taken[take] = "the take '\(shot.take ?? "")'" }
    }
    var known: [FileIdentity: String] = [:]
    for (path, words) in taken {
      if let file = FileIdentity(path) { known[file] = words }
    }
    for shot in shots {
      let words = "'\(shot.output)'"
      guard let file = FileIdentity(Folder.path(shot.output, in: folder)) else { continue }
      if let other = known.updateValue(words, forKey: file) {
        throw placed(.usage("\(words) is the same file as \(other)"), at: shot.place)
      }
    }
  }

  /// An error with its place in the list.
  func placed(_ error: CommandError, at place: TextPlace) -> CommandError {
    CommandError(error.code, "\(path):\(place.line):\(place.column): \(error.line)")
  }
}
