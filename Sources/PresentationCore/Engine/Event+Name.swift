extension Event {
  /// The word by which the trace, the inspector and tests know it.
  public var name: String {
    switch self {
    case .willPresent: "willPresent"
    case .didPresent: "didPresent"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didAttemptToDismiss: "didAttemptToDismiss"
    case .detentChanged: "detentChanged"
    case .settled: "settled"
    case .dragBegan: "dragBegan"
    case .dragEnd: "dragEnd"
    case .refreshBegan: "refreshBegan"
    case .refreshEnded: "refreshEnded"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .navigated: "navigated"
    case .focus: "focus"
    case .action: "action"
    case .held: "held"
    case .ignored: "ignored"
    case .error: "error"
    }
  }
}
