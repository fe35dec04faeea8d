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
    let path = arguments.positional.first ?? ""
    let text = try telling { try InputFile.text(at: path) }
    let header = TakeHeader(in: text)
    guard let scene = arguments.value("--scene") ?? header?.words.first else {
      throw .usage("\(path) does not tell its scene", suggestion: "add --scene NAME")
    }
    var told = Arguments()
    do {
      told = try Arguments(
        [scene] + (header?.words.dropFirst() ?? []) + ["--take", path], for: Self.scene)
      _ = try SceneRequest(told)
    } catch  where header != nil && arguments.value("--scene") == nil {
      throw CommandError(error.code, "\(path): \(error.line)")
    } catch {
      // Settings of another scene do not matter when one is named.
      told = try Arguments([scene, "--take", path], for: Self.scene)
    }
    request = try SceneRequest(arguments.over(told))
  }
}
