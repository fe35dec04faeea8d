import Foundation
import TestSupport
import Testing

@Suite struct `Goldens from the shell` {
  /// A folder for one test, with goldens and a report.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // Only rubbish would be left.

    func file(_ name: String) -> URL { URL(filePath: "\(path)/\(name)") }

    func verify(_ words: [String], ci: String = "") throws -> BuiltProgram.Answer {
      try BuiltProgram().run(
        ["verify"] + words
          + ["--goldens", file("G").path, "--report", file("R").path, "--scale", "0.5"],
        environment: ["CI": ci])
    }

    func approve(_ words: [String]) throws -> BuiltProgram.Answer {
      try BuiltProgram().run(
        ["approve"] + words + ["--goldens", file("G").path, "--report", file("R").path])
    }

    var goldensExist: Bool { FileManager.default.fileExists(atPath: file("G").path) }

    /// All pictures and the manifest under the goldens with their bytes.
    var goldens: [String: Data] {
      get throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: file("G").path)
        let files = names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }
        return try Dictionary(
          uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: file("G/\($0)"))) })
      }
    }
  }

  private static let small = ["alert", "--variants", "light,dark", "--at", "154ms,end"]
  private static let golden = "G/alert/390x844@0.5x/show@end.png"

  @Test func `a missing golden fails, is evidence, and is not made a golden (X5, QA 48)`() throws {
    let folder = try Folder()
    let answer = try folder.verify(Self.small, ci: "1")
    #expect(answer.code == 3)
    #expect(!FileManager.default.fileExists(atPath: folder.file("G").path))
    #expect(
      FileManager.default.fileExists(
        atPath: folder.file("R/alert/390x844@0.5x/show@end.png/actual.png").path))
  }

  @Test func `runs at the same time lose nothing of each other (X5)`() throws {
    let folder = try Folder()
    let scenes = ["alert", "toast", "cover", "queue"]
    let runs = try scenes.map { scene in
      try BuiltProgram().start([
        "verify", scene, "--variants", "light", "--at", "0", "--scale", "0.5", "--goldens",
        folder.file("G").path, "--report", folder.file("R").path,
      ])
    }
    for run in runs { run.waitUntilExit() }
    #expect(runs.allSatisfy { $0.terminationStatus == 0 })
    let manifest = try #require(try folder.goldens["manifest.json"])
    for scene in scenes {
      #expect(String(decoding: manifest, as: UTF8.self).contains("\"path\":\"\(scene)/"))
    }
  }

  @Test func `a recorded take has goldens, and another spring is told with its command (X5, X6)`()
    throws
  {
    let folder = try Folder()
    let take = folder.file("my.take")
    let text = "# scene: two-detents --appearance dark --set mask=0.3\n0 tap \"row 2\"\n"
    try Data(text.utf8).write(to: take)
    let words = ["--take", take.path, "--at", "154ms,end"]
    #expect(try folder.verify(words).code == 0)
    #expect(
      try folder.goldens.keys.sorted() == [
        "manifest.json", "takes/390x844@0.5x-dark/my@end.png",
        "takes/390x844@0.5x-dark/my@t0154ms.png",
      ])
    #expect(try folder.verify(words + ["--update", "none"]).code == 0)
    let slower = try folder.verify(words + ["--set", "response=0.9s", "--update", "none"])
    #expect(slower.code == 1)
    #expect(slower.output.contains("differs  takes/390x844@0.5x-dark/my@t0154ms.png"))
    let report = try String(contentsOf: folder.file("R/report.json"), encoding: .utf8)
    #expect(report.contains("capture two-detents --take"))
    #expect(report.contains("--set response=0.9s"))
    #expect(try folder.approve([]).code == 0)
    #expect(try folder.verify(words + ["--set", "response=0.9s", "--update", "none"]).code == 0)
    #expect(
      try folder.verify(["--set", "response=0.9s"]).errors.contains("needs a scene or a take"))
    #expect(
      try folder.verify(["--take", take.path, "--take", take.path]).errors.contains("collide"))
  }

  @Test
  func `moments of a recorded take follow its inputs: a late start is no empty pass (X5, X6)`()
    throws
  {
    let folder = try Folder()
    let take = folder.file("late.take")
    let text = "# scene: two-detents\n1025.4ms tap \"row 2\"\n3s key escape\n"
    try Data(text.utf8).write(to: take)
    let words = ["--take", take.path]
    #expect(try folder.verify(words).code == 0)
    #expect(
      try folder.goldens.keys.compactMap { $0.split(separator: "/").last }.sorted() == [
        "late@end.png", "late@t1179ms.png", "late@t3154ms.png", "manifest.json",
      ])
    let slower = try folder.verify(words + ["--set", "response=0.9s", "--update", "none"])
    #expect(slower.code == 1)
    #expect(slower.output.contains("late@t1179ms.png"))
  }

  @Test func `pruning takes the orphans of the manifest and nothing else (X5, QA 49)`() throws {
    let folder = try Folder()
    func verify(_ words: [String]) throws -> BuiltProgram.Answer {
      try BuiltProgram().run(
        ["verify"] + words
          + ["--goldens", folder.file("G").path, "--report", folder.file("R").path]
          + ["--scale", "0.25"], environment: ["CI": ""])
    }
    #expect(try verify(["--variants", "light", "--prune"]).errors.contains("needs a whole run"))
    #expect(try verify(["alert", "--variants", "light", "--at", "end"]).code == 0)
    let files = FileManager.default
    for name in ["old/390x844@0.25x", "photos"] {
      try files.createDirectory(at: folder.file("G/\(name)"), withIntermediateDirectories: true)
    }
    let name = "390x844@0.25x/show@end.png"
    try files.moveItem(at: folder.file("G/alert/\(name)"), to: folder.file("G/old/\(name)"))
    try Data("mine".utf8).write(to: folder.file("G/photos/holiday.png"))
    let manifest = folder.file("G/manifest.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("alert/", with: "old/").utf8).write(to: manifest)
    let answer = try verify(["--prune"])
    #expect(answer.code == 0)
    #expect(answer.output.contains("renamed  old/\(name) is now alert/\(name)"))
    #expect(answer.output.contains("removed  old/\(name)"))
    #expect(answer.output.contains("orphan   photos/holiday.png"))
    #expect(!files.fileExists(atPath: folder.file("G/old/\(name)").path))
    #expect(try Data(contentsOf: folder.file("G/photos/holiday.png")) == Data("mine".utf8))
  }

  @Test
  func `what changed is named: the mask where all did, else the smallest part around it (X5)`()
    throws
  {
    let folder = try Folder()
    let words = ["confirm-card", "--variants", "light", "--at", "end"]
    #expect(try folder.verify(words).code == 0)
    for (knob, part) in [("mask=0.8", "mask of confirm-card"), ("badge=visible", "badge")] {
      let answer = try folder.verify(words + ["--set", knob, "--update", "none"])
      #expect(answer.code == 1, "\(answer.errors)")
      #expect(answer.output.contains(", in '\(part)'"), "\(answer.output)")
    }
  }

  @Test(arguments: [
    ("G/manifest.json", "is among the goldens; write it elsewhere"),
    ("G/new.xml", "is among the goldens; write it elsewhere"),
    ("R/index.html", "is the report's index.html; name another file"),
    ("R/report.json", "is the report's report.json; name another file"),
  ])
  func `a report for build servers lies over no golden and no other report (X5, X8)`(
    path: String, why: String
  ) throws {
    let folder = try Folder()
    for _ in 0..<2 {  // Before there are goldens, and then.
      let answer = try folder.verify(Self.small + ["--junit", folder.file(path).path])
      #expect(answer.code == 2)
      #expect(answer.errors == "popup-showcase: --junit: \(folder.file(path).path) \(why)\n")
      #expect(!FileManager.default.fileExists(atPath: folder.file("R").path))
      if folder.goldensExist { continue }
      #expect(try folder.verify(Self.small).code == 0)
    }
    let before = try folder.goldens
    #expect(
      try folder.verify(Self.small + ["--junit", folder.file("R/junit.xml").path]).code == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("R/junit.xml").path))
    #expect(try folder.goldens == before)
  }

  @Test func `a report never lies among the goldens or over somebody's page (X8)`() throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small).code == 0)
    try FileManager.default.createDirectory(
      at: folder.file("web"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.file("web/index.html"))
    for (report, why) in [
      ("G/report", "is among the goldens"), ("web", "holds another index.html"),
    ] {
      let answer = try BuiltProgram().run(
        ["verify"] + Self.small
          + ["--goldens", folder.file("G").path, "--report", folder.file(report).path])
      #expect(answer.code == 2)
      #expect(answer.errors.contains(why), "\(answer.errors)")
    }
    #expect(try Data(contentsOf: folder.file("web/index.html")) == Data("mine".utf8))
  }

  @Test func `goldens once made are equal then, on any number of threads (X5, QA 24)`() throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small + ["-j1"]).code == 0)
    let first = try folder.goldens
    #expect(first.count == 5)
    #expect(try folder.verify(Self.small + ["-j2", "--update", "none"]).code == 0)
    let other = try Folder()
    #expect(try other.verify(Self.small + ["-j3", "--shard", "1/2"]).code == 0)
    #expect(try other.verify(Self.small + ["--shard", "2/2"]).code == 0)
    #expect(try other.goldens == first)
  }

  @Test func `a difference is told, shown, and accepted (X5)`() throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small).code == 0)
    let light = try Data(contentsOf: folder.file(Self.golden))
    let dark = folder.file("G/alert/390x844@0.5x-dark/show@end.png")
    try light.write(to: dark)
    let answer = try folder.verify(Self.small)
    #expect(answer.code == 1)
    #expect(answer.output.contains("differs  alert/390x844@0.5x-dark/show@end.png: "))
    let page = try String(contentsOf: folder.file("R/index.html"), encoding: .utf8)
    #expect(page.contains("data:image/png;base64,"))
    #expect(!page.contains("src=\"http"))
    #expect(try folder.approve(["dark"]).code == 0)
    #expect(try folder.verify(Self.small, ci: "1").code == 0)
  }

  @Test func `updating what changed writes only that (X5, QA 14)`() throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small).code == 0)
    let before = try folder.goldens
    let dark = folder.file("G/alert/390x844@0.5x-dark/show@end.png")
    try Data(contentsOf: folder.file(Self.golden)).write(to: dark)
    let answer = try folder.verify(Self.small + ["--update", "changed"])
    #expect(answer.code == 0)
    #expect(answer.output.split(separator: "\n").filter { $0.hasPrefix("updated") }.count == 1)
    #expect(try folder.goldens == before)
  }

  @Test(arguments: [
    ("not a picture", "the golden is no picture"),
    ("version https://git-lfs.github.com/spec/v1\noid x\n", "git lfs pull"),
  ])
  func `a damaged golden is told as such (X8, QA 50)`(content: String, words: String) throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small).code == 0)
    try Data(content.utf8).write(to: folder.file(Self.golden))
    let answer = try folder.verify(Self.small)
    #expect(answer.code == 1)
    #expect(answer.output.contains(words))
  }

  @Test func `a damaged manifest stops the run with its place (X8)`() throws {
    let folder = try Folder()
    #expect(try folder.verify(Self.small).code == 0)
    try Data("{\n  \"version\": one}".utf8).write(to: folder.file("G/manifest.json"))
    let answer = try folder.verify(Self.small)
    #expect(answer.code == 2)
    #expect(answer.errors.contains("manifest.json:2:14: no value begins like this"))
    #expect(answer.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    (["alrt"], "unknown scene 'alrt'; did you mean"),
    (["--variants", "drak"], "--variants: 'drak' is no variant; did you mean 'dark'?"),
    (["--shard", "3/2"], "--shard: '3/2' is no part"),
    (["alert", "--prune"], "--prune needs a whole run"),
    (["--profile", "lax"], "--profile: 'lax' is not known"),
    (["-j0"], "--jobs: '0' is not a whole number from 1 to 64"),
  ])
  func `bad input is one line with a way out (X8)`(words: [String], line: String) throws {
    let answer = try BuiltProgram().run(["verify"] + words)
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
  }

  @Test func `there is nothing to approve before a run`() throws {
    let folder = try Folder()
    let answer = try folder.approve([])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("run verify first"))
  }
}
