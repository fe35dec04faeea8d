import Showcase

/// The remark at the top of a recorded take that names its scene and settings (SPEC X6).
///
/// Such as `# scene: two-detents --appearance dark`; whoever plays the take reads over it.
package struct TakeHeader: Hashable, Sendable {
  /// The scene's name and the options of every command that shows one.
  package var words: [String]

  private static let mark = "# scene: "

  /// The header of a take done to a scene; what is usual is left out.
  package init(_ info: SceneInfo, settings: StageSettings, scale: Double) {
    words = [info.name] + (scale == 2 ? [] : ["--scale", NumberText.text(scale)])
    words += settings.options(knobs: info.knobs)
  }

  /// The header of the take a picture of the window needs.
  package init(_ order: CaptureOrder) {
    self.init(order.info, settings: order.settings, scale: order.scale)
  }

  /// The header in a take's text; nil when there is none.
  package init?(in text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.mark) {
        guard let words = ShellText.words(String(line.dropFirst(Self.mark.count))), !words.isEmpty
        else { return nil }
        self.words = words
        return
      }
      guard line.hasPrefix("#") || Wording.trim(line).isEmpty else { return nil }
    }
    return nil
  }

  /// The line for the take's text.
  package var line: String {
    Self.mark + words.map(ShellText.quoted).joined(separator: " ")
  }
}
