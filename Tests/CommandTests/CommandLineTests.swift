import Foundation
import TestSupport
import Testing

@Suite struct `The command line` {
  @Test(arguments: [
    (["crve"], "unknown command 'crve'; did you mean 'curve'?"),
    (["capture", "lob", "-o", "x.png"], "unknown scene 'lob'; did you mean 'lab'?"),
    (["capture", "lab", "--att", "0"], "unknown option '--att' of capture; did you mean '--at'"),
    (["capture", "lab", "--at", "nan", "-o", "x.png"], "--at: 'nan' is not a time"),
    (["capture", "lab"], "no file is named; add -o picture.png"),
    (["capture", "lab", "--set", "A.knid=card"], "--set: unknown knob 'A.knid'; did you mean"),
    (["capture", "lab", "--device", "0x0", "-o", "x.png"], "--device: '0x0' is neither a device"),
    (["filmstrip", "lab", "-o", "x.png"], "no times are given; add --times"),
    (
      ["trace", "lab", "--take", "/nowhere/x.take"], "--take: cannot read /nowhere/x.take: no such"
    ),
    (["run", "--take", "/nowhere/x.take"], "cannot read /nowhere/x.take: no such"),
    (["run", "lob", "--take", "/dev/null"], "unknown scene 'lob'; did you mean 'lab'?"),
    (["run", "--take", "/dev/null"], "/dev/null does not tell its scene; add the scene's name"),
    (["curve", "spring", "duration=nan"], "curve: duration=nan is not possible"),
    (["timing", "lab", "--probe", "A.tpo"], "--probe: 'A.tpo' cannot be followed; did you mean"),
    (
      ["timing", "two-detents", "--scale", "0.25", "--probe", "snoze.top"],
      "--probe: snoze.top does not move in this take; did you mean 'snooze.top'?"
    ),
    (["timing", "lab", "--expect", "/nowhere.json"], "cannot read /nowhere.json: no such"),
    (["measure", "/nowhere.mp4"], "cannot read /nowhere.mp4: no such"),
    (["measure", "/tmp", "--region", "1,2,3"], "--region: '1,2,3' is no region in px; write"),
  ])
  func `bad input is one line with a way out, code 2 and no file (X8)`(
    words: [String], line: String
  ) throws {
    let answer = try BuiltProgram().run(words)
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
    #expect(answer.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    ("/dev/full", "cannot write /dev/full: no space left on device"),
    ("/tmp", "cannot write /tmp: it is a folder"),
    ("/nowhere/x.png", "cannot write /nowhere/x.png: its folder does not exist"),
    ("/dev/null/x.png", "cannot write /dev/null/x.png: not a directory"),
  ])
  func `a picture that cannot be written is code 8 (X8)`(path: String, line: String) throws {
    let answer = try BuiltProgram().run(["capture", "lab", "--scale", "0.5", "-o", path])
    #expect(answer.code == 8)
    #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
  }

  @Test(arguments: [
    ["timing", "two-detents", "-o"], ["filmstrip", "alert", "--steps", "3", "-o"],
    ["timing", "two-detents", "--expect", "EXPECT", "--junit"], ["replay", "TAKE", "-o"],
    ["replay", "TAKE", "--rate", "240", "--until", "149s", "-o"],
  ])
  func `where nothing can be written is told before the work, and nothing else (X8)`(
    words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try Data("# scene: alert\n0 do show\n".utf8).write(to: URL(filePath: folder.file("a.take")))
    try Data(#"{"probe": "snooze.top", "curve": "spring bounce=0"}"#.utf8)
      .write(to: URL(filePath: folder.file("e.json")))
    let named = words.map {
      $0 == "TAKE" ? folder.file("a.take") : $0 == "EXPECT" ? folder.file("e.json") : $0
    }
    let path = folder.file("none/x.png")
    let answer = try BuiltProgram().run(named + [path])
    #expect(answer.code == 8)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors
        == "popup-showcase: cannot write \(path): its folder does not exist; make it with mkdir -p\n"
    )
  }

  /// The help says so of every command.
  @Test func `faults found are told on standard output alone (X4, X5, X7)`() throws {
    let folder = try TemporaryFolder()
    try Data(#"{"version": 1, "shots": [{"output": "a.png", "scene": "alert"}]}"#.utf8)
      .write(to: URL(filePath: folder.file("s.json")))
    try Data(#"{"probe": "snooze.top", "curve": "spring response=2"}"#.utf8)
      .write(to: URL(filePath: folder.file("e.json")))
    let goldens = ["--goldens", folder.file("G"), "--report", folder.file("R")]
    let verify = ["verify", "alert", "--variants", "light", "--at", "end", "--scale", "0.25"]
    let runs: [(code: Int32, words: [String])] = [
      (1, ["shots", folder.file("s.json"), "--check"]),
      (1, ["shots", folder.file("s.json"), "--check", "--json"]),
      (3, verify + ["--update", "none"] + goldens),
      (0, verify + ["--update", "missing"] + goldens),
      (1, verify + ["--update", "none", "--json", "--set", "titles=long"] + goldens),
      (4, ["timing", "two-detents", "--scale", "0.5", "--expect", folder.file("e.json")]),
    ]
    for run in runs {
      let answer = try BuiltProgram().run(run.words)
      #expect(answer.code == run.code, "\(run.words) \(answer.errors)")
      #expect(answer.errors.isEmpty && !answer.output.isEmpty, "\(run.words)")
    }
    let manifest = folder.file("G/manifest.json")
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    let other = text.replacing(#"FreeType"#, with: "OtherType")
    try Data(other.utf8).write(to: URL(filePath: manifest))
    let answer = try BuiltProgram().run(
      verify + ["--update", "none", "--set", "titles=long"] + goldens)
    #expect(answer.code == 7)
    #expect(answer.errors.hasPrefix("popup-showcase: the goldens were drawn with "))
    #expect(answer.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `missing fonts are the environment's fault, code 7 (X8)`() throws {
    let answer = try BuiltProgram().run(["trace", "lab", "--assets", "/nowhere"])
    #expect(answer.code == 7)
    #expect(answer.errors.hasPrefix("popup-showcase: no folder Fonts in /nowhere; name"))
  }

  @Test(arguments: [
    "run", "list", "capture", "filmstrip", "record", "replay", "shots", "reproduce", "trace",
    "curve", "timing", "measure", "verify", "approve", "choose", "audit", "bench", "completions",
    "man", "doctor",
  ])
  func `every command has help with an example`(command: String) throws {
    let answer = try BuiltProgram().run([command, "--help"])
    #expect(answer.code == 0)
    #expect(answer.output.contains("usage: popup-showcase \(command)"))
    #expect(answer.output.contains("  popup-showcase \(command)"))
    #expect(try BuiltProgram().run(["help"]).output.contains("  \(command) "))
  }

  @Test func `numbers of a curve have 17 digits`() throws {
    let answer = try BuiltProgram().run(
      ["curve", "spring", "duration=0.5,bounce=0.2", "--at", "0,0.1", "--json"])
    #expect(answer.code == 0)
    #expect(
      answer.output.hasPrefix(
        #"{"samples":[{"at":0,"value":0,"velocity":0},{"at":0.10000000000000001,"value":0.399"#))
  }
}
