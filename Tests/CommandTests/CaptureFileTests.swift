import Foundation
import TestSupport
import Testing

@Suite struct `Pictures and traces from the shell` {
  /// A folder for one test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // Only rubbish would be left.

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: file(name)))
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  @Test func `a capture repeats byte for byte, wherever it is made (X3, QA 2, 47, 51)`() throws {
    let folder = try Folder()
    let words = ["capture", "lab", "--at", "150ms", "--scale", "1", "-o"]
    let first = try BuiltProgram().run(
      words + [folder.file("a.png")], environment: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"])
    let again = try BuiltProgram().run(
      words + [folder.file("a.png")],
      environment: [
        "HOME": "", "LANG": "C", "DISPLAY": "", "GDK_SCALE": "2", "QT_SCALE_FACTOR": "2",
        "FONTCONFIG_FILE": "/nowhere",
      ])
    #expect(first.code == 0 && again.code == 0, "\(first.errors)\(again.errors)")
    #expect(folder.names == ["a.png"])
    let bytes = try folder.bytes("a.png")
    #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(
      String(decoding: bytes, as: UTF8.self).contains("popup-showcase capture lab --at 150ms"))
    _ = try BuiltProgram().run(words + [folder.file("a.png")])
    #expect(try folder.bytes("a.png") == bytes)
  }

  @Test func `a programmer's error is one line on standard error, told once (E1)`() throws {
    let folder = try Folder()
    let take = folder.file("twice.take")
    let text = "do flag on\n800ms do flag off\n1600ms do flag on"
    try Data(text.utf8).write(to: URL(filePath: take))
    let words = ["binding-conflict", "--take", take]
    for command in [
      ["trace"] + words, ["capture"] + words + ["--at", "2s", "-o", folder.file("a.png")],
      ["filmstrip"] + words + ["--times", "0,1s,2s", "-o", folder.file("strip.png")],
    ] {
      let answer = try BuiltProgram().run(command)
      #expect(answer.code == 0)
      #expect(
        answer.errors
          == "popup-showcase: binding-conflict at 0ms: photo by flag and place by flag are declared "
          + "on the same binding; use one item enum instead\n")
    }
    let other = try BuiltProgram().run(["trace", "confirm-card"])
    #expect(other.errors.isEmpty)
  }

  @Test func `a disk that fills up leaves the old picture and nothing else (X8)`() throws {
    let folder = try Folder()
    let path = folder.file("old.png")
    try Data("old".utf8).write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // A limit on file size stands for the full disk; the program must survive its signal.
    process.arguments = [
      "-c", "ulimit -f 1; exec \"$0\" capture lab -o \"$1\" 2>/dev/null",
      BuiltProgram().path, path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 8)
    #expect(try folder.bytes("old.png") == Data("old".utf8))
    #expect(folder.names == ["old.png"])
  }

  @Test func `a picture too large for the format or the memory is refused in one line (X8)`() throws
  {
    let folder = try Folder()
    let words = ["capture", "lab", "--device", "4096x4096", "-o", folder.file("a.png"), "--scale"]
    let answer = try BuiltProgram().run(words + ["4"])
    #expect(answer.code == 2)
    #expect(
      answer.errors == "popup-showcase: a picture of 16384x16384 px is too large: no side may have "
        + "more than 8192; use a smaller --scale or --device\n")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      [
        "-c", "ulimit -v 400000; exec \"$0\" \"$@\" 2>&1", BuiltProgram().path,
      ] + words + ["2"]
    process.standardOutput = pipe
    try process.run()
    let line = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 7)
    #expect(
      line == "popup-showcase: no memory for pictures of 8192x8192 px, which take 1073 MB; "
        + "use a smaller --scale or --device\n")
    #expect(folder.names.isEmpty)
  }

  @Test func `a filmstrip is one picture of many`() throws {
    let folder = try Folder()
    let answer = try BuiltProgram().run([
      "filmstrip", "lab", "--times", "0,50,100ms", "--scale", "0.5", "-o", folder.file("s.png"),
    ])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(try folder.bytes("s.png").count > 1000)
  }

  @Test func `a trace reads a take from a file and names its errors (X8)`() throws {
    let folder = try Folder()
    let path = folder.file("a.take")
    try Data("# two taps\n0 tap P\n100ms tap P\n".utf8).write(to: URL(filePath: path))
    let answer = try BuiltProgram().run(["trace", "lab", "--take", path, "--json"])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.output.hasSuffix(#""pressed":{"P":2},"rows":{},"text":{}}}"# + "\n"))

    try Data("0 tap P\n50ms tab P\n".utf8).write(to: URL(filePath: path))
    let broken = try BuiltProgram().run(["trace", "lab", "--take", path])
    #expect(broken.code == 2)
    #expect(
      broken.errors == "popup-showcase: \(path):2:6: unknown verb 'tab'; did you mean 'tap'?\n")
  }

  @Test func `a full standard output is noticed`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let process = try BuiltProgram().start(["list", "--json"]) { $0.standardOutput = full }
    process.waitUntilExit()
    #expect(process.terminationStatus == 8)
  }
}
