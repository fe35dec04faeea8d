/// A cache that forgets what was not asked for lately, in two generations.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private let limit: Int
  private var fresh: [Key: Entry] = [:]
  private var aged: [Key: Entry] = [:]
  private var freshCost = 0

  /// Keeps values whose costs, together, stay under `limit`.
  init(limit: Int) {
    self.limit = limit
  }

  /// The value kept for a key; asking keeps it young.
  mutating func value(for key: Key) -> Value? {
    if let entry = fresh[key] { return entry.value }
    guard let entry = aged[key] else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value, unless it alone would take an eighth of the room.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 8 else { return }
    if freshCost + cost > limit / 2 {
      aged = fresh
      fresh = [:]
      freshCost = 0
    }
    let replaced = fresh.updateValue(Entry(value: value, cost: cost), forKey: key)
    freshCost += cost - (replaced?.cost ?? 0)
  }
}
