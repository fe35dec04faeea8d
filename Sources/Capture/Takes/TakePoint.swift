import Canvas

/// A place on the screen as a take names it.
package enum TakePoint: Hashable, Sendable {
  /// In stage pt.
  case absolute(Point)
  /// As an offset from the last point of the take, in pt.
  case relative(Point)
  /// The centre of a named element at the moment of the input.
  case element(String, TextPlace)
}
