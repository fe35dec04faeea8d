import Blocks
import Canvas
import PresentationCore
import Showcase

/// How a scene is shown for a golden picture: screen, colours, language and text size.
package struct GoldenVariant: Hashable, Sendable {
  /// What it is called on the command line.
  package var name: String
  /// Everything but the scene's knobs.
  package var settings: StageSettings

  /// The variants of a gallery; a new one is a line here.
  package static let all: [GoldenVariant] = [
    GoldenVariant("light") { _ in },
    GoldenVariant("dark") { $0.appearance = .dark },
    GoldenVariant("chinese") { $0.locale = .simplifiedChinese },
    GoldenVariant("contrast") { $0.appearance = .lightContrast },
    GoldenVariant("large-text") { $0.textSize = .accessibility1 },
    GoldenVariant("small-screen") { $0.device = Device.named("iphone-se") ?? .standard },
  ]

  private init(_ name: String, _ change: (inout StageSettings) -> Void) {
    self.name = name
    settings = StageSettings()
    change(&settings)
  }

  /// How a take was recorded.
  package init(recorded settings: StageSettings) {
    name = "recorded"
    self.settings = settings
    self.settings.knobs = KnobValues([])
  }

  /// The folder of its pictures, such as `390x844@2x-dark`; what is usual is left out.
  package func folder(scale: Double) -> String {
    let size = settings.screen
    let usual = StageSettings()
    var name = "\(NumberText.text(size.width))x\(NumberText.text(size.height))"
    name += "@\(NumberText.text(scale))x"
    if settings.appearance != usual.appearance { name += "-\(settings.appearance.rawValue)" }
    if settings.locale != usual.locale { name += "-\(settings.locale.rawValue)" }
    if settings.textSize != usual.textSize { name += "-\(settings.textSize.rawValue)" }
    if settings.layout != usual.layout { name += "-\(settings.layout.rawValue)" }
    if settings.motion != usual.motion { name += "-reduced" }
    return name
  }
}
