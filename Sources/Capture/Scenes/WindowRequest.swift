import Showcase

/// A window as the command line asks for it: the scene to start with, settings, scale and speed.
package struct WindowRequest: Sendable {
  /// The scene's place in the catalogue.
  package var index: Int
  private var options: Workbench.Options
  private let scaling: Scaling
  /// The command that slows the clock down; nil for full speed.
  package var speed: WorkbenchCommand?
  /// What is played when the window has opened; nil for nothing.
  package var take: Take?

  /// Pixels a point.
  private enum Scaling: Hashable, Sendable {
    case fixed(Double)
    /// As the display says, where it tells.
    case display
  }

  /// Reads the scene's name, nil for the first, and the options; a take tells its own.
  package init(_ given: Arguments, scenes: [any Scene]) throws(CommandError) {
    var arguments = given
    if let path = given.value("--take") {
      let told = try TakeReplay.told(
        by: path, scene: given.positional.first, askedBy: "the scene's name")
      arguments = given.over(told)
      let scene = try SceneRequest.scene(named: told.positional.first ?? "")
      take = try SceneRequest.take(path, of: scene.info, askedBy: "--take: ")
    }
    index = try Self.index(of: arguments.positional.first, in: scenes)
    let settings = try SceneRequest.settings(arguments, knobs: scenes[index].info.knobs)
    scaling =
      arguments.value("--scale") == "auto"
      ? .display : .fixed(try arguments.number("--scale", in: 0.25...4, or: "auto") ?? 1)
    var knobs: [String: String] = [:]
    for knob in scenes[index].info.knobs { knobs[knob.name] = settings.knobs[knob.name] }
    options = Workbench.Options(scale: 1, settings: settings, knobs: knobs)
    speed = try Self.speed(arguments.value("--slow"))
  }

  /// Settings, knobs and scale for a display that suggests one, or does not.
  package func options(suggested scale: @autoclosure () -> Double?) -> Workbench.Options {
    var options = options
    switch scaling {
    case .fixed(let asked): options.scale = asked
    case .display: options.scale = scale() ?? 1
    }
    return options
  }

  private static func index(
    of name: String?, in scenes: [any Scene]
  ) throws(CommandError) -> Int {
    guard let name else { return 0 }
    guard let index = scenes.firstIndex(where: { $0.info.name == name }) else {
      throw .unknown("scene", name, among: scenes.map(\.info.name))
    }
    return index
  }

  private static func speed(_ text: String?) throws(CommandError) -> WorkbenchCommand? {
    switch text {
    case nil, "1": nil
    case "2": .speedHalf
    case "5": .speedFifth
    case "10": .speedTenth
    case "20": .speedTwentieth
    case let other?:
      throw .usage("--slow: '\(other)' is none of 1, 2, 5, 10, 20")
    }
  }
}
