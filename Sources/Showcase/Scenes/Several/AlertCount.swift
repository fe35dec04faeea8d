import PresentationCore

/// How many alerts are up, and how many ever were at the same time (SPEC E4).
package struct AlertCount: Hashable, Sendable {
  /// The most that were up at once.
  package private(set) var most = 0
  private var open: Set<PresentationID> = []

  /// Counts those that come and go.
  mutating func hear(_ event: Event) {
    switch event {
    case .willPresent(let id, _, _): open.insert(id)
    case .didDismiss(let id, _, _): open.remove(id)
    default: return
    }
    most = max(most, open.count)
  }
}
