import Canvas
import Raster
import SDLBackend
import Showcase

/// The window's pixels: chrome drawn when it changes, the phone's screen and the inspector set into it.
struct WindowPicture {
  private(set) var window: Bitmap
  private var screen = Bitmap(width: 0, height: 0)
  private var chromeKey: ChromeKey?
  private var panel = Bitmap(width: 0, height: 0)
  private var panelKey: InspectorKey?

  /// A blank picture of a size in px.
  init(size: PixelSize) {
    window = Bitmap(width: size.width, height: size.height)
  }

  /// Brings the picture up to a moment of the wall's time; returns what changed, in px.
  mutating func draw(
    _ workbench: inout Workbench, at wall: Instant, pacing: FramePacing, with brushes: Brushes
  ) -> [PixelRect] {
    var damage: [PixelRect] = []
    var frame = workbench.screen(at: wall)
    if let overlay = workbench.helpOverlay() { frame.layers += overlay.layers }
    let layout = workbench.layout
    let key = workbench.chromeKey
    let mount = ScreenMount(
      left: Int(layout.screenOrigin.x), top: Int(layout.screenOrigin.y),
      radius: layout.cornerRadius * layout.stageScale, behind: WorkbenchLayout.bodyPixel)
    let changes = brushes.screen.draw(frame, scale: layout.stageScale, into: &screen)
    var parts = changes
    if key != chromeKey {
      chromeKey = key
      brushes.chrome.draw(workbench.chrome(), scale: layout.chromeScale, into: &window)
      parts = [screen.bounds]
      damage = [window.bounds]
    }
    let shown = mount.part(of: layout.screenShown, scale: layout.chromeScale)
    for part in parts {
      damage.append(mount.set(part.intersection(shown), of: screen, into: &window))
    }
    damage += drawPanel(
      workbench, at: wall, pacing: pacing, with: brushes.panel,
      isFresh: damage.first == window.bounds)
    return damage.filter { !$0.isEmpty }
  }

  /// Draws what changed of the inspector; all of it where the chrome was drawn over it.
  private mutating func drawPanel(
    _ workbench: Workbench, at wall: Instant, pacing: FramePacing, with brush: Rasterizer,
    isFresh: Bool
  ) -> [PixelRect] {
    let key = workbench.inspectorKey(at: wall, pacing: pacing)
    guard let key, isFresh || key != panelKey else {
      panelKey = key
      return []
    }
    panelKey = key
    let layout = workbench.layout
    let changes = brush.draw(
      workbench.inspector(pacing: pacing), scale: layout.chromeScale, into: &panel)
    let mount = ScreenMount(
      left: Int(layout.inspectorRect.minX * layout.chromeScale), top: 0, radius: 0,
      behind: WorkbenchLayout.bodyPixel)
    return (isFresh ? [panel.bounds] : changes).map { mount.set($0, of: panel, into: &window) }
  }
}

/// One rasterizer for each part of the window: each draws only what changed of its own.
struct Brushes {
  let screen: Rasterizer
  let chrome: Rasterizer
  let panel: Rasterizer

  init(text: any TextRasterizing) {
    screen = Rasterizer(text: text)
    chrome = Rasterizer(text: text)
    panel = Rasterizer(text: text)
  }
}

extension ScreenMount {
  /// The part of the screen's own pixels that lies in a place of the window, in chrome pt.
  fileprivate func part(of place: Rect, scale: Double) -> PixelRect {
    PixelRect(
      minX: Int((place.minX * scale).rounded()) - left,
      minY: Int((place.minY * scale).rounded()) - top,
      maxX: Int((place.maxX * scale).rounded()) - left,
      maxY: Int((place.maxY * scale).rounded()) - top)
  }
}
