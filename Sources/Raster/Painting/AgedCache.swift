/// Keeps what was used lately: once the young half is full, the old half is forgotten.
struct AgedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int

  /// A cache that holds at most twice the limit, in whatever unit costs are given.
  init(limit: Int) {
    self.limit = limit
  }

  /// What is kept for a key, or what `make` makes; it then counts as just used.
  mutating func value(
    for key: Key, cost: (Value) -> Int, make: () -> Value
  ) -> Value {
    if let kept = young[key] { return kept }
    let value = old[key] ?? make()
    let price = cost(value)
    if youngCost + price > limit {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += price
    return value
  }
}
