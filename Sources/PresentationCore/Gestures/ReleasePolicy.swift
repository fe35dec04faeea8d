import Motion

/// Chooses where a sheet or popup rests when the finger lets go (SPEC S4, S5).
///
/// The end of the motion is projected and the nearest anchor taken; the closed edge is an anchor
/// when a drag may dismiss. On a tie the higher anchor wins, so that a tie never dismisses.
public struct ReleasePolicy: Hashable, Sendable {
  /// Momentum by which the end is projected.
  public var momentum: Deceleration
  /// Speed in pt/s from which direction alone decides about leaving.
  public var flickSpeed: Double
  /// How many detents a fling may pass.
  public var skipping: SheetSpec.Skipping

  /// The rule of the Defaults table unless told otherwise.
  public init(
    skipping: SheetSpec.Skipping = .oneBeyond, momentum: Deceleration = .normal,
    flickSpeed: Double = 700
  ) {
    self.skipping = skipping
    self.momentum = momentum
    self.flickSpeed = flickSpeed
  }
}

extension ReleasePolicy {
  /// Where a motion would end: the millisecond series shown at WWDC 2018 (MOTION 4), in pt.
  public func projected(_ position: Double, velocity: Double) -> Double {
    position + momentum.projection(velocity: velocity)
  }

  /// Where a sheet goes that is let go at a drawn edge in pt with a speed in pt/s, both downward.
  ///
  /// `finger` is the edge without rubber band; it decides whether leaving was meant.
  public func target(
    edge: Double, finger: Double? = nil, velocity: Double, detents: ResolvedDetents,
    dismissal: DragDismissal
  ) -> ReleaseTarget {
    let index = detent(edge: edge, velocity: velocity, detents: detents)
    let leaves = leaves(edge: finger ?? edge, velocity: velocity, detents: detents)
    switch dismissal {
    case .allowed: return leaves ? .dismiss : .detent(index)
    case .refused: return leaves ? .refused(index) : .detent(index)
    }
  }
}

extension ReleasePolicy {
  /// The detent nearest to the projected end among those a fling may reach.
  private func detent(edge: Double, velocity: Double, detents: ResolvedDetents) -> Int {
    let end = projected(edge, velocity: velocity)
    let nearest = detents.nearest(to: end)
    let passed = passed(from: edge, to: end, anchors: detents.detents.map(\.edge))
    guard let last = passed.last else { return nearest }
    return end < edge ? min(nearest, last) : max(nearest, last)
  }

  private func leaves(edge: Double, velocity: Double, detents: ResolvedDetents) -> Bool {
    if velocity <= -flickSpeed { return false }
    if velocity >= flickSpeed, edge >= detents.smallest.edge - ResolvedDetents.tolerance {
      return true
    }
    let end = projected(edge, velocity: velocity)
    guard detents.closedEdge - end < detents.smallest.height / 2 else { return false }
    guard edge < detents.smallest.edge, end > edge else { return true }
    let reachable = passed(
      from: edge, to: end, anchors: [detents.closedEdge] + detents.detents.map(\.edge))
    return reachable.contains(0)
  }

  /// Indices of the anchors ahead that a fling may reach, in the order of the motion.
  private func passed(from edge: Double, to end: Double, anchors: [Double]) -> [Int] {
    let tolerance = ResolvedDetents.tolerance
    let ahead =
      end < edge
      ? anchors.indices.filter { anchors[$0] < edge - tolerance }
      : anchors.indices.reversed().filter { anchors[$0] > edge + tolerance }
    return Array(ahead.prefix(reach))
  }

  private var reach: Int {
    switch skipping {
    case .sequential: 1
    case .oneBeyond: 2
    case .unlimited: .max
    }
  }
}
