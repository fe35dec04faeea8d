import Canvas

/// What pressing a control does.
public enum Action<Model> {
  /// Changes the model.
  case run((inout Model) -> Void)
  /// Changes the model from a moment on: the start of what moves.
  case timed((inout Model, Instant) -> Void)
  /// Asks the presentation the control stands in to leave, with reason `action` (SPEC E8).
  case dismissSelf
  /// Changes the model, and asks the presentation it stands in to leave at the same instant.
  case dismissThen((inout Model) -> Void)

  /// The change to the model; nil when there is none.
  public var change: ((inout Model) -> Void)? {
    switch self {
    case .run(let change), .dismissThen(let change): change
    case .timed, .dismissSelf: nil
    }
  }

  /// True when the presentation around the control is asked to leave.
  public var dismisses: Bool {
    switch self {
    case .run, .timed: false
    case .dismissSelf, .dismissThen: true
    }
  }

  /// The same action on a model that holds this one at `path`.
  public func pulledBack<Parent>(along path: WritableKeyPath<Parent, Model>) -> Action<Parent> {
    switch self {
    case .run(let change): .run { change(&$0[keyPath: path]) }
    case .timed(let change): .timed { change(&$0[keyPath: path], $1) }
    case .dismissSelf: .dismissSelf
    case .dismissThen(let change): .dismissThen { change(&$0[keyPath: path]) }
    }
  }
}
