import Motion

/// A popup that may be swiped away toward one edge: toast up, panel down (SPEC K8, K9).
public struct SwipePolicy: Hashable, Sendable {
  /// Resistance in all other directions.
  public var band: RubberBand
  /// Projection and flick speed.
  public var release: ReleasePolicy

  /// A swipe in a container whose height, in pt, is the rubber band's dimension.
  public init(dimension: Double, release: ReleasePolicy = ReleasePolicy()) {
    band = RubberBand(dimension: dimension)
    self.release = release
  }
}

extension SwipePolicy {
  /// Drawn offset in pt toward the exit: 1:1 that way, a rubber band backward (CASES B144).
  public func offset(forFinger finger: Double) -> Double {
    finger > 0 ? finger : band.offset(for: finger)
  }

  /// The finger's offset for a drawn one: grabbing never jumps; pt toward the exit.
  public func finger(forOffset offset: Double) -> Double {
    offset > 0 ? offset : band.pull(for: offset, within: 0...0)
  }

  /// Speed drawn, in pt/s, for a finger's offset and speed toward the exit.
  public func velocity(forFinger finger: Double, moving velocity: Double) -> Double {
    finger > 0 ? velocity : velocity * band.gain(at: finger)
  }

  /// True when a popup of an extent in pt, let go at an offset with a speed in pt/s, leaves.
  ///
  /// It leaves when its projected end is past half its extent or it is flicked toward the exit;
  /// a flick back always keeps it.
  public func leaves(offset: Double, velocity: Double, extent: Double) -> Bool {
    if velocity <= -release.flickSpeed { return false }
    if velocity >= release.flickSpeed { return true }
    return release.projected(offset, velocity: velocity) > extent / 2
  }
}
