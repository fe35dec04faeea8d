/// Moments of frames that follow each other evenly, the first at a take's time zero.
package struct FrameGrid: Hashable, Sendable {
  /// Frames a second.
  package var rate: Double

  /// A grid of so many frames a second, more than 0.
  package init(rate: Double) {
    self.rate = rate
  }

  /// Nanoseconds after time zero of the frame of an index from 0, rounded to the nearest.
  package func time(_ index: Int) -> Int64 { Int64((Double(index) * 1e9 / rate).rounded()) }
}
