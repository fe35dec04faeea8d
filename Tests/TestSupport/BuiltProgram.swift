import Foundation

/// The program as built: `POPUP_SHOWCASE_BIN` when set, else the debug build of this package.
public struct BuiltProgram: Sendable {
  /// Where it is.
  public let path: String

  /// What a run left behind.
  public struct Answer: Hashable, Sendable {
    /// The exit code.
    public let code: Int32
    /// Standard output.
    public let output: String
    /// Standard error.
    public let errors: String
  }

  /// Finds the program without starting it.
  public init() {
    let named = ProcessInfo.processInfo.environment["POPUP_SHOWCASE_BIN"]
    path = named ?? Self.top.appending(path: ".build/debug/popup-showcase").path
  }

  /// The top of the package.
  public static var top: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Runs it to its end with an empty input; `environment` is laid over this process's own without
  /// `CI`, and an empty value takes a variable away.
  public func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Answer {
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: errors) }  // Only rubbish would be left.
    try Data().write(to: errors)
    let output = Pipe()
    let process = try start(arguments, environment: environment) { process in
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
    }
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      code: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs it with standard error on a terminal of its own; answers what that terminal was sent.
  public func errorsOnTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }
    let command = ([path] + arguments).map(quoted).joined(separator: " ") + " > /dev/null"
    let terminal = BuiltProgram(path: "/usr/bin/script")
    return try terminal.run(
      ["-q", "-e", "-c", command, "/dev/null"],
      environment: ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 }
    ).output
  }

  private init(path: String) { self.path = path }

  /// Starts it and returns at once; whoever starts it ends it.
  public func start(
    _ arguments: [String], environment: [String: String] = [:],
    connect: (Process) throws -> Void = { _ in }
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // A server's CI must not change what `verify` does in a test that did not ask for it.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CI": ""]) { $1 }.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    try connect(process)
    try process.runWithSignalsOpen()
    return process
  }
}
