import Glibc
import Motion
import Proof
import Raster

/// The place of an edge in somebody's recording over time, and the curves that explain it (SPEC X4).
package struct Measurement {
  /// Which edge of what moves in the region.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The first level edge from above, and the last.
    case top, bottom
    /// The first upright edge from the left, and the last.
    case left, right
  }

  /// Frames looked at.
  package let frames: Int
  /// The edge that was followed.
  package let edge: Edge
  /// Its places in px of the recording, at times in seconds.
  package let track: Track
  /// The spring that fits best; nil when too little moves.
  package let spring: SpringFit?
  /// The timing curve that fits best; nil when too little moves.
  package let bezier: BezierFit?

  /// Reads every frame; without a region, in px, all of the picture is looked at, and without an edge
  /// the strong one that moves farthest is followed.
  ///
  /// `progress` counts the frames.
  package init(
    _ source: FrameSource, region: PixelRect?, edge: Edge?, progress: Progress? = nil
  ) throws(CommandError) {
    let candidates = edge.map { [$0] } ?? Edge.allCases
    var found: [Edge: [Track.Sample]] = [:]
    var frames = 0
    try source.visit(progress) { time, picture in
      frames += 1
      for one in candidates {
        let probe = EdgeProbe(
          region: region ?? picture.bounds, axis: one.axis, reach: source.reach, choice: one.choice)
        guard let place = probe.place(in: picture) else { continue }
        found[one, default: []].append(Track.Sample(time, place))
      }
    }
    func way(_ edge: Edge) -> Double {
      Track(found[edge] ?? []).range.map { $0.upperBound - $0.lowerBound } ?? 0
    }
    let most = candidates.map(way).max() ?? 0
    // Two edges that go equally far are one thing's: the first is as good as the other.
    let chosen = candidates.first { way($0) >= 0.98 * most } ?? candidates[0]
    track = Track(found[chosen] ?? [])
    guard track.samples.count >= 2 else {
      throw .usage(
        "no edge stands out in this region in \(frames == 1 ? "1 frame" : "\(frames) frames")",
        suggestion: "give --region x,y,w,h in px with one clear edge in it")
    }
    self.frames = frames
    self.edge = chosen
    spring = SpringFit(track)
    let strays = spring?.strays ?? []
    bezier = BezierFit(Track(track.samples.filter { !strays.contains($0) }))
  }

  /// Which of the two curves explains the readings better, its parameters counted against it.
  package enum Better: String, Sendable { case spring, bezier, neither }

  /// The better curve by the Bayesian information criterion; `neither` when nothing fits.
  package var better: Better {
    guard let spring, let bezier else {
      return spring != nil ? .spring : bezier != nil ? .bezier : .neither
    }
    let count = Double(track.samples.count)
    func cost(_ rms: Double, _ parameters: Double) -> Double {
      2 * count * log(max(rms, 1e-9)) + parameters * log(count)
    }
    return cost(spring.rms, 5) <= cost(bezier.rms, 8) ? .spring : .bezier
  }

  /// No curve explains readings that lie on average farther from it than this share of their way.
  private static let most = 0.03

  /// No curve begins or ends farther beyond the readings than this share of their way.
  private static let farthest = 0.5

  /// A curve whose parameters may be so far off, as a share of themselves, is none.
  private static let vaguest = 0.25

  /// Why no curve explains the readings; nil when the better one does.
  package var objection: String? {
    switch better {
    case .spring: spring.flatMap { objection(to: $0) }
    case .bezier: bezier.flatMap { objection(to: $0) }
    case .neither: "nothing moves, or in fewer than six frames: no curve can be told"
    }
  }

  private func objection(to spring: SpringFit) -> String? {
    if let words = objection(rms: spring.rms) { return words }
    let errors = [
      spring.response.error / abs(spring.response.value), spring.dampingRatio.error,
    ]
    guard errors.allSatisfy({ $0 <= Self.vaguest }), !isFar(spring.to) else {
      return Self.tooLittle
    }
    return nil
  }

  private func objection(to bezier: BezierFit) -> String? {
    objection(rms: bezier.rms) ?? (isFar(bezier.from) || isFar(bezier.to) ? Self.tooLittle : nil)
  }

  private func objection(rms: Double) -> String? {
    guard rms > Self.most * way else { return nil }
    return
      "neither curve fits: the readings lie \(NumberText.fixed(rms, decimals: 1)) px beside it, of "
      + "\(NumberText.fixed(way, decimals: 1)); give --region x,y,w,h with one clear edge in it"
  }

  private static let tooLittle =
    "too little is seen for a curve: begin before the movement, end after it, or give "
    + "--region x,y,w,h that holds the whole way"

  private var way: Double { track.range.map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// True for a place beyond all readings by more than half of their way: nobody saw it.
  package func isFar(_ place: Double) -> Bool {
    guard let range = track.range else { return true }
    let slack = Self.farthest * way
    return !(range.lowerBound - slack...range.upperBound + slack).contains(place)
  }
}

extension Measurement.Edge {
  fileprivate var axis: EdgeProbe.Axis {
    switch self {
    case .top, .bottom: .vertical
    case .left, .right: .horizontal
    }
  }

  fileprivate var choice: EdgeProbe.Choice {
    switch self {
    case .top, .left: .first
    case .bottom, .right: .last
    }
  }
}
