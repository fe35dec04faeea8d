import Canvas

/// Which level of a menu is open, and the one that gives way to it (SPEC C1).
public struct MenuPath: Hashable, Sendable {
  /// Name of the entry whose submenu is open; nil shows the first level.
  public private(set) var opened: String?
  /// The level before, while it can be seen.
  private(set) var before: String?
  private var turned: Instant?

  /// The first level.
  public init() {}

  /// Seconds in which one level fades over into the other.
  private static let duration = 0.2

  /// Opens the submenu of an entry, or goes back to the first level with nil.
  public mutating func turn(to entry: String?, at now: Instant) {
    guard entry != opened else { return }
    before = opened
    opened = entry
    turned = now
  }

  /// How far the open level has come in, 0…1.
  func share(at now: Instant) -> Double {
    guard let turned else { return 1 }
    let share = min(max(now.seconds(since: turned) / Self.duration, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// When nothing fades any more.
  var restsAt: Instant? { turned?.advanced(by: Self.duration) }
}
