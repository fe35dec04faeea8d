import Foundation
import TestSupport
import Testing

@Suite struct `The program at the shell` {
  @Test func `an unknown command is a usage error, said on standard error only`() throws {
    let answer = try BuiltProgram().run(["lisst"])
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("lisst"))
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `help of the help is the help`(word: String) throws {
    let answer = try BuiltProgram().run(["help", word])
    #expect(answer.code == 0)
    #expect(answer.output == (try BuiltProgram().run(["help"]).output))
  }

  @Test func `nothing is written over what is read, nor twice to one file (X8)`() throws {
    let folder = try TemporaryFolder()
    let take = folder.file("a.take")
    try Data("# scene: lab\n0 tap P\n".utf8).write(to: URL(filePath: take))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("b.png"), withDestinationPath: take)
    let bytes = try Data(contentsOf: URL(filePath: take))
    let cases: [([String], String)] = [
      (["replay", take, "-o", take], "--output is the same file as '\(take)'"),
      (
        ["capture", "lab", "--take", take, "-o", folder.file("b.png")],
        "--output is the same file as --take"
      ),
      (["record", "lab", "--take", take, "--format", "webp", "-o", take], "--output is the same"),
      (
        ["timing", "lab", "--junit", folder.file("x.png"), "-o", folder.file("x.png")],
        "--junit is the same file as --output"
      ),
    ]
    for (words, line) in cases {
      let answer = try BuiltProgram().run(words)
      #expect(answer.code == 2, "\(words)")
      #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
    }
    #expect(try Data(contentsOf: URL(filePath: take)) == bytes)
    #expect(folder.names == ["a.take", "b.png"])
  }

  @Test(arguments: [
    (["capture", "lab", "-o", "a.jpg"], "-o: a.jpg would be a PNG, not jpg; end it in .png"),
    (["verify", "--variants", ""], "--variants: '' is no variant"),
    (["verify", "-j", "1.5"], "--jobs: '1.5' is not a whole number from 1 to 64"),
    (["replay", "a.take", "--scene", "lab", "--until", "80000s"], "cannot read a.take"),
    (["curve", "bezier", "-1,0,1,1"], "curve: the first and third number"),
    (["curve", "spring", "duration=0.5,bounce=0", "-o", "a.jpg"], "-o: a.jpg would be a PNG"),
    (["timing", "lab", "-o", "a.webp"], "-o: a.webp would be a PNG, not webp"),
    (
      ["curve", "spring", "duration=0.5,bounce=0", "--at", "1e308"], "--at: '1e308' is more than a"
    ),
    (["curve", "rubberband", "dimension=844", "--at", "-1e10"], "--at: '-1e10' is not from -1e9"),
    (["record", "lab"], "no file is named; add -o film.webp"),
    (
      ["record", "lab", "--format", "gif", "-o", "a.webp"],
      "--format: a.webp would be gif, not webp"
    ),
    (["filmstrip", "lab", "--every", "0", "-o", "a.png"], "--every must be longer than 0"),
    (["filmstrip", "lab", "--by", "time", "-o", "a.png"], "--by goes with --steps"),
  ])
  func `odd words are one line that says what to do (X8)`(words: [String], line: String) throws {
    let answer = try BuiltProgram().run(words)
    #expect(answer.code == 2)
    #expect(answer.errors.hasPrefix("popup-showcase: \(line)"), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test func `a variable can be taken away`() throws {
    let answer = try BuiltProgram().run(["list", "--json"], environment: ["HOME": ""])
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("{\"scenes\":["))
    #expect(answer.errors.isEmpty)
  }
}
