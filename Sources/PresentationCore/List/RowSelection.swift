/// The rows chosen in edit mode (SPEC L2).
public struct RowSelection<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The identities of the chosen rows.
  public private(set) var ids: Set<ID> = []

  /// Nothing chosen.
  public init() {}

  /// True for a chosen row.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Chooses a row, or gives it up.
  public mutating func toggle(_ id: ID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Chooses every row, or none when all are chosen already.
  public mutating func toggleAll(of all: [ID]) {
    let wanted = Set(all)
    ids = ids == wanted ? [] : wanted
  }

  /// Gives up rows that are no longer there.
  public mutating func keep(in all: [ID]) {
    ids.formIntersection(all)
  }

  /// Gives up all.
  public mutating func clear() { ids = [] }
}
