import Canvas

/// Where things stand in the window, in chrome points (look 22).
package struct WorkbenchLayout: Hashable, Sendable {
  /// Size of the window in chrome pt.
  package var window: Size
  /// Size of the phone's screen in stage pt.
  package var screen: Size
  /// Window pixels for a stage pt.
  package var stageScale: Double
  /// Window pixels for a chrome pt.
  package var chromeScale: Double
  /// Radius of the screen's corners in stage pt.
  package var cornerRadius: Double

  /// Whether the inspector stands beside the phone.
  package var inspector = Inspector.collapsed

  /// The two states of the inspector.
  package enum Inspector: Hashable, Sendable { case collapsed, shown }

  /// Width of the inspector in chrome pt.
  package static let inspectorWidth = 360.0
  /// Width of the gallery in chrome pt.
  package static let sidebarWidth = 240.0
  /// Height of the bar above the phone in chrome pt.
  package static let toolbarHeight = 48.0
  /// Height of the line below the phone in chrome pt.
  package static let statusHeight = 28.0
  /// The dark body around the screen and the space around the body, in chrome pt.
  package static let bezel = 12.0
  /// The phone's body as an opaque pixel `0xFFRRGGBB`: what shows behind the screen's corners.
  package static let bodyPixel: UInt32 = 0xFF15_181C
  /// Space between bars and body in chrome pt.
  package static let margin = 20.0

  /// The smallest window that has room for gallery, title and tools, in chrome pt.
  package static let smallestWindow = Size(sidebarWidth + 440, 480)

  /// A layout of a screen at a scale in a window.
  package init(
    window: Size, screen: Size, stageScale: Double, chromeScale: Double, cornerRadius: Double
  ) {
    self.window = window
    self.screen = screen
    self.stageScale = stageScale
    self.chromeScale = chromeScale
    self.cornerRadius = cornerRadius
  }

  /// The window that fits a screen at a scale, in chrome pt.
  package static func window(
    for screen: Size, stageScale: Double, chromeScale: Double
  ) -> Size {
    let ratio = stageScale / chromeScale
    let frame = 2 * (bezel + margin)
    return Size(
      max(smallestWindow.width, sidebarWidth + (screen.width * ratio + frame + 40).rounded(.up)),
      max(
        smallestWindow.height,
        toolbarHeight + statusHeight + (screen.height * ratio + frame).rounded(.up)))
  }

  /// The largest scale up to `wanted` at which the whole screen fits, in steps of 1/20.
  package func fittingScale(upTo wanted: Double) -> Double {
    let room = stageArea.inset(by: Insets(all: Self.bezel))
    let share = min(room.width / screen.width, room.height / screen.height) * chromeScale
    return max(0.25, min(wanted, (share * 20).rounded(.down) / 20))
  }

  /// Size in stage pt of a screen that fills the window at a scale.
  package func fillingScreen(at scale: Double) -> Size {
    let room = stageArea.inset(by: Insets(all: Self.bezel + Self.margin))
    let ratio = chromeScale / scale
    return Size(
      max(200, (room.width * ratio).rounded(.down)), max(200, (room.height * ratio).rounded(.down)))
  }

  /// The screen's top-left corner in window pixels: always whole ones.
  package var screenOrigin: Point {
    let stage = stageArea
    let ratio = stageScale / chromeScale
    let left = stage.midX - screen.width * ratio / 2
    let top = stage.midY - screen.height * ratio / 2
    return Point(
      (max(left, stage.minX) * chromeScale).rounded(),
      (max(top, stage.minY) * chromeScale).rounded())
  }

  /// The screen in chrome pt.
  package var screenRect: Rect {
    Rect(
      screenOrigin.x / chromeScale, screenOrigin.y / chromeScale,
      screen.width * stageScale / chromeScale, screen.height * stageScale / chromeScale)
  }

  /// Where bars and stage end and the inspector begins, in chrome pt.
  package var right: Double {
    inspector == .shown ? max(Self.sidebarWidth, window.width - Self.inspectorWidth) : window.width
  }

  /// How wide the inspector is in window pixels; 0 when collapsed.
  package var inspectorPixels: Int { Int((window.width - right) * chromeScale) }

  /// The inspector in chrome pt; empty when collapsed.
  package var inspectorRect: Rect {
    Rect(right, 0, inspector == .shown ? Self.inspectorWidth : 0, window.height)
  }

  /// A place in chrome pt in the inspector's own.
  package func inspectorPoint(_ place: Point) -> Point { Point(place.x - right, place.y) }

  /// The part of the screen that bars and inspector leave in sight, in chrome pt.
  package var screenShown: Rect { screenRect.intersection(stageArea) }

  /// The area for the phone in chrome pt.
  package var stageArea: Rect {
    Rect(
      Self.sidebarWidth, Self.toolbarHeight, max(0, right - Self.sidebarWidth),
      max(0, window.height - Self.toolbarHeight - Self.statusHeight))
  }

  /// A place in window pixels in stage pt.
  package func stagePoint(_ pixel: Point) -> Point {
    Point(
      (pixel.x - screenOrigin.x) / stageScale, (pixel.y - screenOrigin.y) / stageScale)
  }

  /// A place in window pixels in chrome pt.
  package func chromePoint(_ pixel: Point) -> Point {
    Point(pixel.x / chromeScale, pixel.y / chromeScale)
  }
}
