import Canvas
import Raster
import SDLBackend
import Showcase

/// The window's pixels: chrome drawn when it changes, the phone's screen set into it.
struct WindowPicture {
  private(set) var window: Bitmap
  private var screen = Bitmap(width: 0, height: 0)
  private var chromeKey: ChromeKey?

  /// A blank picture of a size in px.
  init(size: PixelSize) {
    window = Bitmap(width: size.width, height: size.height)
  }

  /// Brings the picture up to a moment of the wall's time; returns what changed, in px.
  mutating func draw(
    _ workbench: inout Workbench, at wall: Instant, screen screenRasterizer: Rasterizer,
    chrome chromeRasterizer: Rasterizer
  ) -> [PixelRect] {
    var damage: [PixelRect] = []
    var frame = workbench.screen(at: wall)
    if let overlay = workbench.helpOverlay() { frame.layers += overlay.layers }
    let layout = workbench.layout
    let key = workbench.chromeKey
    let mount = ScreenMount(
      left: Int(layout.screenOrigin.x), top: Int(layout.screenOrigin.y),
      radius: layout.cornerRadius * layout.stageScale, behind: WorkbenchLayout.bodyPixel)
    let changes = screenRasterizer.draw(frame, scale: layout.stageScale, into: &screen)
    var parts = changes
    if key != chromeKey {
      chromeKey = key
      chromeRasterizer.draw(workbench.chrome(), scale: layout.chromeScale, into: &window)
      parts = [screen.bounds]
      damage = [window.bounds]
    }
    for part in parts {
      damage.append(mount.set(part, of: screen, into: &window))
    }
    return damage.filter { !$0.isEmpty }
  }
}
