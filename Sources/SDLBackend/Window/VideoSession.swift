internal import CSDL

/// SDL's video part, switched on for as long as this value's owner lives.
@MainActor final class VideoSession {
  /// Starts video alone: no audio, no game pads, no screen saver lock, no message bus.
  init() throws(WindowError) {
    let asked = Self.string(SDL_GetHint(SDL_HINT_VIDEODRIVER))
    guard !asked.isEmpty || Self.mayHaveDisplay else { throw .noDisplay }
    SDL_SetMainReady()
    for (name, value) in Self.hints { SDL_SetHint(name, value) }
    if asked.isEmpty, Self.hasOnlyX11 { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    Self.keepBusAsleep()
    do { try check(SDL_Init(SDL_INIT_VIDEO), "SDL_Init") } catch { throw .refused(error) }
    let driver = Self.string(SDL_GetCurrentVideoDriver())
    guard WindowError.isBlind(driver: driver, asked: asked) else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    throw .noDisplay
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// The window surface is shared memory instead of OpenGL: a third of the time, a sixth of the
  /// memory on a machine without a graphics card.
  private static var hints: [(String, String)] {
    [
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
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

  /// True when Wayland cannot be: asked all the same, its library would complain on the terminal
  /// beside our own line.
  private static var hasOnlyX11: Bool {
    getenv("DISPLAY") != nil && getenv("WAYLAND_DISPLAY") == nil
      && getenv("XDG_RUNTIME_DIR") == nil
  }

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
