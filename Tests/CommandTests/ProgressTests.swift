import Foundation
import TestSupport
import Testing

/// Long runs tell a person at a terminal how far they are, and nobody else (SPEC X3, X8).
@Suite struct `Progress of long runs` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shots() throws -> String {
    let list =
      #"{"version": 1, "defaults": {"scale": 0.5}, "shots": [{"output": "a.png", "#
      + #""scene": "alert"}, {"output": "b.png", "scene": "alert", "appearance": "dark"}]}"#
    try Data(list.utf8).write(to: URL(filePath: folder.file("shots.json")))
    return folder.file("shots.json")
  }

  private func frames() throws -> String {
    let words = ["record", "two-detents", "--format", "png", "--scale", "0.5", "--until", "200ms"]
    #expect(try BuiltProgram().run(words + ["-o", folder.file("F")]).code == 0)
    return folder.file("F")
  }

  /// Commands with the lines that the terminal must see among others.
  private func cases() throws -> [(words: [String], seen: [String])] {
    let small = ["--scale", "0.5"]
    let goldens = ["--goldens", folder.file("G"), "--report", folder.file("R")]
    return [
      (["shots", try shots(), "-j1"], ["shots 1/2 looked at a.png", "shots 2/2 drawn b.png"]),
      (
        ["timing", "two-detents", "--until", "100ms"] + small,
        ["timing 7/7 played to 100 ms", "timing 1/", " read at "]
      ),
      (
        ["measure", try frames(), "--edge", "top"],
        ["measure 1/13 frame at 0 ms", "measure 13/13 frame at 200 ms"]
      ),
      (
        ["verify", "alert", "--variants", "light", "--at", "0ms"] + small + goldens,
        ["verify 1/1 alert light"]
      ),
      (
        ["record", "alert", "--until", "50ms", "-o", folder.file("a.webp")] + small,
        ["record 1/"]
      ),
      (
        ["filmstrip", "alert", "--times", "0,50ms", "-o", folder.file("s.png")] + small,
        ["filmstrip 2/2 50 ms"]
      ),
      (["audit", "alert", "--contrast"], ["audit 1/1 alert"]),
      (["bench", "layout"], ["bench 1/1 layout"]),
    ]
  }

  @Test
  func `X3 a terminal sees the steps on one line that is taken away; NO_COLOR changes nothing`()
    throws
  {
    for (words, seen) in try cases() {
      let text = try BuiltProgram().errorsOnTerminal(words, environment: ["NO_COLOR": "1"])
      for line in seen { #expect(text.contains(line), "\(words): \(text.debugDescription)") }
      #expect(text.hasSuffix("\r\u{1B}[K"), "\(words): \(text.suffix(40).debugDescription)")
      // Nothing but 'clear to the end of the line': no colour, and no line is left behind.
      let orders = text.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst()
      #expect(orders.allSatisfy { $0.hasPrefix("[K") }, "\(words)")
      #expect(!text.contains("\n"), "\(words): \(text.debugDescription)")
    }
  }

  @Test func `X8 a pipe, and a terminal that cannot write a line over, see nothing`() throws {
    for (words, _) in try cases() {
      let piped = try BuiltProgram().run(words, environment: ["TERM": "xterm"])
      #expect(piped.errors.isEmpty, "\(words): \(piped.errors)")
      #expect(!piped.output.contains("\u{1B}"), "\(words)")
    }
    let dumb = try BuiltProgram().errorsOnTerminal(
      ["shots", try shots()], environment: ["TERM": "dumb"])
    #expect(dumb.isEmpty, "\(dumb.debugDescription)")
  }

  @Test func `X3 doctor counts both of its rounds through all scenes`() throws {
    let text = try BuiltProgram().errorsOnTerminal(["doctor"])
    let total = try #require(text.split(separator: "\r").first?.split(separator: "/").last)
      .prefix { $0.isNumber }
    #expect(text.contains("doctor 1/\(total) pictures "))
    #expect(text.contains("doctor 2/\(total) time "))
    #expect(text.contains("doctor \(total)/\(total) time "))
  }
}
