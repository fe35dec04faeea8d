import Capture
import Glibc
import SDLBackend
import Showcase

/// Keeps the window's place and size between runs; nothing of it may end a session.
struct WindowStore {
  private var path: String? {
    WindowMemory.path { name in getenv(name).map { String(cString: $0) } }
  }

  /// What the last window left; a damaged file is told in one line and ignored.
  func load() -> WindowMemory? {
    guard let path else { return nil }
    do {
      return try WindowMemory.load(from: path)
    } catch {
      tell(error.line + "; the window starts in the middle")
      return nil
    }
  }

  func save(_ memory: WindowMemory) {
    guard let path else { return }
    do {
      try memory.save(to: path)
    } catch {
      tell(error.line)
    }
  }

  private func tell(_ line: String) {
    var output = OutputStream.standardError
    try? output.print("popup-showcase: \(Wording.oneLine(line))")  // Nobody is left to tell.
    try? output.flush()
  }
}

extension WindowMemory {
  /// The window as it is now, without the inspector: the next one starts without.
  init(_ window: Window, _ workbench: Workbench) {
    let place = window.place
    let size = window.size
    self.init(
      x: place.x, y: place.y, width: size.width - workbench.layout.inspectorPixels,
      height: size.height, scale: workbench.scale,
      device: workbench.settings.device.name)
  }

  /// Where the window was.
  var place: PixelPlace { PixelPlace(x, y) }

  /// How large it was, when it showed the same device at the same scale.
  func size(for workbench: Workbench) -> PixelSize? {
    guard workbench.scale == scale, workbench.settings.device.name == device else { return nil }
    return PixelSize(width, height)
  }
}
