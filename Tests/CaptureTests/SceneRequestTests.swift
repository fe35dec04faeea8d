import Blocks
import Canvas
import Capture
import PresentationCore
import Showcase
import Testing

struct SceneRequestTests {
  private let spec = CommandSpec(
    name: "capture", summary: "", arguments: "SCENE", argumentCount: 1...1,
    options: SceneRequest.options)

  private func request(_ words: [String]) throws -> SceneRequest {
    try SceneRequest(try Arguments(words, for: spec))
  }

  @Test func `a scene runs its first take at twice the size unless told otherwise`() throws {
    let request = try request(["lab"])
    #expect(request.scale == 2)
    #expect(request.take.name == "lab/present")
    #expect(request.settings == StageSettings(knobs: KnobValues(request.scene.info.knobs)))
  }

  @Test func `every option reaches the settings`() throws {
    let request = try request([
      "lab", "--device", "844x390", "--scale", "1.5", "--appearance", "dark-contrast", "--locale",
      "zh-Hans", "--layout", "rtl", "--text-size", "ax5", "--reduce-motion", "--set",
      "A.kind=sheet", "--set", "gap = 100ms", "--take", "none",
    ])
    #expect(request.settings.device.size.width == 844)
    #expect(request.scale == 1.5)
    #expect(request.settings.appearance.rawValue == "dark-contrast")
    #expect(request.settings.locale == .simplifiedChinese)
    #expect(request.settings.layout == .rightToLeft)
    #expect(request.settings.textSize.rawValue == "AX5")
    #expect(request.settings.motion == .reduced)
    #expect(request.settings.knobs["A.kind"] == "sheet")
    #expect(request.settings.knobs["gap"] == "100ms")
    #expect(request.take == .none)
  }

  @Test func `the file of a take tells scene and settings; options change them (X6)`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/my.take"
    let text = "# scene: lab --appearance dark --set gap=1s --set A.kind=sheet\n0 do present A\n"
    try OutputFile.write(Array(text.utf8), to: path)
    let request = try request(["--take", path, "--set", "gap=2s"])
    #expect(request.scene.info.name == "lab" && request.take.steps.count == 1)
    #expect(request.settings.appearance.rawValue == "dark")
    #expect(request.settings.knobs["gap"] == "2s" && request.settings.knobs["A.kind"] == "sheet")
    try OutputFile.write(Array("0 do present A\n".utf8), to: path)
    let error = #expect(throws: CommandError.self) { try self.request(["--take", path]) }
    #expect(error?.line == "\(path) does not tell its scene; add the scene's name")
  }

  @Test(arguments: [
    (["lob"], "unknown scene 'lob'; did you mean 'lab'?"),
    (["lab", "--set", "A.kid=sheet"], "--set: unknown knob 'A.kid'; did you mean 'A.kind'"),
    (["lab", "--set", "A.kind=shet"], "--set: A.kind: 'shet' is none of "),
    (["lab", "--set", "A.kind"], "--set: 'A.kind' has no value; write KNOB=VALUE"),
    (["lab", "--set", "gap=0x1p3"], "--set: gap: '0x1p3' is "),
    (["lab", "--set", "gap=1s", "--set", " gap = 2s"], "--set: gap is set twice"),
    (["lab", "--device", "0x0"], "--device: '0x0' is neither a device nor a size"),
    (["lab", "--scale", "nan"], "--scale: 'nan' is not a number from 0.25 to 4"),
    (["lab", "--scale", "5"], "--scale: '5' is not a number from 0.25 to 4"),
    (["lab", "--appearance", "drak"], "--appearance: 'drak' is not known; did you mean 'dark'"),
    (["lab", "--text-size", "XXXXL"], "--text-size: 'XXXXL' is no text size; there are xS"),
    (
      ["lab", "--take", "presnt"], "--take: cannot read presnt: no such file or directory; lab has"
    ),
  ])
  func `a wrong word is usage with a way out (X8)`(words: [String], line: String) {
    do {
      _ = try request(words)
      Issue.record("no error")
    } catch let error as CommandError {
      #expect(error.code == .usage)
      #expect(error.line.hasPrefix(line), "\(error.line)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `a take may be a file, whose errors name it (X8)`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/a.take"
    try OutputFile.write(Array("0 tap 1,2\n10ms tab 3,4".utf8), to: path)
    #expect(
      throws: CommandError(.usage, "\(path):2:6: unknown verb 'tab'; did you mean 'tap'?")
    ) { try request(["lab", "--take", path]) }
  }

  @Test func `the list names everything a test needs`() throws {
    let json = SceneList.json([LabScene().info]).text
    #expect(json.hasPrefix(#"{"scenes":[{"name":"lab","summary":"#))
    for key in ["\"spec\":[", "\"knobs\":[", "\"states\":[", "\"takes\":["] {
      #expect(json.contains(key))
    }
  }
}
