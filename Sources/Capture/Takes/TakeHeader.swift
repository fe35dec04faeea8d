import Blocks
import Canvas
import PresentationCore
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
    let usual = StageSettings(knobs: KnobValues(info.knobs))
    var words = [info.name]
    func add(_ option: String, _ value: String, unless usual: String) {
      if value != usual { words += [option, value] }
    }
    let size = settings.device.size
    let isWindow = settings.device.name == "window"
    let device =
      isWindow
      ? "\(NumberText.text(size.width))x\(NumberText.text(size.height))" : settings.device.name
    add("--device", device, unless: usual.device.name)
    add("--orientation", settings.orientation.rawValue, unless: usual.orientation.rawValue)
    add("--scale", NumberText.text(scale), unless: "2")
    add("--appearance", settings.appearance.rawValue, unless: usual.appearance.rawValue)
    add("--locale", settings.locale.rawValue, unless: usual.locale.rawValue)
    add("--layout", settings.layout.rawValue, unless: usual.layout.rawValue)
    add("--text-size", settings.textSize.rawValue, unless: usual.textSize.rawValue)
    if settings.motion == .reduced { words.append("--reduce-motion") }
    for knob in info.knobs where settings.knobs[knob.name] != knob.fallback {
      words += ["--set", "\(knob.name)=\(settings.knobs[knob.name])"]
    }
    self.words = words
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
