import Foundation
import TestSupport
import Testing

/// `Scripts/setup` on systems of every kind, played by programs of a few lines.
@Suite struct `Setting up` {
  private let folder: TemporaryFolder
  private let tools: String

  /// A system with nothing but the tools the scripts call, and a Swift of any version wanted.
  init() throws {
    folder = try TemporaryFolder()
    tools = folder.file("bin")
    let files = FileManager.default
    try files.createDirectory(atPath: tools, withIntermediateDirectories: true)
    for tool in ["bash", "env", "dirname", "sed", "head", "sort", "cat"] {
      let place = try #require(
        ["/bin", "/usr/bin"].map { "\($0)/\(tool)" }.first { files.fileExists(atPath: $0) })
      try files.createSymbolicLink(atPath: "\(tools)/\(tool)", withDestinationPath: place)
    }
    try put("swift", "echo 'Swift version 99.1 (made up)'")
    try files.copyItem(
      atPath: BuiltProgram.top.appending(path: "Scripts").path, toPath: folder.file("Scripts"))
  }

  private func put(_ name: String, _ body: String) throws {
    try Data("#!/bin/bash\n\(body)\n".utf8).write(to: URL(filePath: "\(tools)/\(name)"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(tools)/\(name)")
  }

  /// Debian's tools: what is asked of apt-get is written down.
  private func putDebian(installed: Bool, user: Int) throws {
    try put("id", "echo \(user)")
    try put("dpkg-query", installed ? "echo installed" : "exit 1")
    try put("apt-get", "echo \"$@\" >>'\(folder.file("asked"))'")
  }

  private var asked: String {
    (try? String(contentsOfFile: folder.file("asked"), encoding: .utf8)) ?? ""
  }

  private func setup(_ words: String...) throws -> (code: Int32, errors: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "\(tools)/bash")
    process.arguments = [folder.file("Scripts/setup")] + words
    process.environment = ["PATH": tools, "HOME": folder.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `where all is installed nothing is asked for, however often`() throws {
    try putDebian(installed: true, user: 1000)
    for _ in 0..<2 { #expect(try setup("test") == (0, "")) }
    #expect(asked.isEmpty)
  }

  @Test func `root installs what is missing and says what; the checks need more`() throws {
    try putDebian(installed: false, user: 0)
    let answer = try setup()
    #expect(answer.code == 0 && answer.errors.hasPrefix("Installing: libsdl2-dev "))
    #expect(asked.contains("install --no-install-recommends libsdl2-dev"))
    #expect(!asked.contains("xvfb"))
    #expect(try setup("test").code == 0)
    #expect(asked.contains("xvfb"))
  }

  @Test func `others install through sudo, or are told what an administrator runs`() throws {
    try putDebian(installed: false, user: 1000)
    let answer = try setup()
    #expect(answer.code == 1 && answer.errors.contains("apt-get install libsdl2-dev"))
    #expect(asked.isEmpty)
    try put("sudo", "exec \"$@\"")
    #expect(try setup().code == 0)
    #expect(asked.contains("install --no-install-recommends libsdl2-dev"))
  }

  @Test func `without apt the packages are named`() throws {
    let answer = try setup("test")
    #expect(answer.code == 1)
    #expect(answer.errors.contains("no apt") && answer.errors.contains("libsdl2-dev"))
  }

  @Test func `a Swift that is too old, or none, is told with where to get one`() throws {
    try putDebian(installed: true, user: 0)
    let toolchain = folder.file("Scripts/toolchain")
    let text = try String(contentsOfFile: toolchain, encoding: .utf8)
    // No Swift of any machine is as new as this.
    let eager = text.replacing("needed_swift=6.3", with: "needed_swift=100.0")
    #expect(eager != text)
    try Data(eager.utf8).write(to: URL(filePath: toolchain))
    let answer = try setup()
    #expect(answer.code == 1)
    #expect(answer.errors.contains("needs Swift 100.0 or later"))
    #expect(answer.errors.contains("\(tools)/swift: 99.1"))
    #expect(answer.errors.contains("https://www.swift.org/install/linux/"))
    try FileManager.default.removeItem(atPath: "\(tools)/swift")
    #expect(try setup().code == 1)
  }

  @Test func `an unknown part is one line with the usage`() throws {
    #expect(try setup("everything") == (2, "usage: Scripts/setup [app|test]\n"))
  }
}
