import Blocks
import Canvas
import Capture
import Foundation
import PresentationCore
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
    #expect(order.take != nil)
    let take = try TakeFile.save(order, in: folder.path)
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

  private func order(_ take: String, _ change: (inout StageSettings) -> Void = { _ in }) throws
    -> CaptureOrder
  {
    let info = try #require(SceneCatalogue.scene(named: "lab")).info
    var settings = StageSettings(knobs: KnobValues(info.knobs))
    change(&settings)
    return CaptureOrder(info: info, settings: settings, scale: 1, time: "0", take: take)
  }

  @Test func `X6 takes get the first free number, and nothing is written over`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try ["a\n", "b\n"].map { try TakeFile.save(try order($0), in: folder.path) }
    #expect(names == ["lab-1.take", "lab-2.take"])
    let first = folder.appending(path: "lab-1.take")
    #expect(try String(contentsOf: first, encoding: .utf8) == "# scene: lab --scale 1\na\n")
    #expect(throws: FileError.self) {
      try TakeFile.save(try order(""), in: folder.appending(path: "none").path)
    }
  }

  /// Every case of every setting, one at a time, and all at once.
  private static let changes: [@Sendable (inout StageSettings) -> Void] = {
    var changes: [@Sendable (inout StageSettings) -> Void] = []
    for device in (Device.names + ["500x700"]).compactMap({ Device.named($0) }) {
      changes.append { $0.device = device }
    }
    for value in Appearance.allCases { changes.append { $0.appearance = value } }
    for value in StageSettings.Locale.allCases { changes.append { $0.locale = value } }
    for value in StageSettings.Layout.allCases { changes.append { $0.layout = value } }
    for value in Device.Orientation.allCases { changes.append { $0.orientation = value } }
    for value in TextSizeCategory.allCases { changes.append { $0.textSize = value } }
    changes.append { $0.motion = .reduced }
    changes.append { $0.knobs["A.kind"] = "sheet" }
    changes.append {
      $0.device = .window
      $0.orientation = .landscape
      $0.appearance = .darkContrast
      $0.motion = .reduced
    }
    return changes
  }()

  @Test(arguments: changes.indices)
  func `X6 a saved take is replayed under all the settings it was done with`(index: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = try order("0 tap P\n", Self.changes[index])
    let path = folder.appending(path: try TakeFile.save(order, in: folder.path)).path
    let spec = CommandSpec(
      name: "replay", summary: "", arguments: "TAKE", argumentCount: 1...1,
      options: TakeReplay.options)
    let request = try TakeReplay(try Arguments([path], for: spec)).request
    #expect(request.scene.info.name == "lab")
    #expect(request.settings == order.settings)
    #expect(request.scale == 1)
    #expect(request.take.steps.count == 1)
  }

  @Test func `X6 a screen that was turned while recording starts upright again`() throws {
    let fonts = try FontBook(folder: Self.fonts)
    var workbench = Workbench(
      scenes: SceneCatalogue.all, showing: 0,
      options: .init(scale: 1, settings: StageSettings(knobs: KnobValues([]))), text: fonts,
      at: Self.start)
    workbench.handle(.key(KeyPress(.character("o"))), at: Self.start)
    _ = workbench.screen(at: Self.start.advanced(by: 0.1))
    try #require(workbench.settings.orientation == .landscape)
    #expect(!TakeHeader(workbench.captureOrder).words.contains("--orientation"))
  }
}
