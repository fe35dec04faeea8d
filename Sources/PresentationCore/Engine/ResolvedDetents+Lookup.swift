extension ResolvedDetents {
  /// The top edge of a detent in container pt; nil when it is not active.
  func edge(of identifier: String?) -> Double? {
    identifier.flatMap { index(of: $0) }.map { self[$0].edge }
  }

  /// The detent whose edge is nearest to a place in container pt.
  func nearestDetent(to edge: Double) -> ResolvedDetent {
    self[nearest(to: edge)]
  }
}
