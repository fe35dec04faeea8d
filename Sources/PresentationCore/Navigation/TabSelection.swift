/// Which tab is shown, and what a tap on one means (SPEC L5).
public struct TabSelection<Tab: Hashable & Sendable>: Hashable, Sendable {
  /// The tab that is shown.
  public private(set) var current: Tab

  /// What a tap on a tab does.
  public enum Outcome: Hashable, Sendable {
    /// Another tab is shown, as it was left.
    case changed
    /// The shown tab goes back to its root.
    case toRoot
    /// The shown tab is at its root and scrolls to the top.
    case toTop
  }

  /// A tab to begin with.
  public init(_ tab: Tab) {
    current = tab
  }

  /// Takes a tap on a tab; `depth` is how many pages the shown one is above its root.
  public mutating func tap(_ tab: Tab, depth: Int) -> Outcome {
    guard tab == current else {
      current = tab
      return .changed
    }
    return depth > 0 ? .toRoot : .toTop
  }
}
