package import Canvas

/// Something that happened to a window; places are in window pixels from its top left.
package nonisolated struct WindowEvent: Hashable, Sendable {
  /// When, on `MonotonicClock`.
  package var time: Instant
  /// What.
  package var kind: Kind

  /// The kinds of events.
  package enum Kind: Hashable, Sendable {
    /// Pointer, wheel, key, text, or the window coming to the front and leaving it.
    case input(InputEvent.Kind)
    /// Text an input method is still composing; empty when it gave up.
    case composition(String)
    /// The mouse left the window: nothing hovers.
    case pointerLeft
    /// The window's contents were lost; present again.
    case exposed
    /// The window has a new size in px.
    case resized(PixelSize)
    /// The window was closed, or the process was asked to end.
    case quit
  }

  /// An event at a moment.
  package init(_ kind: Kind, at time: Instant) {
    self.time = time
    self.kind = kind
  }
}
