import Foundation
import TestSupport
import Testing

/// Complaints of other tools (QA part c, by number) that only the whole program answers.
@Suite struct `Complaints at the shell` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.file(name)))
    return folder.file(name)
  }

  private func replay(_ take: String, _ words: String...) throws -> BuiltProgram.Answer {
    try BuiltProgram().run(["replay", take, "--rate", "20", "--until", "2s"] + words)
  }

  @Test func `X6 QA 30 frames that came in between are told, not all that follow them`() throws {
    let take = try write("# scene: alert --scale 0.25\n300ms do show\n", to: "a.take")
    let before = try replay(take, "--json")
    let list = try write(before.output, to: "before.jsonl")
    let same = try replay(take, "--compare", list)
    #expect(same.code == 0 && same.output == "41 frames as before\n")

    var lines = before.output.split(separator: "\n").map(String.init)
    lines.removeSubrange(8..<11)
    let shorter = try write(lines.joined(separator: "\n"), to: "shorter.jsonl")
    let longer = try replay(take, "--compare", shorter)
    #expect(longer.code == 1 && longer.output == "3 frames inserted at 8\n", "\(longer.output)")
    let told = try replay(take, "--compare", shorter, "--json")
    #expect(
      told.output == #"{"frames":41,"changes":[{"kind":"inserted","count":3,"at":8}]}"# + "\n")

    // The same alert 150 ms later: three frames more of the page, and three fewer of the end.
    let late = try write("# scene: alert --scale 0.25\n450ms do show\n", to: "b.take")
    let moved = try replay(late, "--compare", list)
    #expect(moved.code == 1)
    let words = moved.output.split(separator: "\n")
    #expect(words.count == 2 && words[0].hasPrefix("3 frames inserted at "), "\(moved.output)")
    #expect(words.last?.hasPrefix("3 frames removed at ") == true, "\(moved.output)")

    let broken = try write(lines[0] + "\n{\"t\":1}\n", to: "broken.jsonl")
    let answer = try replay(take, "--compare", broken)
    #expect(
      answer.code == 2 && answer.errors.contains("broken.jsonl:2:1: 't' or 'pixels' is missing"))
  }

  @Test func `X3 QA 39 a GIF that is too large gives up colours, then frames`() throws {
    let file = folder.file("a.gif")
    let words = ["record", "two-detents", "--scale", "0.5", "--until", "400ms", "-o", file]
    let whole = try BuiltProgram().run(words)
    #expect(whole.code == 0, "\(whole.errors)")
    func size() throws -> Int { try Data(contentsOf: URL(filePath: file)).count }
    let full = try size()
    let roomy = try BuiltProgram().run(words + ["--max-bytes", "\(full)"])
    #expect(roomy.code == 0 && roomy.output == whole.output)

    let limit = full * 7 / 10
    let small = try BuiltProgram().run(words + ["--max-bytes", "\(limit)", "--json"])
    #expect(small.code == 0, "\(small.errors)")
    #expect(try size() <= limit)
    let told = try JSONDecoder().decode(Told.self, from: Data(small.output.utf8))
    #expect(told.bytes == (try size()) && told.tries.last?.bytes == told.bytes)
    #expect(told.tries.count > 1 && told.tries[0] == Told.Try(rate: 50, colors: 256, bytes: full))
    #expect(told.tries.dropLast().allSatisfy { $0.bytes > limit })

    let bytes = try Data(contentsOf: URL(filePath: file))
    let none = try BuiltProgram().run(words + ["--max-bytes", "900"])
    #expect(none.code == 8 && none.output.isEmpty)
    for part in ["256 colours at 50 a second: \(full)", "16 colours at 12 a second: "] {
      #expect(none.errors.contains(part), "\(none.errors)")
    }
    #expect(none.errors.split(separator: "\n").count == 1)
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes, "the file before it stays")
    #expect(folder.names == ["a.gif"])
  }

  @Test func `X3 X8 QA 39 a budget is a number of bytes, and for a file`() throws {
    let words = ["record", "alert", "--until", "50ms", "-o", folder.file("a")]
    let folderful = try BuiltProgram().run(words + ["--format", "png", "--max-bytes", "1000"])
    #expect(folderful.code == 2 && folderful.errors.contains("--max-bytes: a folder of pictures"))
    let text = try BuiltProgram().run(words + ["--format", "gif", "--max-bytes", "1kB"])
    #expect(text.code == 2 && text.errors.contains("'1kB' is not a whole number of bytes"))
    #expect(folder.names.isEmpty)
  }

  private struct Told: Decodable {
    struct Try: Decodable, Hashable {
      var rate: Int
      var colors: Int?
      var bytes: Int
    }
    var bytes: Int
    var tries: [Try]
  }
}
