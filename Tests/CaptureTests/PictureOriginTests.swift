import Capture
import Raster
import TestSupport
import Testing

/// Pictures tell which command made them, and nobody else's words (SPEC X7, X8).
struct PictureOriginTests {
  private func origin(_ command: String, as name: String = "a.png") throws -> PictureOrigin {
    let folder = try TemporaryFolder()
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    try Folder.make(above: folder.file(name))
    try OutputFile.write(try PNGEncoder.encode(bitmap, command: command), to: folder.file(name))
    var origin = try PictureOrigin(of: folder.file(name))
    origin.command = origin.command.replacing(folder.path + "/", with: "")
    return origin
  }

  @Test func `a command comes back as it was written`() throws {
    let command = "popup-showcase capture lab -o 'a b.png'"
    #expect(try origin(command).command == command)
  }

  @Test func `the command of a shot list is told as it works from here`() throws {
    let command = "popup-showcase shots shots.json --only Pictures/a.png"
    #expect(
      try origin(command, as: "docs/Pictures/a.png").command
        == "popup-showcase shots docs/shots.json --only Pictures/a.png")
    #expect(try origin(command, as: "b.png").command == command)
  }

  @Test(arguments: [
    "rm -rf ~", "popup-showcase list\nrm -rf ~", "popup-showcase \u{1B}]0;pwn\u{7}", "{}", "'",
  ])
  func `text that is no command of this program is not repeated`(command: String) {
    #expect(throws: CommandError.self) { try origin(command) }
  }

  @Test func `what a shell would run besides is told as words of the one command (X7)`() throws {
    let told = try origin("popup-showcase capture alert -o x.png; touch PWNED $(id) `id`").command
    #expect(told == "popup-showcase capture alert -o 'x.png;' touch PWNED '$(id)' '`id`'")
    let long = "popup-showcase capture " + String(repeating: "a", count: 1_000_000)
    #expect(throws: CommandError.self) { try origin(long) }
  }

  @Test func `no words are no text`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    let file = try PNGEncoder.encode(bitmap, command: "x", alternative: "")
    #expect(try PNGDecoder.decode(file).texts == ["popup-showcase": "x"])
  }
}
