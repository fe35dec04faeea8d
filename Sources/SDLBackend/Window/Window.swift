internal import CSDL

/// A window that shows finished bitmaps and hands out what happened to it; all in window pixels.
@MainActor package final class Window {
  let handle: OpaquePointer
  private let video: VideoSession
  private var isShown = false

  /// Opens a hidden window in the middle of the display; the first `present` shows it.
  package init(
    title: String, size: PixelSize, resizing: Resizing = .free
  ) throws(WindowError) {
    let video = try VideoSession()
    let middle = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    var flags = SDL_WINDOW_HIDDEN.rawValue
    if resizing == .free { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    do {
      handle = try check(
        SDL_CreateWindow(title, middle, middle, Int32(size.width), Int32(size.height), flags),
        "SDL_CreateWindow")
    } catch {
      throw .refused(error)
    }
    self.video = video
    SDL_StopTextInput()  // SDL starts with it on, and an input method would take the keys.
  }

  isolated deinit { SDL_DestroyWindow(handle) }

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
  package func resize(to size: PixelSize) {
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
  }

  func showOnce() {
    guard !isShown else { return }
    isShown = true
    SDL_ShowWindow(handle)
  }
}
