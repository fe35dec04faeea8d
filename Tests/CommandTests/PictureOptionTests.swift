import Foundation
import TestSupport
import Testing

/// What is in the pictures that options make, read by another program (SPEC X3, X6, X7).
@Suite struct `Pictures as another program reads them` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: [String]) throws -> BuiltProgram.Answer {
    let answer = try BuiltProgram().run(words)
    #expect(answer.code == 0, "\(answer.errors)")
    return answer
  }

  @Test func `X3 WebP keeps every pixel of the PNG sequence`() throws {
    let film = folder.file("a.webp")
    // At 50 frames a second both have the same moments: WebP counts whole milliseconds.
    let scene = ["record", "confirm-card", "--scale", "0.5", "--until", "160ms", "--rate", "50"]
    _ = try run(scene + ["-o", film])
    _ = try run(scene + ["--format", "png", "-o", folder.file("frames")])
    let frames = (0...8).map { folder.file("frames/frame-0000\($0).png") }
    #expect(try ImageTool().strip(of: [film]) == ImageTool().strip(of: frames))
  }

  @Test func `X3 a recording begins where it is told to, and tells every frame's time`() throws {
    let words = ["--from", "100ms", "--until", "200ms", "--scale", "0.5", "--json"]
    let answer = try run(["record", "confirm-card", "-o", folder.file("b.apng")] + words)
    let told = try JSONDecoder().decode(Recorded.self, from: Data(answer.output.utf8))
    #expect(told.frames.count == 7 && told.stored.count == 7)
    for (index, frame) in told.frames.enumerated() {
      let shown = Double(index) / 60
      #expect(abs(frame.moment - 0.1 - shown) < 1e-8 && abs(frame.shown - shown) < 1e-9)
      #expect(abs(told.stored[index] - shown) < 5e-4)
    }
    _ = try run(
      ["capture", "confirm-card", "--at", "100ms", "--scale", "0.5", "-o", folder.file("c.png")])
    _ = try run(
      ["record", "confirm-card", "--format", "png", "-o", folder.file("frames")] + words)
    #expect(
      try ImageTool().pixels(of: folder.file("frames/frame-00000.png"))
        == ImageTool().pixels(of: folder.file("c.png")))
  }

  private struct Recorded: Decodable {
    struct Frame: Decodable {
      var moment: Double
      var shown: Double
    }
    var frames: [Frame]
    var stored: [Double]
  }

  @Test func `X7 a crop is the element with its margin, cut out of the whole`() throws {
    let list = """
      {"version": 1, "defaults": {"scale": 1}, "shots": [
        {"scene": "two-detents", "at": "2s", "output": "whole.png"},
        {"scene": "two-detents", "at": "2s", "output": "crop.png",
         "crop": {"element": "snooze", "margin": 10}},
        {"scene": "two-detents", "at": "2s", "output": "area.png",
         "crop": {"x": 20, "y": 30, "width": 100, "height": 50}},
        {"scene": "two-detents", "at": "2s", "output": "label.png",
         "labels": [{"element": "snooze", "text": "A sheet", "side": "right"}]}
      ]}
      """
    try Data(list.utf8).write(to: URL(filePath: folder.file("list.json")))
    let answer = try run(["shots", folder.file("list.json"), "--json"])
    #expect(answer.output.components(separatedBy: "\"state\":\"written\"").count == 5)
    let tool = ImageTool()
    #expect(try tool.size(of: folder.file("crop.png")) == "390x432")
    #expect(
      try tool.pixels(of: folder.file("crop.png"))
        == tool.pixels(of: folder.file("whole.png"), part: "390x432+0+412"))
    #expect(
      try tool.pixels(of: folder.file("area.png"))
        == tool.pixels(of: folder.file("whole.png"), part: "100x50+20+30"))
    // The label stands to the right of the phone: there the picture is wider and not empty.
    let size = try tool.size(of: folder.file("label.png")).split(separator: "x").compactMap {
      Int($0)
    }
    #expect(size[0] > 450)
    let right = try tool.pixels(
      of: folder.file("label.png"), part: "\(size[0] - 410)x\(size[1])+410+0")
    #expect(Set(right).count > 20)
  }

  @Test func `X6 an onion skin lies over itself: the same where nothing moves`() throws {
    let words = ["two-detents", "--times", "0,100,200ms", "--scale", "1", "-o"]
    _ = try run(["filmstrip"] + words + [folder.file("strip.png")])
    _ = try run(["filmstrip"] + words + [folder.file("onion.png"), "--onion"])
    _ = try run(
      ["filmstrip", "two-detents", "--times", "0", "--onion", "--scale", "1", "-o"]
        + [folder.file("one.png")])
    let tool = ImageTool()
    #expect(try tool.size(of: folder.file("onion.png")) != tool.size(of: folder.file("strip.png")))
    for name in ["onion", "one"] {
      #expect(try tool.size(of: folder.file("\(name).png")).hasPrefix("640x"))
    }
    #expect(
      try tool.pixels(of: folder.file("onion.png")) != tool.pixels(of: folder.file("one.png")))
  }
}
