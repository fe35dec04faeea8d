/// A recorded take as `replay` asks for it: the take tells its scene, options tell otherwise (SPEC X6).
package struct TakeReplay: Sendable {
  /// The scene with its settings and the take.
  package var request: SceneRequest

  /// What the command takes: the scene, and everything that changes how it is shown.
  package static let options: [CommandOption] =
    [.value("--scene", "NAME", "the scene; else the one the take names in its first line")]
    + SceneRequest.options.filter { $0.name != "--take" }

  private static let scene = CommandSpec(
    name: "replay", summary: "", arguments: "SCENE", argumentCount: 1...1,
    options: SceneRequest.options)

  /// Reads a take's file and its header.
  package init(_ arguments: Arguments) throws(CommandError) {
    let told = try Self.told(
      by: arguments.positional.first ?? "", scene: arguments.value("--scene"),
      askedBy: "--scene NAME")
    request = try SceneRequest(arguments.over(told))
  }

  /// The scene and the options that a take's file tells, with the take.
  ///
  /// Of another scene, when one is named, only the take; `option` is what names one.
  static func told(
    by path: String, scene named: String?, askedBy option: String
  ) throws(CommandError) -> Arguments {
    let text = try telling { try InputFile.text(at: path) }
    let header = TakeHeader(in: text)
    guard let scene = named ?? header?.words.first else {
      throw .usage("\(path) does not tell its scene", suggestion: "add \(option)")
    }
    do {
      let told = try Arguments(
        [scene] + (header?.words.dropFirst() ?? []) + ["--take", path], for: Self.scene)
      _ = try SceneRequest(told)
      return told
    } catch  where header != nil && named == nil {
      let isPlaced = error.line.hasPrefix("\(path):")
      throw CommandError(error.code, isPlaced ? error.line : "\(path): \(error.line)")
    } catch {
      // Settings of another scene do not matter when one is named.
      return try Arguments([scene, "--take", path], for: Self.scene)
    }
  }
}
