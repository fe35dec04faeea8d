import Canvas

/// Speed of a finger from its recent places (SPEC Defaults, velocity).
///
/// Least squares over the last 100 ms, on each axis only since the last change of direction.
public struct VelocityTracker: Hashable, Sendable {
  /// Seconds before the release that count; a longer rest gives 0.
  public static let window = 0.1

  private struct Sample: Hashable {
    var position: Point
    var time: Instant
  }

  private var samples: [Sample] = []

  /// A tracker that knows nothing yet.
  public init() {}
}

extension VelocityTracker {
  /// Notes where the finger is, in pt; a time before the last one starts anew.
  public mutating func add(position: Point, at time: Instant) {
    if let last = samples.last, time < last.time { reset() }
    samples.append(Sample(position: position, time: time))
    let recent = samples.firstIndex { isRecent($0, at: time) } ?? 0
    samples.removeFirst(max(0, recent - 1))
  }

  /// Forgets all: every gesture has its own samples (CASES B114).
  public mutating func reset() {
    samples.removeAll()
  }

  /// Speed in pt/s at a release, x rightward and y downward.
  public func velocity(at release: Instant) -> Point {
    guard let last = samples.last else { return .zero }
    var path = samples
    if release > last.time {
      path.append(Sample(position: last.position, time: release))
    }
    let end = max(release, last.time)
    return Point(
      slope(of: path, along: \.x, until: end), slope(of: path, along: \.y, until: end))
  }
}

extension VelocityTracker {
  private func isRecent(_ sample: Sample, at time: Instant) -> Bool {
    time.seconds(since: sample.time) <= Self.window
  }

  private func slope(
    of path: [Sample], along axis: KeyPath<Point, Double>, until end: Instant
  ) -> Double {
    let recent = path.filter { isRecent($0, at: end) }
    let counted = recent.first?.time == end ? lastTwo(of: path) : recent
    return leastSquares(sinceReversal(counted, along: axis), along: axis, until: end)
  }

  /// All recent samples fall on one instant: the step or rest that led there is all there is.
  private func lastTwo(of path: [Sample]) -> [Sample] {
    guard let last = path.last, let before = path.last(where: { $0.time < last.time }) else {
      return []
    }
    return [before, last]
  }

  private func sinceReversal(
    _ path: [Sample], along axis: KeyPath<Point, Double>
  ) -> ArraySlice<Sample> {
    var direction = 0.0
    for index in path.indices.dropFirst().reversed() {
      let step = path[index].position[keyPath: axis] - path[index - 1].position[keyPath: axis]
      if direction == 0 { direction = step }
      if step * direction < 0 { return path[index...] }
    }
    return path[...]
  }

  private func leastSquares(
    _ path: ArraySlice<Sample>, along axis: KeyPath<Point, Double>, until end: Instant
  ) -> Double {
    let count = Double(path.count)
    let times = path.map { $0.time.seconds(since: end) }
    let places = path.map { $0.position[keyPath: axis] }
    let meanTime = times.reduce(0, +) / max(count, 1)
    let meanPlace = places.reduce(0, +) / max(count, 1)
    var spread = 0.0
    var shared = 0.0
    for (time, place) in zip(times, places) {
      spread += (time - meanTime) * (time - meanTime)
      shared += (time - meanTime) * (place - meanPlace)
    }
    return spread > 0 ? shared / spread : 0
  }
}
