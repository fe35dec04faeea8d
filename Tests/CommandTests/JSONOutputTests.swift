import Foundation
import TestSupport
import Testing

/// What every command has that prints results: `--json`, and nothing but JSON then (SPEC X3, X8).
@Suite struct `Results for scripts` {
  /// They open a window or print what a shell or a pager reads, no results.
  private static let others: Set = ["run", "completions", "man"]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Every command that the help lists.
  private func commands() throws -> [String] {
    let overview = try BuiltProgram().run(["help"]).output
    let list = overview.split(separator: "commands:\n")[1].split(separator: "\n\n")[0]
    return list.split(separator: "\n").compactMap { $0.split(separator: " ").first }.map(
      String.init)
  }

  /// A file in the folder with a text.
  private func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.file(name)))
    return folder.file(name)
  }

  /// A cheap call of each, one after the other in one folder: some read what others wrote.
  private func calls() throws -> [[String]] {
    let small = ["--scale", "0.5"]
    let picture = folder.file("a.png")
    let goldens = ["--goldens", folder.file("G"), "--report", folder.file("R")]
    let take = try file("a.take", "# scene: alert --scale 0.5\n0 do show\n")
    let shots = try file(
      "shots.json", #"{"version": 1, "shots": [{"output": "b.png", "scene": "alert"}]}"#)
    return [
      ["list"],
      ["capture", "alert", "-o", picture] + small,
      ["filmstrip", "alert", "--times", "0,100ms", "-o", folder.file("s.png")] + small,
      ["record", "alert", "--format", "png", "--until", "300ms", "-o", folder.file("F")] + small,
      ["replay", take, "--rate", "10"],
      ["shots", shots],
      ["reproduce", picture],
      ["trace", "alert", "--until", "100ms"],
      ["curve", "spring", "response=0.4,damping=0.85"],
      ["timing", "alert", "--until", "300ms"] + small,
      ["measure", folder.file("F"), "--edge", "top"],
      ["verify", "alert", "--variants", "light", "--at", "end", "--update", "none"] + small
        + goldens,
      ["approve"] + goldens,
      ["choose", "choices=2"],
      ["audit", "alert", "--contrast"],
      ["bench", "layout"],
      ["doctor"],
    ]
  }

  @Test func `X3 every command that prints results prints them as JSON objects, one a line`() throws
  {
    var told: Set<String> = []
    for words in try calls() {
      let answer = try BuiltProgram().run(words + ["--json"], environment: ["TERM": "xterm"])
      // A fault found is a result; what could not be done is none.
      #expect([0, 1, 3, 4, 5, 6].contains(answer.code), "\(words) \(answer.errors)")
      #expect(answer.errors.isEmpty, "\(words): \(answer.errors)")
      let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 1 && lines.last == "", "\(words)")
      for line in lines.dropLast() {
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(value is [String: Any], "\(words): \(line.prefix(200))")
      }
      told.insert(words[0])
    }
    let commands = try commands()
    #expect(commands.count >= 20)
    #expect(told == Set(commands).subtracting(Self.others))
  }

  @Test func `X3 each of them names --json in its help, the others do not`() throws {
    for command in try commands() {
      let help = try BuiltProgram().run([command, "--help"]).output
      #expect(help.contains("  --json ") == !Self.others.contains(command), "\(command)")
    }
  }

  @Test func `X3 a written picture is told with its size, its moments and its hash`() throws {
    let words = ["confirm-card", "--scale", "0.5", "--json", "-o", folder.file("a.png")]
    let still = try object(["capture", "--at", "250ms"] + words)
    #expect(still["file"] as? String == folder.file("a.png"))
    #expect(still["width"] as? Int == 195 && still["height"] as? Int == 422)
    #expect(still["moments"] as? [Double] == [0.25])
    let take = try file(
      "a.take", "# scene: confirm-card --scale 0.5\n0 do show\n")
    let frames = try BuiltProgram().run(
      ["replay", take, "--rate", "4", "--until", "250ms", "--json"])
    let last = try #require(frames.output.split(separator: "\n").last)
    #expect(last.contains("\"pixels\":\"\(still["pixels"] as? String ?? "-")\""))
    let strip = try object(["filmstrip", "--times", "0,50,100ms"] + words)
    #expect(strip["moments"] as? [Double] == [0, 0.05, 0.1])
    let size = try ImageTool().size(of: folder.file("a.png"))
    #expect("\(strip["width"] ?? 0)x\(strip["height"] ?? 0)" == size)
  }

  @Test func `X5 approve tells scripts which goldens it wrote`() throws {
    let folders = ["--goldens", folder.file("G"), "--report", folder.file("R")]
    let verify = ["verify", "alert", "--variants", "light", "--at", "end", "--scale", "0.5"]
    #expect(try BuiltProgram().run(verify + ["--update", "none"] + folders).code == 3)
    let told = try object(["approve", "--json"] + folders)
    #expect(told["goldens"] as? String == folder.file("G"))
    #expect(told["approved"] as? [String] == ["alert/390x844@0.5x/show@end.png"])
    #expect(try BuiltProgram().run(verify + ["--update", "none"] + folders).code == 0)
  }

  @Test func `V3 an audit tells scripts how much it looked at, and finds the same`() throws {
    let last = try object(["audit", "alert", "--pairwise", "--json"])
    let people = try BuiltProgram().run(["audit", "alert", "--pairwise"]).output
    #expect(
      people.split(separator: "\n").last.map(String.init)
        == "1 scenes, \(last["screens"] ?? 0) screens, \(last["faults"] ?? "") faults")
  }

  /// The last line of what a command prints, as an object.
  private func object(_ words: [String]) throws -> [String: Any] {
    let answer = try BuiltProgram().run(words)
    let line = try #require(answer.output.split(separator: "\n").last, "\(answer.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }
}
