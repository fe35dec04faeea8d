internal import CSDL

/// SDL's video part, switched on for as long as this value's owner lives.
@MainActor package final class VideoSession {
  /// Starts video alone: no audio, no game pads, no screen saver lock, no message bus.
  package init() throws(WindowError) {
    let asked = Self.string(SDL_GetHint(SDL_HINT_VIDEODRIVER))
    guard !asked.isEmpty || Self.mayHaveDisplay else { throw .noDisplay }
    if asked == "wayland", !Self.mayHaveWayland { throw .noDisplay }
    SDL_SetMainReady()
    for (name, value) in Self.hints { SDL_SetHint(name, value) }
    if asked.isEmpty, Self.hasOnlyX11 { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    Self.keepBusAsleep()
    do { try check(SDL_Init(SDL_INIT_VIDEO), "SDL_Init") } catch { throw .unreachable(error) }
    let driver = Self.string(SDL_GetCurrentVideoDriver())
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, Self.acceleration(for: driver))
    guard WindowError.isBlind(driver: driver, asked: asked) else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    throw .noDisplay
  }

  /// How much larger than usual the display's user wants things, in steps of 1/4; nil when it does
  /// not tell (SPEC V).
  ///
  /// X11 tells by the resource `Xft.dpi`, else by the size of the screen in mm.
  package var suggestedScale: Double? {
    if Self.string(SDL_GetCurrentVideoDriver()) == "x11" {
      return Self.scale(dotsPerInch: CSDL_XDensity())
    }
    var diagonal: Float = 0
    var across: Float = 0
    var down: Float = 0
    guard SDL_GetDisplayDPI(0, &diagonal, &across, &down) == 0 else { return nil }
    return Self.scale(dotsPerInch: Double(across))
  }

  /// The scale for a density: 96 dots an inch are 1; what is near 1 is 1; nil for nonsense.
  package nonisolated static func scale(dotsPerInch: Double) -> Double? {
    guard (40...1000).contains(dotsPerInch) else { return nil }
    let scale = (dotsPerInch / 96 * 4).rounded() / 4
    return scale < 1.25 ? 1 : min(scale, 4)
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// Whether the window's surface goes through OpenGL: for Wayland SDL knows no other way.
  ///
  /// Elsewhere it is shared memory: a third of the time, a sixth of the memory on a machine without a
  /// graphics card.
  package nonisolated static func acceleration(for driver: String) -> String {
    driver == "wayland" ? "1" : "0"
  }

  private static var hints: [(String, String)] {
    [
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_IME_SHOW_UI, "1"),
      (SDL_HINT_APP_NAME, "Popup Showcase"),
    ]
  }

  /// False when nothing in the environment leads to a screen; asking SDL anyway would make the
  /// Wayland library complain on the terminal.
  private static var mayHaveDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].contains { (name: String) in
      getenv(name) != nil
    }
  }

  /// False when Wayland cannot be, its socket lies in the runtime folder or is named from the root:
  /// asked all the same, its library would complain on the terminal beside our own line.
  private static var mayHaveWayland: Bool {
    let name = getenv("WAYLAND_DISPLAY").map { String(cString: $0) } ?? ""
    return getenv("XDG_RUNTIME_DIR") != nil || name.hasPrefix("/")
  }

  /// True when X11 is all there can be.
  private static var hasOnlyX11: Bool { getenv("DISPLAY") != nil && !mayHaveWayland }

  /// Stops libdbus from starting a session bus when there is none.
  ///
  /// SDL_Init always asks for one; starting it costs 20 ms and the daemon outlives the program.
  /// Naming a bus that does not exist ends the search.
  private static func keepBusAsleep() {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
    if let folder = getenv("XDG_RUNTIME_DIR"), access(string(folder) + "/bus", F_OK) == 0 { return }
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
