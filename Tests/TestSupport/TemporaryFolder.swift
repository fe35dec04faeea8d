import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder {
  /// Where it is.
  public let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  /// Makes the folder.
  public init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }  // Only rubbish would be left.

  /// The path of something in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in it, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
