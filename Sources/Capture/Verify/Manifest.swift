import Proof
import Raster
import Showcase

/// What is known of a folder of golden pictures: every file with its pixels' hash (QA b).
package struct Manifest: Hashable, Sendable {
  /// One picture.
  package struct Entry: Hashable, Sendable {
    /// The path inside the folder.
    package var path: String
    /// Columns and rows in px.
    package var width, height: Int
    /// SHA-256 of size and pixels, 64 hexadecimal digits; in a manifest of version 1 another hash.
    package var pixels: String
    /// SHA-256 of the file's bytes: tells a file that somebody changed.
    package var file: String

    /// An entry for a picture and the file that holds it.
    package init(path: String, bitmap: Bitmap, file: [UInt8]) {
      self.path = path
      width = bitmap.width
      height = bitmap.height
      pixels = bitmap.digest
      self.file = SHA256.digits(of: file)
    }

    fileprivate init(path: String, width: Int, height: Int, pixels: String, file: String) {
      self.path = path
      self.width = width
      self.height = height
      self.pixels = pixels
      self.file = file
    }
  }

  /// What the pictures were drawn with: fonts and text libraries.
  package var environment: String
  /// The pictures by path.
  package var entries: [String: Entry] = [:]

  /// A manifest without pictures.
  package init(environment: String) {
    self.environment = environment
  }

  /// What is written; version 1 had hashes of 64 bits.
  private static let version = 2

  /// The file's name inside the folder.
  package static let name = "manifest.json"
}

extension Manifest {
  /// The file's text: one line a picture, sorted, so that changes read well side by side.
  package var text: String {
    let lines = entries.values.sorted { $0.path < $1.path }.map { entry in
      "    "
        + JSON.members([
          "path": .string(entry.path), "width": .int(entry.width), "height": .int(entry.height),
          "pixels": .string(entry.pixels), "file": .string(entry.file),
        ]).text
    }
    let pictures = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return """
      {
        "version": \(Self.version),
        "environment": \(JSON.string(environment).text),
        "pictures": \(pictures)
      }

      """
  }

  /// Reads the file's text.
  ///
  /// The hashes of version 1 match no picture: what passes is hashed anew.
  package init(parsing text: String) throws(PlacedError) {
    let members = try JSONParser.parse(text).object(keys: ["version", "environment", "pictures"])
    if let version = members["version"], try version.whole(in: 1...1_000_000_000) > Self.version {
      throw version.error("this version is not known; it was written by a newer program")
    }
    self.init(environment: try members["environment"]?.string() ?? "")
    for node in try members["pictures"]?.array() ?? [] {
      let entry = try Self.entry(node)
      guard entries.updateValue(entry, forKey: entry.path) == nil else {
        throw node.error("'\(entry.path)' stands twice")
      }
    }
  }

  private static func entry(_ node: JSONNode) throws(PlacedError) -> Entry {
    let members = try node.object(keys: ["path", "width", "height", "pixels", "file"])
    func member(_ name: String) throws(PlacedError) -> JSONNode {
      guard let member = members[name] else { throw node.error("'\(name)' is missing") }
      return member
    }
    let path = try member("path")
    let name = try path.string()
    guard Self.isInside(name) else { throw path.error("'\(name)' leads out of the folder") }
    return Entry(
      path: name, width: Int(try member("width").number(in: 1...32768)),
      height: Int(try member("height").number(in: 1...32768)),
      pixels: try member("pixels").string(), file: try member("file").string())
  }

  /// True for paths that stay inside a folder.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == ".." || $0 == "." || $0.isEmpty
      }
  }
}
