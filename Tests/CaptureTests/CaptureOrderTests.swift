import Blocks
import Canvas
import Capture
import Foundation
import Raster
import Showcase
import Testing
import Typeset

struct CaptureOrderTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Fonts").path
  private static let start = Instant(nanoseconds: 9_000_000_000)

  private struct Case: CustomTestStringConvertible {
    var scene: String
    var knobs: [String: String] = [:]
    var appearance = Appearance.light
    var scale = 1.0
    var testDescription: String { "\(scene) \(appearance) \(scale)" }
  }

  @Test(arguments: [
    Case(scene: "inbox"), Case(scene: "confirm-card", appearance: .dark, scale: 0.5),
    Case(scene: "two-detents", knobs: ["damping": "0.5"], scale: 1.25),
  ])
  private func `X2 the command told for a picture makes the same bytes`(item: Case) throws {
    let fonts = try FontBook(folder: Self.fonts)
    var settings = StageSettings(knobs: KnobValues([]))
    settings.appearance = item.appearance
    let index = try #require(
      SceneCatalogue.all.firstIndex { $0.info.name == item.scene })
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: index,
      options: .init(scale: item.scale, settings: settings, knobs: item.knobs),
      text: fonts, at: Self.start)
    for number in 0...9 {
      let wall = Self.start.advanced(by: Double(number) * 0.0173)
      if number == 1 || number == 2 {
        let origin = workbench.layout.screenOrigin
        let place = Point(origin.x + 195 * item.scale, origin.y + 260 * item.scale)
        workbench.handle(.pointer(Pointer(number == 1 ? .down : .up, at: place)), at: wall)
      }
      _ = workbench.screen(at: wall)
    }
    let shown = workbench.screen(at: Self.start.advanced(by: 0.1557))
    let window = Rasterizer(text: fonts).draw(shown, scale: workbench.layout.stageScale)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = workbench.captureOrder
    let take = try TakeFile.save(try #require(order.take), scene: item.scene, in: folder.path)
    let words = order.words(take: folder.appending(path: take).path, output: "a.png")
    let picture = try capture(words, fonts)
    #expect(picture.pixels == window.pixels && picture.width == window.width)
  }

  /// What the command line of these words draws.
  private func capture(_ words: [String], _ fonts: FontBook) throws -> Bitmap {
    let spec = CommandSpec(
      name: "capture", summary: "", arguments: "SCENE", argumentCount: 1...1,
      options: [
        .value("--at", "TIME", ""), .value("--output", "FILE", "", short: "-o"),
      ] + SceneRequest.options)
    #expect(words.prefix(2) == ["popup-showcase", "capture"])
    let arguments = try Arguments(Array(words.dropFirst(2)), for: spec)
    let request = try SceneRequest(arguments)
    var camera = Camera(
      request.player(text: fonts), rasterizer: Rasterizer(text: fonts), scale: request.scale)
    return try camera.picture(at: try #require(try arguments.time("--at")))
  }

  @Test func `X6 takes get the first free number, and nothing is written over`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try ["a\n", "b\n"].map { try TakeFile.save($0, scene: "lab", in: folder.path) }
    #expect(names == ["lab-1.take", "lab-2.take"])
    let first = folder.appending(path: "lab-1.take")
    #expect(try String(contentsOf: first, encoding: .utf8) == "a\n")
    #expect(throws: FileError.self) {
      try TakeFile.save("", scene: "lab", in: folder.appending(path: "none").path)
    }
  }
}
