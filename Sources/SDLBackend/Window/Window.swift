internal import CSDL

/// A window that shows finished bitmaps and hands out what happened to it; all in window pixels.
@MainActor package final class Window {
  let handle: OpaquePointer
  private let video: VideoSession
  private var isShown = false

  /// Opens a hidden window; the first `present` shows it.
  ///
  /// Its top left is at `place`, in px of the desktop, when a display is there: then it is kept
  /// inside what is free of that. Else it is in the middle of the display.
  package init(
    title: String, size: PixelSize, place: PixelPlace? = nil, resizing: Resizing = .free,
    video open: VideoSession? = nil
  ) throws(WindowError) {
    let video: VideoSession
    if let open { video = open } else { video = try VideoSession() }
    let middle = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let seen = place.flatMap { Self.kept(PixelFrame($0, size)) }
    let size = seen?.size ?? size
    var flags = SDL_WINDOW_HIDDEN.rawValue
    if resizing == .free { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    do {
      handle = try check(
        SDL_CreateWindow(
          title, seen.map { Int32($0.place.x) } ?? middle,
          seen.map { Int32($0.place.y) } ?? middle,
          Int32(size.width), Int32(size.height), flags),
        "SDL_CreateWindow")
    } catch {
      throw .refused(error)
    }
    self.video = video
    SDL_StopTextInput()  // SDL starts with it on, and an input method would take the keys.
  }

  isolated deinit { SDL_DestroyWindow(handle) }

  /// A window inside the display that shows most of it; nil when no display shows a good part.
  private static func kept(_ frame: PixelFrame) -> PixelFrame? {
    let areas = (0..<SDL_GetNumVideoDisplays()).compactMap { display in
      var area = SDL_Rect()
      return SDL_GetDisplayUsableBounds(display, &area) == 0 ? PixelFrame(area) : nil
    }
    func seen(_ area: PixelFrame) -> PixelSize { frame.overlap(with: area) }
    let shown = areas.filter { seen($0).width >= 64 && seen($0).height >= 64 }
    return shown.max { seen($0).width * seen($0).height < seen($1).width * seen($1).height }
      .map { frame.kept(inside: $0) }
  }

  /// Whether the user may change the size.
  package enum Resizing: Hashable, Sendable { case free, fixed }
}

extension Window {
  /// The drawable size in px.
  package var size: PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelSize(Int(width), Int(height))
  }

  /// Its top left on the desktop, in px.
  package var place: PixelPlace {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    return PixelPlace(Int(x), Int(y))
  }

  /// The part of the display that panels leave free, in px; nil when SDL cannot tell.
  package var usableDisplaySize: PixelSize? {
    var area = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &area) == 0 else { return nil }
    return PixelSize(Int(area.w), Int(area.h))
  }

  /// The display's refresh rate in Hz; 60 when the display does not tell.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// The words in the title bar.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Shows a picture in task bars: rows of 0xAARRGGBB with straight alpha, without gaps.
  ///
  /// A display that takes no icon shows none.
  package func setIcon(_ pixels: [UInt32], size: PixelSize) {
    guard pixels.count == size.width * size.height else { return }
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(size.width), Int32(size.height), 32, Int32(size.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Asks for a new size in px; a `resized` event reports what came of it.
  ///
  /// A window that would go beyond its display moves back as far as it must.
  package func resize(to size: PixelSize) {
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
    var area = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &area) == 0 else { return }
    let kept = PixelFrame(place, size).kept(inside: PixelFrame(area)).place
    if kept != place { SDL_SetWindowPosition(handle, Int32(kept.x), Int32(kept.y)) }
  }

  /// Keeps the user from making it smaller than a size in px; one that is smaller now stays as it is.
  package func limit(to smallest: PixelSize) {
    let now = size
    SDL_SetWindowMinimumSize(
      handle, Int32(max(1, min(smallest.width, now.width))),
      Int32(max(1, min(smallest.height, now.height))))
  }

  func showOnce() {
    guard !isShown else { return }
    isShown = true
    SDL_ShowWindow(handle)
  }
}

extension PixelFrame {
  fileprivate init(_ area: SDL_Rect) {
    self.init(
      PixelPlace(Int(area.x), Int(area.y)), PixelSize(Int(area.w), Int(area.h)))
  }
}
