import Foundation
import TestSupport
import Testing

/// Pictures of the last run become goldens, all or none of them (SPEC X5, X8, QA b).
@Suite struct `Approval from the shell` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) throws -> BuiltProgram.Answer {
    try BuiltProgram().run(
      words + ["--goldens", folder.file("G"), "--report", folder.file("R")],
      environment: ["CI": ""])
  }

  private func verify(_ words: String...) throws -> Int32 {
    try BuiltProgram().run(
      ["verify", "alert", "--variants", "light", "--scale", "0.25"] + words
        + ["--goldens", folder.file("G"), "--report", folder.file("R")],
      environment: ["CI": ""]
    ).code
  }

  private func golden(_ moment: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: folder.file("G/alert/390x844@0.25x/show@\(moment).png")))
  }

  @Test func `after a run without differences there is nothing to approve (X5)`() throws {
    #expect(try verify() == 0)
    #expect(try verify("--set", "titles=long", "--update", "none") == 1)
    #expect(try verify("--update", "none") == 0)
    let answer = try run("approve")
    #expect(answer.code == 0 && answer.output == "0 goldens written\n")
    #expect(try verify("--update", "none") == 0)
  }

  @Test func `when one picture cannot be read no golden changes (X8)`() throws {
    let moments = ["--at", "154ms,end"]
    #expect(try verify(moments[0], moments[1]) == 0)
    let before = try [golden("t0154ms"), golden("end")]
    #expect(try verify(moments[0], moments[1], "--set", "titles=long", "--update", "none") == 1)
    let actual = folder.file("R/alert/390x844@0.25x/show@end.png/actual.png")
    try FileManager.default.removeItem(atPath: actual)
    #expect(try run("approve").code == 2)
    #expect(try [golden("t0154ms"), golden("end")] == before)
    #expect(try verify(moments[0], moments[1], "--update", "none") == 0)
  }

  @Test func `each word must be of a picture of the last run (X8)`() throws {
    #expect(try verify() == 0)
    #expect(try verify("--set", "titles=long", "--update", "none") == 1)
    #expect(try run("approve", "alert", "nosuchword").errors.contains("has 'nosuchword'"))
    #expect(try run("approve", "").code == 2)
    #expect(try run("approve", "alert").output.contains("2 goldens written"))
  }

  @Test func `a golden that cannot be read is told as such, not as missing (X8)`() throws {
    let place = folder.file("G/alert/390x844@0.25x/show@end.png")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let answer = try run(
      "verify", "alert", "--variants", "light", "--scale", "0.25", "--update", "none")
    #expect(answer.code == 2 && answer.errors.contains("cannot read"), "\(answer.errors)")
  }

  @Test func `names said twice are one, and takes whose files would collide are refused (X5)`()
    throws
  {
    let answer = try run(
      "verify", "alert", "alert", "--variants", "light,light", "--at", "end,end", "--scale", "0.25",
      "-j", "4")
    #expect(answer.code == 0 && answer.output.contains("1 added"), "\(answer.output)")
    for (name, scene) in [("中文", "lab"), ("日本", "alert")] {
      try Data("# scene: \(scene)\n".utf8)
        .write(to: URL(filePath: folder.file("\(name).take")))
    }
    let takes = try run(
      "verify", "--take", folder.file("中文.take"), "--take", folder.file("日本.take"))
    #expect(takes.code == 2 && takes.errors.contains("collide"), "\(takes.errors)")
  }
}
