/// Why no window opened.
package nonisolated enum WindowError: Error, Hashable, CustomStringConvertible {
  /// There is no screen: SDL finds none, or only a driver that shows nothing.
  case noDisplay
  /// The screen that the environment names does not answer.
  case unreachable(SDLError)
  /// SDL refused.
  case refused(SDLError)

  /// What happened and what to do next, for a terminal.
  package var description: String {
    switch self {
    case .noDisplay:
      """
      no display: set DISPLAY or WAYLAND_DISPLAY, or draw without a window with \
      popup-showcase capture
      """
    case .unreachable(let error):
      """
      no display: \(error); see what DISPLAY or WAYLAND_DISPLAY names, or draw without a window \
      with popup-showcase capture
      """
    case .refused(let error):
      "no window: \(error)"
    }
  }

  /// True for a driver that shows nothing, unless `SDL_VIDEODRIVER`, a list, names it.
  package static func isBlind(driver: String, asked: String) -> Bool {
    let showsNothing = ["offscreen", "dummy", "evdev"].contains(driver)
    return showsNothing && !asked.split(separator: ",").contains { $0 == driver }
  }
}
