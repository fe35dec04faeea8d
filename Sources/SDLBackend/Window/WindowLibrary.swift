internal import CSDL

/// The C library under the window, for people who compare two machines.
package nonisolated enum WindowLibrary {
  /// Such as "SDL 2.26.5".
  package static var version: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "SDL \(version.major).\(version.minor).\(version.patch)"
  }
}
