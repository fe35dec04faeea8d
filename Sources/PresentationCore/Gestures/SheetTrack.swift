import Motion

/// Where a dragged sheet's edge stands for a finger: a function of its place only (SPEC S4).
///
/// 1:1 from the largest detent to the closed edge, or to the smallest detent when a drag may not
/// dismiss; a rubber band beyond. Edges and distances in pt, y downward.
public struct SheetTrack: Hashable, Sendable {
  /// Highest edge that follows the finger 1:1.
  public var upper: Double
  /// Lowest edge that follows the finger 1:1.
  public var lower: Double
  /// Resistance beyond both.
  public var band: RubberBand

  /// The track of a sheet; the container's height is the rubber band's dimension.
  public init(detents: ResolvedDetents, dismissal: DragDismissal) {
    upper = detents.largest.edge
    band = RubberBand(dimension: detents.closedEdge)
    switch dismissal {
    case .allowed: lower = detents.closedEdge
    case .refused: lower = detents.smallest.edge
    }
  }
}

extension SheetTrack {
  /// The drawn edge in pt for the edge a finger has led to.
  public func edge(forFinger finger: Double) -> Double {
    band.position(for: finger, within: range)
  }

  /// The edge a finger must have led to for the drawn edge: grabbing never jumps.
  public func finger(forEdge edge: Double) -> Double {
    band.pull(for: edge, within: range)
  }

  /// The edge a finger has led to, `translation` pt after it grabbed the drawn edge.
  public func finger(grabbing edge: Double, translation: Double) -> Double {
    finger(forEdge: edge) + translation
  }

  /// The drawn edge in pt, `translation` pt after a finger grabbed it (CASES B106).
  public func edge(grabbing edge: Double, translation: Double) -> Double {
    self.edge(forFinger: finger(grabbing: edge, translation: translation))
  }

  /// Speed of the drawn edge in pt/s for a finger's place and speed (CASES B134).
  public func velocity(forFinger finger: Double, moving velocity: Double) -> Double {
    velocity * band.gain(for: finger, within: range)
  }

  private var range: ClosedRange<Double> { upper...max(upper, lower) }
}
