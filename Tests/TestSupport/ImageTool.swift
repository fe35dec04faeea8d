import Foundation

/// ImageMagick as a second pair of eyes: what another program reads in a picture, or changes in it.
public struct ImageTool {
  /// It ended with an error, in its own words.
  public struct Failure: Error {}

  /// Ready to be called; nothing is started.
  public init() {}

  /// The pixels of a picture as RGB bytes; `part` is a region in px such as `40x20+5+0`.
  public func pixels(of path: String, part: String? = nil) throws -> [UInt8] {
    let crop = part.map { ["-crop", $0, "+repage"] } ?? []
    return [UInt8](try convert([path] + crop + ["-depth", "8", "rgb:-"]))
  }

  /// The frames of a film side by side, or the pictures of a folder's files, as RGB bytes.
  public func strip(of paths: [String]) throws -> [UInt8] {
    [UInt8](try convert(paths + ["-coalesce", "+append", "-depth", "8", "rgb:-"]))
  }

  /// Width and height in px.
  public func size(of path: String) throws -> String {
    String(decoding: try run("identify", ["-format", "%wx%h", path]), as: UTF8.self)
  }

  /// Writes a picture made of another by the words of the program.
  public func edit(_ path: String, _ words: [String], to output: String) throws {
    _ = try convert([path, "-depth", "8"] + words + [output])
  }

  private func convert(_ words: [String]) throws -> Data { try run("convert", words) }

  private func run(_ tool: String, _ words: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return bytes
  }
}
