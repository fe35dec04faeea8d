internal import CSDL
package import Canvas

extension Window {
  /// Shows a bitmap at the window's top left: rows of opaque 0xAARRGGBB without gaps.
  ///
  /// Only the damaged rectangles, in px, are copied and sent; nil means everything. What the
  /// bitmap does not cover keeps what the surface held.
  package func present(
    _ pixels: UnsafePointer<UInt32>, size: PixelSize, damage: [Rect]? = nil
  ) throws(SDLError) {
    showOnce()
    // Asked anew each time: a change of size makes the old surface invalid.
    let surface = try check(SDL_GetWindowSurface(handle), "SDL_GetWindowSurface")
    let frame = PixelSize(
      min(size.width, Int(surface.pointee.w)), min(size.height, Int(surface.pointee.h)))
    var areas = Self.areas(of: damage, in: frame)
    for area in areas {
      let source = pixels + Int(area.y) * size.width + Int(area.x)
      try Self.copy(source, stride: size.width, into: surface, at: area)
    }
    guard !areas.isEmpty else { return }
    try check(
      SDL_UpdateWindowSurfaceRects(handle, &areas, Int32(areas.count)),
      "SDL_UpdateWindowSurfaceRects")
  }

  /// Sends the last bitmap again after an `exposed` event.
  package func presentAgain() {
    // Refused only after a change of size, and then a `resized` event asks for a new bitmap.
    SDL_UpdateWindowSurface(handle)
  }

  /// Whole pixels that hold the damage, cut at the frame; empty ones fall away.
  static func areas(of damage: [Rect]?, in frame: PixelSize) -> [SDL_Rect] {
    let whole = Rect(0, 0, Double(frame.width), Double(frame.height))
    return (damage ?? [whole]).compactMap { rect in
      let cut = rect.intersection(whole)
      guard !cut.isEmpty else { return nil }
      let left = Int32(cut.minX.rounded(.down))
      let top = Int32(cut.minY.rounded(.down))
      return SDL_Rect(
        x: left, y: top, w: Int32(cut.maxX.rounded(.up)) - left,
        h: Int32(cut.maxY.rounded(.up)) - top)
    }
  }

  /// Copies one rectangle of rows, converting when the display is not 32-bit XRGB.
  private static func copy(
    _ source: UnsafePointer<UInt32>, stride: Int, into surface: UnsafeMutablePointer<SDL_Surface>,
    at area: SDL_Rect
  ) throws(SDLError) {
    let format = surface.pointee.format.pointee
    let pitch = Int(surface.pointee.pitch)
    let target = try check(surface.pointee.pixels, "SDL_GetWindowSurface")
    let corner = target + Int(area.y) * pitch + Int(area.x) * Int(format.BytesPerPixel)
    guard format.format == xrgb || format.format == SDL_PIXELFORMAT_ARGB8888.rawValue else {
      try check(
        SDL_ConvertPixels(
          area.w, area.h, xrgb, source, Int32(stride * 4), format.format, corner, Int32(pitch)),
        "SDL_ConvertPixels")
      return
    }
    for row in 0..<Int(area.h) {
      SDL_memcpy(corner + row * pitch, source + row * stride, Int(area.w) * 4)
    }
  }

  private static var xrgb: UInt32 { SDL_PIXELFORMAT_XRGB8888.rawValue }
}
