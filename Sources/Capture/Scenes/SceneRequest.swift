import Blocks
import Canvas
import PresentationCore
import Showcase

/// A scene as the command line asks for it: settings, knobs, scale and take (DESIGN "Contract").
package struct SceneRequest: Sendable {
  /// The scene.
  package var scene: any Scene
  /// Device, appearance, language and knobs.
  package var settings: StageSettings
  /// Device pixels a point, 0.25…4.
  package var scale: Double
  /// What is done to it.
  package var take: Take
  /// Whom its players tell the programmer's errors of the scene (SPEC E1); nil for pictures in bulk.
  package var teller: ErrorTeller?

  /// Reads the scene's name, its options and its take, which may be a file.
  ///
  /// Without a name the take's file tells scene and settings, as for `replay`.
  package init(_ given: Arguments) throws(CommandError) {
    var arguments = given
    if let path = given.value("--take"), given.positional.isEmpty {
      arguments = given.over(
        try TakeReplay.told(by: path, scene: nil, askedBy: "the scene's name"))
    }
    scene = try Self.scene(named: arguments.positional.first ?? "")
    settings = try Self.settings(arguments, knobs: scene.info.knobs)
    scale = try arguments.number("--scale", in: 0.25...4) ?? 2
    try Room.check(settings.screen, scale: scale)
    take = try Self.take(arguments.value("--take"), of: scene.info, askedBy: "--take: ")
    teller = ErrorTeller()
  }

  /// A scene by name with one of its takes, `none` or a file, shown as the settings say; its knobs
  /// are as usual.
  package init(
    named name: String, take: String, settings: StageSettings, scale: Double
  ) throws(CommandError) {
    scene = try Self.scene(named: name)
    self.settings = settings
    self.settings.knobs = KnobValues(scene.info.knobs)
    self.scale = scale
    try Room.check(settings.screen, scale: scale)
    self.take = try Self.take(take, of: scene.info)
  }

  /// A scene with its first take and everything else as usual.
  package init(_ scene: any Scene) throws(CommandError) {
    self.scene = scene
    settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    scale = 2
    take = try Self.take(nil, of: scene.info)
  }

  /// The take on a fresh stage, at the take's time zero.
  package func player(
    text: any TextMeasuring, epoch: Instant = SceneCatalogue.epoch
  ) -> TakePlayer {
    TakePlayer(
      take, on: SceneCatalogue.stage(of: scene, settings: settings, text: text, epoch: epoch),
      layout: settings.layout, tellingErrorsTo: teller)
  }

  /// The scene of a name, or a mistake with the nearest names.
  package static func scene(named name: String) throws(CommandError) -> any Scene {
    guard let scene = SceneCatalogue.scene(named: name) else {
      throw .unknown("scene", name, among: SceneCatalogue.all.map(\.info.name))
    }
    return scene
  }

  /// A scene with a take, settings and knobs at hand; `scale` in device pixels a point.
  init(_ scene: any Scene, take: Take, settings: StageSettings, scale: Double) {
    self.scene = scene
    self.take = take
    self.settings = settings
    self.scale = scale
  }

  /// The take of a name, a file's, or none; the scene's first one for nil.
  ///
  /// What asks for it stands before a mistake.
  static func take(
    _ word: String?, of info: SceneInfo, askedBy option: String = ""
  ) throws(CommandError) -> Take {
    if word == "none" { return .none }
    let named = word.map { word in info.takes.first { $0.name == word } } ?? info.takes.first
    return try telling {
      if let named { return try own(named, of: info) }
      guard let path = word else { return .none }
      return try TakeParser.parse(try text(of: path, info, option), name: path)
    }
  }

  /// One of a scene's own takes: they count from the leading edge.
  private static func own(_ take: SceneTake, of info: SceneInfo) throws(TakeError) -> Take {
    var own = try TakeParser.parse(take.text, name: "\(info.name)/\(take.name)")
    own.origin = .leading
    return own
  }

  private static func text(
    of path: String, _ info: SceneInfo, _ option: String
  ) throws(CommandError) -> String {
    do {
      return try InputFile.text(at: path)
    } catch {
      let names = info.takes.map(\.name) + ["none"]
      throw .usage(
        "\(option)\(error.line)",
        suggestion: path.contains("/") && !option.isEmpty
          ? nil : "\(info.name) has the takes \(names.joined(separator: ", "))")
    }
  }
}
