import Raster

/// Plays a take to its end and tells the hash of every frame on an even grid (SPEC X6).
package struct ReplayRun {
  private var camera: Camera
  private let grid: FrameGrid
  /// The last moment in nanoseconds; it is shown whether the grid meets it or not.
  private let end: Int64

  /// A replay through a camera at time zero, up to `end` in nanoseconds; as many frames as a recording
  /// may have.
  package init(_ camera: Camera, grid: FrameGrid, until end: Int64) throws(CommandError) {
    guard grid.time(RecordingPlan.most) > end else {
      throw .usage(
        "--until: more than \(RecordingPlan.most) frames", suggestion: "end earlier")
    }
    self.camera = camera
    self.grid = grid
    self.end = end
  }

  /// Tells all frames in order; the last one's picture.
  package mutating func run(_ tell: (FrameHash) throws -> Void) throws -> Bitmap {
    var index = 0
    while true {
      let time = min(end, grid.time(index))
      let picture = try camera.picture(at: time)
      try tell(FrameHash(time: time, picture: picture))
      guard time < end else { return picture }
      index += 1
    }
  }
}
