import Canvas

/// Something that is loaded when it is first seen, and never again (SPEC L5).
public enum OnceLoad: Hashable, Sendable {
  /// Nobody has seen it yet.
  case idle
  /// It will be there at that moment.
  case loading(until: Instant)
  /// It is there.
  case loaded

  /// Starts what takes so many seconds; false when it has been started before.
  @discardableResult
  public mutating func begin(at instant: Instant, seconds: Double) -> Bool {
    guard self == .idle else { return false }
    self = .loading(until: instant.advanced(by: seconds))
    return true
  }

  /// Ends what is due by now; true when that has ended it.
  @discardableResult
  public mutating func advance(to instant: Instant) -> Bool {
    guard let due, due <= instant else { return false }
    self = .loaded
    return true
  }

  /// When it will be there; nil when nothing is under way.
  public var due: Instant? {
    if case .loading(let due) = self { due } else { nil }
  }
}
