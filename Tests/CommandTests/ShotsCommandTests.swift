import Foundation
import TestSupport
import Testing

/// Pictures of documents follow the program, and tell how they were made (SPEC X6, X7).
@Suite struct `Shot lists from the shell` {
  private static let list = """
    {"version": 1, "defaults": {"scale": 0.5}, "shots": [
      {"output": "pictures/alert-{variant}.png", "scene": "alert", "at": "600ms",
       "crop": {"element": "alert", "margin": 10},
       "labels": [{"element": "cancel", "text": "Escape"}],
       "variants": [{"name": "light"}, {"name": "dark", "appearance": "dark"}]},
      {"output": "pictures/card.webp", "scene": "confirm-card",
       "record": {"until": "100ms", "rate": 20}}]}
    """

  private func folder(_ list: String = list) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Data(list.utf8).write(to: URL(filePath: folder.file("shots.json")))
    return folder
  }

  private func shots(_ folder: TemporaryFolder, _ words: String...) throws -> BuiltProgram.Answer {
    try BuiltProgram().run(["shots", folder.file("shots.json")] + words)
  }

  @Test func `the pictures of this repository are not stale (X7)`() throws {
    let answer = try BuiltProgram().run(
      ["shots", BuiltProgram.top.appending(path: "Assets/shots.json").path, "--check"])
    #expect(answer.code == 0, "\(answer.output)\(answer.errors)")
  }

  @Test func `one command makes all; check names what is stale and writes nothing (X7)`() throws {
    let folder = try folder()
    let missing = try shots(folder, "--check")
    #expect(missing.code == 1)
    #expect(missing.output.hasPrefix("stale    pictures/alert-light.png: it is not there\n"))
    #expect(folder.names == ["shots.json"])

    let made = try shots(folder, "-j1")
    #expect(made.code == 0, "\(made.output)\(made.errors)")
    #expect(
      made.output.split(separator: "\n").map { $0.prefix(7) } == ["written", "written", "written"])
    #expect(try shots(folder, "--check", "-j2").code == 0)

    let changed = Self.list.replacing("600ms", with: "60ms")
    try Data(changed.utf8).write(to: URL(filePath: folder.file("shots.json")))
    let light = URL(filePath: folder.file("pictures/alert-light.png"))
    let bytes = try Data(contentsOf: light)
    let stale = try shots(folder, "--check")
    #expect(stale.code == 1)
    let lines = stale.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("stale    pictures/alert-light.png: "))
    #expect(lines[2] == "current  pictures/card.webp")
    #expect(try Data(contentsOf: light) == bytes)
  }

  @Test func `a picture tells the command that makes it again (X7)`() throws {
    let folder = try folder()
    #expect(try shots(folder, "--only", "dark").code == 0)
    let picture = folder.file("pictures/alert-dark.png")
    let answer = try BuiltProgram().run(["reproduce", picture, "--json"])
    #expect(
      answer.output
        == #"{"file":"\#(picture)","command":"popup-showcase shots "#
        + #"\#(folder.file("shots.json")) --only "#
        + #"pictures/alert-dark.png","alt":"Alert: Title, message and buttons by role; no tap "#
        + #"outside closes it."}"# + "\n")
    let capture = folder.file("a b.png")
    _ = try BuiltProgram().run(["capture", "alert", "--scale", "0.5", "-o", capture])
    #expect(
      try BuiltProgram().run(["reproduce", capture]).output
        == "popup-showcase capture alert --scale 0.5 -o '\(capture)'\n")
    let text = try BuiltProgram().run(["reproduce", folder.file("shots.json")])
    #expect(text.code == 2)
    #expect(text.errors.contains("is no PNG that can be read"))
    let both = try BuiltProgram().run(["reproduce", folder.file("shots.json"), capture])
    #expect(both.code == 2 && both.output.hasPrefix("popup-showcase capture alert --scale 0.5"))
  }

  @Test func `an element that is not there is told with its place in the list (X8)`() throws {
    let folder = try folder(Self.list.replacing("\"cancel\"", with: "\"cancle\""))
    let answer = try shots(folder)
    #expect(answer.code == 2)
    #expect(
      answer.errors.hasPrefix(
        "popup-showcase: \(folder.file("shots.json")):4:27: nothing on the screen is called 'cancle'"
      ), "\(answer.errors)")
    #expect(answer.errors.contains("did you mean 'cancel'"))
  }

  @Test(arguments: [
    (#""take": "none", "crop": {"element": "cancel"}"#, ":3:92: nothing on the screen is called"),
    (
      #""crop": {"x": 390, "y": 0, "width": 9, "height": 9}"#, ":3:4: nothing of the screen is left"
    ),
    (#""take": "bad.take""#, ":3:64: FOLDER/bad.take:1:3: unknown verb 'tab'; did you mean 'tap'"),
    (
      #""take": "gone.take""#,
      ":3:64: cannot read FOLDER/gone.take: no such file or directory; alert has"
    ),
    (#""filmstrip": {"every": "1ms", "until": "1s"}"#, ":3:4: 1001 frames are too many"),
  ])
  func `what can be foreseen of a later picture is told before the first is written (X7, X8)`(
    entry: String, words: String
  ) throws {
    let folder = try folder(
      """
      {"version": 1, "shots": [
         {"output": "a.png", "scene": "alert", "scale": 0.5},
         {"output": "b.png", "scene": "alert", "scale": 0.5, \(entry)}]}
      """)
    try Data("0 tab P\n".utf8).write(to: URL(filePath: folder.file("bad.take")))
    let answer = try shots(folder)
    #expect(answer.code == 2)
    let line = "popup-showcase: FOLDER/shots.json\(words)".replacing("FOLDER", with: folder.path)
    #expect(answer.errors.hasPrefix(line), "\(answer.errors)")
    #expect(!answer.errors.contains("--"), "\(answer.errors)")
    #expect(folder.names.sorted() == ["bad.take", "shots.json"])
  }

  @Test(arguments: ["shots.json", "my.take", "other.png"])
  func `a picture is not written over the list, a take or another one, over no link (X8)`(
    target: String
  ) throws {
    let folder = try folder(
      """
      {"version": 1, "shots": [{"output": "other.png", "scene": "alert", "scale": 0.5},
        {"output": "a.png", "scene": "alert", "take": "my.take", "scale": 0.5}]}
      """)
    for name in ["my.take", "other.png"] {
      try Data("0 do show\n".utf8).write(to: URL(filePath: folder.file(name)))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a.png"), withDestinationPath: target)
    let before = try Data(contentsOf: URL(filePath: folder.file(target)))
    let answer = try shots(folder)
    #expect(answer.code == 2)
    #expect(answer.errors.contains(":2:3: 'a.png' is the same file as "), "\(answer.errors)")
    #expect(try Data(contentsOf: URL(filePath: folder.file(target))) == before)
  }

  @Test func `a take over a link out of the folder is not read (X8)`() throws {
    let folder = try folder()
    let other = try TemporaryFolder()
    try Data("# scene: lab\n0 wait\n".utf8).write(to: URL(filePath: other.file("a.take")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a.take"), withDestinationPath: other.file("a.take"))
    try Data(
      #"{"version":1,"shots":[{"output":"a.png","scene":"lab","take":"a.take"}]}"#.utf8
    ).write(to: URL(filePath: folder.file("list.json")))
    let answer = try BuiltProgram().run(["shots", folder.file("list.json")])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("the take 'a.take' leads out of the folder over a link"))
    #expect(!folder.names.contains("a.png"))
  }

  @Test func `a link that leads out of the folder is not followed (X8)`() throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("pictures"), withDestinationPath: "/tmp")
    let answer = try shots(folder)
    #expect(answer.code == 2)
    #expect(answer.errors.contains("leads out of the folder over a link"))
  }

  @Test func `a replay gives the pixels of a capture, frame by frame (X6)`() throws {
    let folder = try TemporaryFolder()
    let take = folder.file("my.take")
    let text = "# scene: alert --scale 0.5 --appearance dark\n0 do show\n500ms key escape\n"
    try Data(text.utf8).write(to: URL(filePath: take))
    let words = ["replay", take, "--rate", "10", "--until", "600ms"]
    let first = try BuiltProgram().run(words + ["-o", folder.file("a.png")])
    #expect(first.code == 0, "\(first.errors)")
    let lines = first.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(try BuiltProgram().run(words).output == first.output)
    let light = try BuiltProgram().run(words + ["--appearance", "light"]).output
    #expect(light.split(separator: "\n").last != lines.last)
    let capture = try BuiltProgram().run([
      "capture", "alert", "--scale", "0.5", "--appearance", "dark", "--take", take, "--at", "600ms",
      "-o", folder.file("b.png"),
    ])
    #expect(capture.code == 0, "\(capture.errors)")
    let alone = try BuiltProgram().run(words + ["--scene", "alert", "--json"])
    #expect(
      alone.output.split(separator: "\n").last?.contains(lines.last?.suffix(16) ?? "-") == true)
  }

  @Test func `a take without a scene, or of an unknown one, is one line (X8)`() throws {
    let folder = try TemporaryFolder()
    let take = folder.file("a.take")
    try Data("0 tap P\n".utf8).write(to: URL(filePath: take))
    #expect(
      try BuiltProgram().run(["replay", take]).errors
        == "popup-showcase: \(take) does not tell its scene; add --scene NAME\n")
    try Data("# scene: lob\n0 tap P\n".utf8).write(to: URL(filePath: take))
    let unknown = try BuiltProgram().run(["replay", take])
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("\(take): unknown scene 'lob'; did you mean 'lab'"))
  }
}
