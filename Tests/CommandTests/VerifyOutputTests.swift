import Foundation
import TestSupport
import Testing

/// What `verify` tells of a difference, to people, scripts and build servers (SPEC X5).
@Suite struct `The report of a difference` {
  private let folder: TemporaryFolder
  private let golden: String

  init() throws {
    folder = try TemporaryFolder()
    golden = folder.file("G/alert/390x844@0.5x/show@end.png")
    #expect(try Self.verify([], in: folder).code == 0)
  }

  private static func verify(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> BuiltProgram.Answer {
    try BuiltProgram().run(
      ["verify", "alert", "--variants", "light", "--at", "end", "--scale", "0.5"]
        + ["--goldens", folder.file("G"), "--report", folder.file("R")] + words)
  }

  /// Makes the golden one that differs.
  private func spoil(_ words: String...) throws {
    let copy = folder.file("copy.png")
    try ImageTool().edit(golden, words, to: copy)
    try Data(contentsOf: URL(filePath: copy)).write(to: URL(filePath: golden))
  }

  @Test(arguments: [("strict", 1), ("portable", 1), ("perceptual", 0)])
  func `X5 a few pixels by three levels pass where only eyes count`(
    profile: String, code: Int32
  ) throws {
    try spoil("-region", "4x4+50+50", "-evaluate", "subtract", "1%", "+region")
    #expect(try Self.verify(["--profile", profile], in: folder).code == code)
    #expect(try Self.verify([], in: folder).code == 1, "strict unless it is said")
  }

  @Test func `X5 the block that changed is named, in all reports`() throws {
    try spoil("-fill", "red", "-draw", "rectangle 60,180 130,240")
    let junit = folder.file("j.xml")
    let answer = try Self.verify(["--json", "--junit", junit], in: folder)
    #expect(answer.code == 1)
    let told = try JSONDecoder().decode(Told.self, from: Data(answer.output.utf8))
    #expect(told.code == 1 && told.pictures == 1)
    #expect(told.results.map(\.outcome) == ["differs"] && told.results[0].part == "alert")
    #expect(told.results[0].difference.kind == "other content")
    #expect(told.results[0].difference.areas == [[60, 180, 71, 61]])
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.contains("tests=\"1\" failures=\"1\"") && xml.contains("<failure message="))
    let words = try Self.verify([], in: folder).output
    #expect(words.contains("other content") && words.contains("in 'alert'"))
    #expect(try Self.verify(["--update", "changed", "--junit", junit], in: folder).code == 0)
    #expect(try Self.verify(["--junit", junit], in: folder).code == 0)
    #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"0\""))
  }

  private struct Told: Decodable {
    struct Result: Decodable {
      struct Difference: Decodable {
        var kind: String
        var areas: [[Int]]
      }
      var outcome: String
      var part: String
      var difference: Difference
    }
    var code: Int
    var pictures: Int
    var results: [Result]
  }

  @Test func `X5 the page shows side by side, overlay, swipe and heat, by keys, in the dark too`()
    throws
  {
    try spoil("-fill", "red", "-draw", "rectangle 60,180 130,240")
    #expect(try Self.verify([], in: folder).code == 1)
    let page = try String(contentsOfFile: folder.file("R/index.html"), encoding: .utf8)
    for part in [
      "class=expected", "class=actual", "class=diff", "type=\"range\"", "'side'", "'overlay'",
      "'swipe'", "'heat'", ".overlay .actual", ".swipe .actual", ".heat .expected",
      "addEventListener('keydown'", "ArrowRight", "prefers-color-scheme:dark",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
  }
}
