/// The pictures of a document as a file lists them (SPEC X7); the schema is `Assets/Schemas/shots.json`.
package struct ShotList: Hashable, Sendable {
  /// All pictures, variants one by one, in the file's order.
  package var shots: [Shot]
  /// The folder the paths count from.
  package var folder: String
  /// The file's name in it.
  package var name: String

  /// No list has more pictures.
  static let most = 1000

  /// Reads a list's file.
  package init(at path: String) throws(CommandError) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    shots = try InputFile.parsed(path, as: Self.parse)
    for shot in shots { try check(shot, path) }
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
  private func check(_ shot: Shot, _ path: String) throws(CommandError) {
    do {
      _ = try shot.request(in: folder)
    } catch {
      let place = "\(path):\(shot.place.line):\(shot.place.column)"
      throw CommandError(error.code, "\(place): \(error.line)")
    }
    guard Folder.isWithin(Folder.path(shot.output, in: folder), folder) else {
      throw CommandError(
        .usage,
        "\(path):\(shot.place.line):\(shot.place.column): '\(shot.output)' leads out of the folder "
          + "over a link")
    }
  }
}
