import Foundation

/// An X server without a monitor, on a display number that nobody uses; it ends with its owner.
public final class VirtualDisplay {
  /// Its name for `DISPLAY`, such as `:7`.
  public let name: String
  private let server: Process

  /// Starts Xvfb and returns when it takes connections; the size is in px, `density` in dots an
  /// inch.
  public convenience init(width: Int = 1600, height: Int = 2000, density: Int = 96) throws {
    try self.init(command: [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
      "-noreset", "-dpi", "\(density)",
    ])
  }

  /// Starts a server that writes its number to its output, and returns when it takes connections.
  init(command: [String]) throws {
    let pipe = Pipe()
    server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = command
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.runWithSignalsOpen()
    // The server writes its number when it is ready, and closes nothing before it ends.
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    if name == ":" { throw NoDisplay() }
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// The X server did not start; most likely `xvfb` is not installed.
  public struct NoDisplay: Error {}

  /// Runs a program of the X tools on this display and returns what it prints.
  @discardableResult
  public func run(_ tool: String, _ arguments: String...) throws -> String {
    String(decoding: try bytes(tool, arguments), as: UTF8.self)
  }

  /// The same for output that is no text.
  public func bytes(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["DISPLAY=\(name)", tool] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes
  }
}
