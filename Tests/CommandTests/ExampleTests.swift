import Foundation
import TestSupport
import Testing

/// Every example of every help is a command line that works (SPEC X8).
@Suite struct `Examples of the help` {
  private let folder: TemporaryFolder

  /// A working folder with what the examples name.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["bin", ".config/fish/completions"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("bin/popup-showcase"), withDestinationPath: BuiltProgram().path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Assets"),
      withDestinationPath: BuiltProgram.top.appending(path: "Assets").path)
    let texts = [
      "my.take": "# scene: two-detents --scale 0.5\n0 do show\n",
      "tap.take": "0 do present A\n",
      "drag.take": "# scene: two-detents --scale 0.5\n0 do show\n",
      "timing.json": #"{"probe": "A.top", "from": 844, "to": 422, "curve": "bezier "#
        + #"0,0,1,1", "duration": "300ms"}"#,
      "shots.json": #"{"version": 1, "defaults": {"scale": 0.5}, "shots": ["#
        + #"{"output": "sheet.png", "scene": "two-detents"}]}"#,
    ]
    for (name, text) in texts { try Data(text.utf8).write(to: URL(filePath: folder.file(name))) }
  }

  /// The command lines in a command's help, without the program's name.
  private func examples(of command: String) throws -> [String] {
    let help = try BuiltProgram().run([command, "--help"]).output
    let part = try #require(help.split(separator: "\nexamples:\n").last)
    return part.split(separator: "\n").map { line in
      #expect(line.hasPrefix("  popup-showcase \(command)"), "\(line)")
      return String(line.dropFirst(17))
    }
  }

  private func commands() throws -> [String] {
    let overview = try BuiltProgram().run(["help"]).output
    let list = overview.split(separator: "commands:\n")[1].split(separator: "\n\n")[0]
    return list.split(separator: "\n").compactMap { $0.split(separator: " ").first }.map(
      String.init)
  }

  private func shell(_ line: String) throws -> (code: Int32, errors: String) {
    let process = Process()
    let errors = folder.file("errors")
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.arguments = ["-c", "{ popup-showcase \(line); } > /dev/null 2> errors"]
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging([
      "PATH": "\(folder.file("bin")):\(environment["PATH"] ?? "/usr/bin:/bin")",
      "HOME": folder.path, "CI": "",
      "POPUP_SHOWCASE_ASSETS": BuiltProgram.top.appending(path: "Assets").path,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// What a command's examples find where others left something else.
  private func prepare(for command: String) throws {
    if command == "timing" {
      try Data("0 do present A\n".utf8).write(to: URL(filePath: folder.file("my.take")))
    } else if command == "verify" {
      let take = "# scene: two-detents --scale 0.5\n0 do show\n"
      try Data(take.utf8).write(to: URL(filePath: folder.file("my.take")))
    } else if command == "measure" {
      let record = "record two-detents --format png --until 400ms -o frames"
      #expect(try shell(record).code == 0)
    }
  }

  /// Those that open a window or look at all scenes.
  private func isLong(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    let isOfAll =
      words.dropFirst().allSatisfy { $0.hasPrefix("-") || $0.contains(".xml") }
      || words.contains("none")
    return switch words[0] {
    case "run", "bench", "doctor": true
    case "verify": isOfAll && !words.contains("--take")
    case "audit": isOfAll || words.contains("--takes")
    default: false
    }
  }

  @Test func `X8 each is understood, and all but the long ones are run to a good end`() throws {
    var ran = 0
    for line in [
      "verify alert two-detents --variants light,dark --update none",
      "record two-detents --until 400ms -o recording.mp4", "capture alert -o card.png",
    ] {
      #expect([0, 3].contains(try shell(line).code), "\(line)")
    }
    for command in try commands() {
      try prepare(for: command)
      for line in try examples(of: command) {
        guard !isLong(line) else {
          // The words are read before the fonts are: what is wrong with them would be told first.
          let answer = try shell("\(line) --assets /nowhere")
          #expect(
            answer.code == 7 && answer.errors.contains("no folder Fonts in /nowhere"),
            "\(line): \(answer.errors)")
          continue
        }
        let own = line.split(separator: " | ").first.map(String.init) ?? line
        let answer = try shell(own)
        #expect(answer.code == 0, "\(line): \(answer.code) \(answer.errors)")
        ran += 1
      }
    }
    #expect(ran >= 40, "\(ran)")
  }
}
