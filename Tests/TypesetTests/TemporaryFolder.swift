import Foundation

/// A folder that is gone with its owner.
final class TemporaryFolder {
  /// Absolute path.
  let path: String

  /// An empty folder.
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/typeset-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder with links to another one's files.
  convenience init(linking source: String) throws {
    try self.init()
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + name, withDestinationPath: source + "/" + name)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)  // nothing to do about a leftover
  }

  /// Removes one file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// Makes a folder inside and returns its path.
  func make(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
    return path + "/" + name
  }
}
