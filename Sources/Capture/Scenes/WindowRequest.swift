import Showcase

/// A window as the command line asks for it: the scene to start with, settings, scale and speed.
package struct WindowRequest: Sendable {
  /// The scene's place in the catalogue.
  package var index: Int
  /// Settings, knobs and scale; 1 while the display is still to be asked.
  package var options: Workbench.Options
  /// Where the scale comes from.
  package var scaling: Scaling
  /// The command that slows the clock down; nil for full speed.
  package var speed: WorkbenchCommand?

  /// Where the scale of the window comes from.
  package enum Scaling: Hashable, Sendable {
    case fixed
    /// From the display, where it tells.
    case display
  }

  /// Reads the scene's name, nil for the first, and the options.
  package init(_ arguments: Arguments, scenes: [any Scene]) throws(CommandError) {
    index = try Self.index(of: arguments.positional.first, in: scenes)
    let settings = try SceneRequest.settings(arguments, knobs: scenes[index].info.knobs)
    scaling = arguments.value("--scale") == "auto" ? .display : .fixed
    let scale =
      scaling == .display ? 1 : try arguments.number("--scale", in: 0.25...4, or: "auto") ?? 1
    var knobs: [String: String] = [:]
    for knob in scenes[index].info.knobs { knobs[knob.name] = settings.knobs[knob.name] }
    options = Workbench.Options(scale: scale, settings: settings, knobs: knobs)
    speed = try Self.speed(arguments.value("--slow"))
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
