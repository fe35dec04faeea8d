import Foundation
import TestSupport
import Testing

@Suite struct `Timing from the shell` {
  /// A folder for one test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // Only rubbish would be left.

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: file(name), encoding: .utf8)
    }
  }

  private static let words = [
    "timing", "two-detents", "--probe", "snooze.top", "--scale", "1", "--summary",
  ]

  @Test func `X4 what is expected is code 0, anything else code 4 with what was found`() throws {
    let folder = try Folder()
    let start = #"{"probe": "snooze.top", "from": 844, "to": 422, "curve": "spring response="#
    try folder.write(start + #"0.4,damping=0.85"}"#, to: "good.json")
    try folder.write("[\(start)0.42,damping=0.85\"}]", to: "slow.json")
    let good = try BuiltProgram().run(Self.words + ["--expect", folder.file("good.json")])
    #expect(good.code == 0, "\(good.errors)")
    #expect(good.output.contains("pass  snooze.top spring response=0.4,damping=0.85"))
    let slow = try BuiltProgram().run(
      Self.words + ["--expect", folder.file("slow.json"), "--junit", folder.file("t.xml")])
    #expect(slow.code == 4)
    #expect(slow.output.contains("FAIL  snooze.top spring response=0.42"))
    #expect(slow.output.contains("best fit: response 0.4"))
    let junit = try folder.text("t.xml")
    #expect(junit.contains("<testcase classname=\"two-detents\" name=\"snooze.top spring"))
    #expect(junit.contains("<failure message="))
  }

  @Test func `X4 the plot is a picture, and the numbers repeat`() throws {
    let folder = try Folder()
    let words = ["timing", "two-detents", "--probe", "snooze.top", "--scale", "1", "--json"]
    let first = try BuiltProgram().run(words + ["-o", folder.file("plot.png")])
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output == (try BuiltProgram().run(words)).output)
    let bytes = try Data(contentsOf: URL(filePath: folder.file("plot.png")))
    #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `X8 a mistake in an expectation is told with its place, code 2`() throws {
    let folder = try Folder()
    try folder.write("{\"probe\": \"snooze.top\",\n  \"cruve\": \"\"}", to: "bad.json")
    let answer = try BuiltProgram().run(Self.words + ["--expect", folder.file("bad.json")])
    #expect(answer.code == 2)
    #expect(
      answer.errors == "popup-showcase: \(folder.file("bad.json")):2:3: 'cruve' is not known; "
        + "did you mean 'curve'?\n", "\(answer.errors)")
  }

  @Test func `X8 a video without ffmpeg is code 7 with a way out`() throws {
    let folder = try Folder()
    try folder.write("video", to: "a.mp4")
    let answer = try BuiltProgram().run(
      ["measure", folder.file("a.mp4")], environment: ["PATH": "/nowhere"])
    #expect(answer.code == 7)
    #expect(answer.errors.contains("'ffprobe' is not installed; get it with 'apt-get install"))
  }

  /// A picture sequence, and H.264 whose colours are compressed: both are what `record` writes.
  @Test(arguments: [("frames", "png"), ("sheet.mp4", "mp4")])
  func `X4 measure finds the spring in what record made: response to 1 %, damping to 0.01`(
    name: String, format: String
  ) throws {
    let folder = try Folder()
    let made = try BuiltProgram().run([
      "record", "two-detents", "--scale", "1", "--until", "600ms", "--format", format, "-o",
      folder.file(name),
    ])
    #expect(made.code == 0, "\(made.errors)")
    let answer = try BuiltProgram().run([
      "measure", folder.file(name), "--region", "2,300,12,530", "--edge", "top", "--json",
    ])
    #expect(answer.code == 0, "\(answer.errors)")
    let all = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(all["better"] as? String == "spring")
    #expect(all["edge"] as? String == "top")
    let fit = try #require(all["spring"] as? [String: Any])
    func found(_ key: String) throws -> Double {
      try #require((fit[key] as? [String: Any])?["value"] as? Double)
    }
    #expect(abs(try found("response") / 0.4 - 1) < 0.01)
    #expect(abs(try found("damping") - 0.85) < 0.01)
  }
}
