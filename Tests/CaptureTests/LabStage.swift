import Canvas
import Capture
import Showcase
import TestSupport

/// The lab scene at the headless epoch, measured without fonts.
enum LabStage {
  static func make(knobs: [String: String] = [:]) -> any Staging {
    let lab = LabScene()
    var settings = StageSettings(knobs: KnobValues(lab.info.knobs))
    for (name, value) in knobs { settings.knobs[name] = value }
    return SceneCatalogue.stage(
      of: lab, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
  }
}
