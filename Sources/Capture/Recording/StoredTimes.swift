/// The times that stand in an animated file, in seconds.
package struct StoredTimes: Hashable, Sendable {
  /// When each frame is first shown, in order.
  package var starts: [Double]
  /// When the last frame ends.
  package var total: Double

  /// Times from the frames' lengths in seconds.
  init(durations: [Double]) {
    starts = []
    total = 0
    for duration in durations {
      starts.append(total)
      total += duration
    }
  }

  init(starts: [Double], total: Double) {
    self.starts = starts
    self.total = total
  }

  /// Reads a file's times with the showcase's own readers, which share nothing with the writers.
  package static func read(
    _ file: [UInt8], as format: RecordingFormat
  ) throws(FileDamage) -> StoredTimes {
    switch format {
    case .png: throw FileDamage("a folder has no times")
    case .webp: try WebPTimes.read(file)
    case .gif: try GIFTimes.read(file)
    case .apng: try APNGTimes.read(file)
    case .mp4: try MP4Times.read(file)
    }
  }

  /// What is not as planned; nil when every frame is shown when it should.
  ///
  /// An encoder may join frames that look the same: `changed` tells which look unlike the one before.
  package func objection(to plan: RecordingPlan, changed: [Bool]) -> String? {
    let isStill = !changed.dropFirst().contains(true)
    if isStill, total == 0, starts == [0] { return nil }
    let wanted = plan.frames.map { plan.seconds($0.start) }
    var next = 0
    for (index, start) in wanted.enumerated() {
      if next < starts.count, Self.isSame(starts[next], start) {
        next += 1
      } else if changed[index] {
        let found = next < starts.count ? Self.label(starts[next]) : "nothing"
        return "frame \(index) should be shown at \(Self.label(start)), but the file has \(found)"
      }
    }
    guard next == starts.count else {
      return "the file shows a frame at \(Self.label(starts[next])) that nobody asked for"
    }
    let end = plan.seconds(plan.total)
    guard Self.isSame(total, end) else {
      return "the file lasts \(Self.label(total)) instead of \(Self.label(end))"
    }
    return nil
  }

  /// A microsecond is far below any format's grid, and far above what sums of fractions lose.
  private static func isSame(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) < 1e-6
  }

  private static func label(_ seconds: Double) -> String {
    "\(NumberText.fixed(seconds * 1000, decimals: 3)) ms"
  }
}
