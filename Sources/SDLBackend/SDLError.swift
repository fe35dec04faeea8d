internal import CSDL

/// A refused SDL call: which one, and what SDL said at that moment.
package nonisolated struct SDLError: Error, Hashable, CustomStringConvertible {
  /// The C function that refused.
  package let call: String
  /// SDL's own words, empty when it gave none.
  package let reason: String

  /// A refusal by a C function, in SDL's words.
  package init(call: String, reason: String) {
    self.call = call
    self.reason = reason
  }

  /// One line for a terminal.
  package var description: String { reason.isEmpty ? "\(call) failed" : "\(call): \(reason)" }

  /// Reads the message slot, which is only meaningful right after the call failed.
  static func last(in call: String) -> SDLError {
    SDLError(call: call, reason: String(cString: SDL_GetError()))
  }
}

/// Throws when a call answered with a negative status.
nonisolated func check(_ status: Int32, _ call: String) throws(SDLError) {
  guard status >= 0 else { throw .last(in: call) }
}

/// Throws when a call answered with no handle.
nonisolated func check<Handle>(_ handle: Handle?, _ call: String) throws(SDLError) -> Handle {
  guard let handle else { throw .last(in: call) }
  return handle
}
