import Raster

/// Takes frames one by one, so that never more than one of them is held.
protocol FrameSink {
  /// Adds the next frame of the plan.
  mutating func add(_ picture: Bitmap) throws(CommandError)
  /// Writes what is left.
  mutating func finish() throws(CommandError)
  /// Lets go of everything, whether finished or not; called once, at the end.
  mutating func stop()
}
