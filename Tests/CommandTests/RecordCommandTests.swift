import Foundation
import TestSupport
import Testing

/// Takes become files that move, and every file's times are those asked for (SPEC X3, QA e).
@Suite struct `Recordings from the shell` {
  private static let scene = ["record", "confirm-card", "--scale", "0.5", "--until", "200ms"]

  private func record(_ words: [String], path: String = "") throws -> BuiltProgram.Answer {
    try BuiltProgram().run(
      Self.scene + words, environment: path.isEmpty ? [:] : ["PATH": path])
  }

  /// What another program says of a file or makes of its frames.
  private func tool(_ words: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes
  }

  private func frames(of path: String) throws -> [Data] {
    let size = 195 * 422 * 3
    let raw = try tool([
      "ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-fps_mode", "passthrough",
      "-pix_fmt", "rgb24", "-",
    ])
    return stride(from: 0, to: raw.count, by: size).map { raw[$0..<min(raw.count, $0 + size)] }
  }

  @Test(arguments: ["webp", "gif", "apng", "mp4"])
  func `every format repeats byte for byte and leaves nothing else (X3)`(format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.\(format)")
    let first = try record(["-o", file])
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.contains("frame times read back as asked"))
    let bytes = try Data(contentsOf: URL(filePath: file))
    #expect(try record(["-o", file]).code == 0)
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    #expect(folder.names == ["a.\(format)"])
  }

  @Test(arguments: ["gif", "apng", "mp4"])
  func `a name with a colon is no address of a network (X8)`(format: String) throws {
    let folder = try TemporaryFolder()
    let name = "10:30.\(format)"
    let words = ["record", "alert", "--scale", "0.25", "--until", "40ms", "-o", name]
    let program = try BuiltProgram().start(words) {
      $0.currentDirectoryURL = URL(filePath: folder.path)
      $0.standardOutput = FileHandle.nullDevice
    }
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(folder.names == [name])
  }

  @Test func `another program sees the times that were asked for (QA 28, 33, 35)`() throws {
    let folder = try TemporaryFolder()
    func packets(_ name: String, _ words: [String]) throws -> [[Double]] {
      let answer = try record(words + ["-o", folder.file(name)])
      #expect(answer.code == 0, "\(answer.errors)")
      let text = try tool([
        "ffprobe", "-v", "error", "-show_entries", "packet=pts_time,duration_time", "-of",
        "csv=p=0", folder.file(name),
      ])
      return String(decoding: text, as: UTF8.self).split(separator: "\n")
        .map { $0.split(separator: ",").compactMap { Double($0) } }.sorted { $0[0] < $1[0] }
    }
    let film = try packets("a.mp4", [])
    #expect(film.count == 13)
    #expect(film.indices.allSatisfy { abs(film[$0][0] - Double($0) / 60) < 1e-5 })
    let gif = try packets("a.gif", ["--hold-last", "600ms"])
    #expect(gif.map { $0[0] } == (0...10).map { Double($0) / 50 })
    #expect(gif.last?[1] == 0.62)
  }

  @Test func `APNG holds exactly the frames of the PNG sequence (QA 41)`() throws {
    let folder = try TemporaryFolder()
    #expect(try record(["-o", folder.file("a.apng")]).code == 0)
    #expect(try record(["--format", "png", "-o", folder.file("frames")]).code == 0)
    let film = try frames(of: folder.file("a.apng"))
    #expect(film.count == 13)
    for (index, frame) in film.enumerated() {
      let digits = index < 10 ? "0\(index)" : "\(index)"
      let picture = try frames(of: folder.file("frames/frame-000\(digits).png"))
      #expect(picture == [frame], "frame \(index)")
    }
  }

  @Test func `a GIF keeps its colours, and what stands still does not shimmer (QA 38)`() throws {
    let folder = try TemporaryFolder()
    let still = ["--take", "none", "--rate", "50"]
    #expect(try record(still + ["-o", folder.file("a.gif")]).code == 0)
    #expect(try record(still + ["-o", folder.file("a.apng")]).code == 0)
    let gif = try frames(of: folder.file("a.gif"))
    let exact = try #require(try frames(of: folder.file("a.apng")).first)
    let first = try #require(gif.first)
    #expect(gif.allSatisfy { $0 == first })
    let errors = zip(first, exact).map { abs(Int($0) - Int($1)) }
    #expect(Double(errors.reduce(0, +)) / Double(errors.count) < 1)
    #expect(Double(errors.filter { $0 > 10 }.count) / Double(errors.count) < 0.005)
  }

  @Test func `a folder is replaced only when a recording made it (X8)`() throws {
    let folder = try TemporaryFolder()
    let frames = folder.file("frames")
    #expect(try record(["--format", "png", "-o", frames]).code == 0)
    #expect(try record(["--format", "png", "--rate", "5", "-o", frames]).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
    #expect(names == ["frame-00000.png", "frame-00001.png", "frames.json"])
    #expect(folder.names == ["frames"])
    try Data("mine".utf8).write(to: URL(filePath: "\(frames)/mine.txt"))
    let answer = try record(["--format", "png", "-o", frames])
    #expect(answer.code == 8)
    #expect(answer.errors.hasSuffix("the folder holds other things\n"))
    #expect(FileManager.default.fileExists(atPath: "\(frames)/mine.txt"))
  }

  @Test func `any number of threads writes the same pictures (X3)`() throws {
    let folder = try TemporaryFolder()
    let lists = try ["1", "2", "5"].map { jobs in
      let home = URL(filePath: folder.file(jobs))
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      // Each picture tells its command, so all are called alike.
      let program = try BuiltProgram().start(
        Self.scene + ["--format", "png", "-j", jobs, "-o", "film"]
      ) {
        $0.currentDirectoryURL = home
        $0.standardOutput = FileHandle.nullDevice
      }
      program.waitUntilExit()
      #expect(program.terminationStatus == 0)
      let list = home.appending(path: "film/frames.json")
      return try String(contentsOf: list, encoding: .utf8)
        .split(separator: "\n").filter { $0.contains("sha256") }
    }
    #expect(lists[0].count == 13)
    #expect(lists.allSatisfy { $0 == lists[0] })
    for index in 10...12 {
      let one = try frames(of: folder.file("1/film/frame-000\(index).png"))
      #expect(try frames(of: folder.file("5/film/frame-000\(index).png")) == one)
    }
  }

  @Test func `a recording that is killed leaves no folder, and the next one cleans up (X8)`() throws
  {
    let folder = try TemporaryFolder()
    let words = [
      "record", "confirm-card", "--until", "60s", "--rate", "240", "--format", "png", "-o",
      folder.file("frames"),
    ]
    let process = try BuiltProgram().start(words)
    while folder.names.isEmpty, process.isRunning {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try #require(process.terminationReason == .uncaughtSignal)
    #expect(!folder.names.contains("frames"))
    #expect(folder.names.count == 1)
    #expect(try record(["--format", "png", "-o", folder.file("frames")]).code == 0)
    #expect(folder.names == ["frames"])
  }

  @Test func `without ffmpeg there is one clear line, code 7 and no file (X8)`() throws {
    let folder = try TemporaryFolder()
    let answer = try record(["-o", folder.file("a.gif")], path: "/nowhere")
    #expect(answer.code == 7)
    #expect(
      answer.errors
        == "popup-showcase: 'ffmpeg' is not installed; get it with 'apt-get install ffmpeg', "
        + "or use --format webp\n")
    #expect(folder.names.isEmpty)
    #expect(try record(["-o", folder.file("a.webp")], path: "/nowhere").code == 0)
  }

  @Test func `an encoder that fails half way is told with its words, and leaves nothing (X8)`()
    throws
  {
    let folder = try TemporaryFolder()
    let bin = folder.file("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let script = "#!/bin/sh\nhead -c 1000 >/dev/null\necho 'no such codec' >&2\nexit 3\n"
    try Data(script.utf8).write(to: URL(filePath: "\(bin)/ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/ffmpeg")
    let answer = try record(["-o", folder.file("a.mp4")], path: "\(bin):/usr/bin:/bin")
    #expect(answer.code == 8)
    #expect(answer.errors == "popup-showcase: ffmpeg failed: no such codec\n")
    #expect(folder.names == ["bin"])
  }

  @Test func `an encoder that talks without end is heard to its end, and does not hang (X8)`()
    throws
  {
    let folder = try TemporaryFolder()
    let bin = folder.file("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let script = "#!/bin/sh\nyes 'no such luck' | head -200000 >&2\nexit 3\n"
    try Data(script.utf8).write(to: URL(filePath: "\(bin)/ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/ffmpeg")
    let answer = try record(["-o", folder.file("a.mp4")], path: "\(bin):/usr/bin:/bin")
    #expect(answer.code == 8)
    #expect(answer.errors == "popup-showcase: ffmpeg failed: no such luck\n")
    #expect(folder.names == ["bin"])
  }

  @Test func `an encoder that gives other times is found out, code 8 (QA 36)`() throws {
    let folder = try TemporaryFolder()
    let bin = folder.file("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let real = String(decoding: try tool(["which", "ffmpeg"]), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let script = "#!/bin/sh\nexec \(real) $(echo \"$@\" | sed 's/-framerate 60/-framerate 40/')\n"
    try Data(script.utf8).write(to: URL(filePath: "\(bin)/ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/ffmpeg")
    let answer = try record(["-o", folder.file("a.apng")], path: "\(bin):/usr/bin:/bin")
    #expect(answer.code == 8)
    #expect(answer.errors.contains("the frame times are not as asked: frame 1 should be shown at"))
    #expect(folder.names == ["bin"])
  }

  @Test(arguments: [
    (["--rate", "60", "-o", "a.gif"], "--rate: a gif file shows at most 50 frames a second"),
    (["--rate", "0", "-o", "a.gif"], "--rate: '0' is not a whole number"),
    (["-o", "a"], "'a' does not say what to write; add --format webp"),
    (["--from", "1s", "-o", "a.gif"], "--until lies before --from"),
    (["--format", "png", "--hold-last", "1s", "-o", "a"], "--hold-last: a folder of pictures"),
    (["--slow", "3", "-o", "a.gif"], "--slow: '3' is none of 1, 2, 5, 10, 20"),
  ])
  func `bad wishes are one line with a way out (X8)`(words: [String], line: String) throws {
    let answer = try record(words)
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
  }
}

extension `Recordings from the shell` {
  @Test func `five thousand frames are all there, and are not held in memory (QA 43, 44)`() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // All frames at once would be 416 MB: the limit of 300 MB of address space stands for a small machine.
    process.arguments = [
      "-c", "ulimit -v 300000; exec \"$0\" \"$@\" >/dev/null", BuiltProgram().path, "record",
      "confirm-card", "--scale", "0.25", "--format", "png", "--rate", "100", "--until", "49990ms",
      "-o", folder.file("frames"),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames"))
    #expect(names.filter { $0.hasSuffix(".png") }.count == 5000)
  }

  @Test func `a slow encoder gets every frame, in order (QA 41)`() throws {
    let folder = try TemporaryFolder()
    let bin = folder.file("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let real = String(decoding: try tool(["which", "ffmpeg"]), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let script = "#!/bin/sh\nsleep 1\nexec \(real) \"$@\"\n"
    try Data(script.utf8).write(to: URL(filePath: "\(bin)/ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/ffmpeg")
    let slow = try record(["-o", folder.file("slow.apng")], path: "\(bin):/usr/bin:/bin")
    #expect(slow.code == 0, "\(slow.errors)")
    #expect(try record(["-o", folder.file("fast.apng")]).code == 0)
    #expect(
      try Data(contentsOf: URL(filePath: folder.file("slow.apng")))
        == (try Data(contentsOf: URL(filePath: folder.file("fast.apng")))))
  }
}
