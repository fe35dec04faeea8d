import Showcase

/// One golden picture: which moment of which scene it shows, and where it lies.
package struct GoldenPicture: Hashable, Sendable {
  /// The take that is played, and how it is shown.
  package var strip: GoldenStrip
  /// The moment in nanoseconds after the take's time zero.
  package var time: Int64
  /// Which moment was asked for; the end keeps its name whenever it comes.
  package var moment: Gallery.Moment
  /// Device pixels a point.
  package var scale: Double

  /// A picture of a moment of a strip; `time` is in nanoseconds after its take's time zero.
  package init(_ strip: GoldenStrip, time: Int64, moment: Gallery.Moment, scale: Double) {
    self.strip = strip
    self.time = time
    self.moment = moment
    self.scale = scale
  }

  /// The scene's name.
  package var scene: String { strip.scene }

  /// The path inside the folder of goldens, such as `alert/390x844@1x-dark/show@t0154ms.png`; those of
  /// recorded takes lie in `takes`.
  package var path: String {
    let folder =
      switch strip.source {
      case .scene: Self.fileName(scene)
      case .file: Self.recorded
      }
    return "\(folder)/\(Self.fileName(strip.variant.folder(scale: scale)))/"
      + "\(strip.source.fileName)@\(moment == .end ? "end" : stamp).png"
  }

  /// The folder of recorded takes' pictures: no run over the scenes calls them orphans.
  static let recorded = "takes"

  /// The time for a file's name, such as `t0154ms`.
  private var stamp: String {
    let milliseconds = time / 1_000_000
    let rest = time % 1_000_000
    let padded = String(milliseconds).padded(.before, to: 4, with: "0")
    let fraction = rest == 0 ? "" : "_" + String(1_000_000 + rest).dropFirst()
    return "t\(padded)\(fraction)ms"
  }

  /// The command that makes the same picture.
  package var command: String {
    var words = ["popup-showcase", "capture", scene, "--take", strip.source.word]
    words += ["--at", "\(NumberText.text(Double(time) / 1e6))ms"]
    words += ["--scale", NumberText.text(scale)]
    var settings = strip.variant.settings
    settings.knobs = strip.knobs
    words += settings.options(knobs: SceneCatalogue.scene(named: scene)?.info.knobs ?? [])
    words += ["-o", "picture.png"]
    return words.map(ShellText.quoted).joined(separator: " ")
  }

  /// Letters, digits, dot, dash, underline and at only: a path on every file system.
  static func fileName(_ text: String) -> String {
    String(
      text.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "._-@".contains(character) ? character : "-"
      })
  }
}
