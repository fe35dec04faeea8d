/// When a movement has come how far (QA f1): what a person reads off a curve.
package struct Milestones: Equatable, Sendable {
  /// Where it starts and where it ends, in the unit of the track.
  package var start, end: Double
  /// Seconds from time zero until it first has come 50, 90 and 99 % of the way; nil when it never does.
  package var half, ninety, ninetyNine: Double?
  /// How far it goes beyond the end, as a share of the way; 0 when it does not.
  package var overshoot: Double
  /// Seconds from time zero after which it stays within `tolerance` of the end.
  package var settled: Double
  /// How near is at rest, in the unit of the track.
  package var tolerance: Double

  /// The milestones of a track that rests at its last reading; nil when nothing moves.
  ///
  /// Without a start and an end the first and the last reading are taken; without a distance that
  /// counts as rest, SPEC T7's for positions in pt.
  package init?(
    _ track: Track, from start: Double? = nil, to end: Double? = nil, within distance: Double? = nil
  ) {
    guard let first = track.samples.first, let last = track.samples.last else { return nil }
    let start = start ?? first.value
    let end = end ?? last.value
    let way = end - start
    guard way != 0 else { return nil }
    self.start = start
    self.end = end
    tolerance = distance ?? min(0.5, max(0.1, 0.001 * abs(way)))
    let shares = track.samples.map { ($0.time, ($0.value - start) / way) }
    half = Self.crossing(of: 0.5, shares)
    ninety = Self.crossing(of: 0.9, shares)
    ninetyNine = Self.crossing(of: 0.99, shares)
    overshoot = max(0, (shares.map(\.1).max() ?? 1) - 1)
    if overshoot < 1e-9 { overshoot = 0 }
    let limit = tolerance
    let late = track.samples.lastIndex { abs($0.value - end) > limit }
    let rest = late.map { min($0 + 1, track.samples.count - 1) } ?? 0
    settled = track.samples[rest].time
  }

  /// The first time a share is reached, on the straight line between two readings.
  private static func crossing(of share: Double, _ shares: [(Double, Double)]) -> Double? {
    guard let index = shares.firstIndex(where: { $0.1 >= share }) else { return nil }
    guard index > 0 else { return shares[0].0 }
    let (earlier, below) = shares[index - 1]
    let (later, above) = shares[index]
    guard above > below else { return later }
    return earlier + (later - earlier) * (share - below) / (above - below)
  }
}
