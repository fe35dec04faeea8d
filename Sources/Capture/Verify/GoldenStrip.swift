import Showcase

/// One take of a scene in one variant: what is played once for its golden pictures.
package struct GoldenStrip: Hashable, Sendable {
  /// Where the take comes from.
  package enum Source: Hashable, Sendable {
    /// One of the scene's own, or `none`.
    case scene(String)
    /// A file that somebody recorded (SPEC X6).
    case file(String)

    /// What `--take` is given for it.
    package var word: String {
      switch self {
      case .scene(let name): name
      case .file(let path): path
      }
    }

    /// What its pictures are called: of a file the name without its ending.
    package var name: String {
      switch self {
      case .scene(let name): return name
      case .file(let path):
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".take") ? String(file.dropLast(5)) : file
      }
    }

    /// The beginning of its pictures' file names: two takes may differ in letters that files have not.
    package var fileName: String { GoldenPicture.fileName(name) }
  }

  /// The scene's name.
  package var scene: String
  /// How it is shown.
  package var variant: GoldenVariant
  /// What is done to it.
  package var source: Source
  /// The scene's knobs.
  package var knobs: KnobValues

  /// A take of a scene under settings and knobs.
  package init(scene: String, variant: GoldenVariant, source: Source, knobs: KnobValues) {
    self.scene = scene
    self.variant = variant
    self.source = source
    self.knobs = knobs
  }

  /// A recorded take shown as its header says, with knobs of the header or set as `NAME=VALUE`.
  package init(takeAt path: String, knobs: [String]) throws(CommandError) {
    let spec = CommandSpec(
      name: "verify", summary: "", arguments: "TAKE", argumentCount: 1...1,
      options: TakeReplay.options)
    let words = [path] + knobs.flatMap { ["--set", $0] }
    let request = try TakeReplay(try Arguments(words, for: spec)).request
    self.init(
      scene: request.scene.info.name, variant: GoldenVariant(recorded: request.settings),
      source: .file(path), knobs: request.settings.knobs)
  }
}

extension SceneRequest {
  /// The scene and take of golden pictures; `scale` is in device pixels a point.
  init(_ strip: GoldenStrip, scale: Double) throws(CommandError) {
    try self.init(
      named: strip.scene, take: strip.source.word, settings: strip.variant.settings, scale: scale)
    settings.knobs = strip.knobs
  }
}
