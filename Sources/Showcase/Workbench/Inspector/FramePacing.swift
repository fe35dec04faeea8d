/// How regularly frames came, told by the window's loop (SPEC X2, F3); times in s.
package struct FramePacing: Hashable, Sendable {
  /// Frames left out while something moved.
  package private(set) var missed = 0
  /// Frames shown while something moved.
  package private(set) var shown = 0
  private var intervals: [Double] = []

  /// How many of the latest intervals count.
  private static let memory = 600

  /// Nothing shown yet.
  package init() {}

  /// A frame came so long after the one before, with so many left out in between.
  package mutating func add(interval: Double, missed: Int) {
    shown += 1
    self.missed += max(0, missed)
    intervals.append(interval)
    if intervals.count > Self.memory { intervals.removeFirst(intervals.count - Self.memory) }
  }

  /// The interval in s that a share of them does not exceed; nil before the first.
  package func percentile(_ share: Double) -> Double? {
    guard !intervals.isEmpty else { return nil }
    let rank = (share * Double(intervals.count)).rounded(.up) - 1
    return intervals.sorted()[min(max(0, Int(rank)), intervals.count - 1)]
  }

  /// p50, p95 and p99 of the latest intervals in ms; dashes before the first.
  package var line: String {
    let parts = [0.5, 0.95, 0.99].map { share in
      let time = percentile(share).map { FixedDecimal.text($0 * 1000, decimals: 1) } ?? "–"
      return "p\(Int((share * 100).rounded())) \(time)"
    }
    return parts.joined(separator: " · ") + " ms"
  }
}
