import Blocks
import PresentationCore

extension StageSettings {
  /// The options of the command line that show a scene with these knobs so; what is usual is left out.
  package func options(knobs known: [Knob]) -> [String] {
    let usual = StageSettings()
    var words: [String] = []
    if device != usual.device { words += ["--device", device.name] }
    if orientation != usual.orientation { words += ["--orientation", orientation.rawValue] }
    if appearance != usual.appearance { words += ["--appearance", appearance.rawValue] }
    if locale != usual.locale { words += ["--locale", locale.rawValue] }
    if layout != usual.layout { words += ["--layout", layout.rawValue] }
    if textSize != usual.textSize { words += ["--text-size", textSize.rawValue] }
    if motion == .reduced { words.append("--reduce-motion") }
    for knob in known where knobs[knob.name] != knob.fallback {
      words += ["--set", "\(knob.name)=\(knobs[knob.name])"]
    }
    return words
  }
}
