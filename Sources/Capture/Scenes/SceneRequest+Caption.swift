import Blocks
import Canvas
import Showcase

extension SceneRequest {
  /// What stands above a filmstrip of the scene.
  package var caption: Filmstrip.Caption {
    let device = settings.screen
    let size = [device.width, device.height].map(NumberText.text).joined(separator: " × ")
    let words = [
      "\(size) at \(NumberText.text(scale))×", settings.locale.rawValue,
      settings.appearance.rawValue,
    ]
    let name = take.name.split(separator: "/").last.map(String.init) ?? take.name
    return Filmstrip.Caption(
      title: "\(scene.info.name), \(name)", summary: Words(settings.locale)(scene.info.summary),
      setting: words.joined(separator: ", "))
  }
}
