/// What became of some frames of a row, counted from 0 (QA 30).
package enum FrameChange: Hashable, Sendable {
  /// So many are new, the first one at an index of the new row.
  case inserted(Int, at: Int)
  /// So many are gone, the first one at an index of the old row.
  case removed(Int, at: Int)
  /// So many look otherwise, the first one at an index of the new row.
  case changed(Int, at: Int)
}

/// Finds what became of a row of frames by their hashes: what follows an insertion is no change.
package enum FrameAlignment {
  /// Longer parts that differ at both ends are not searched for what they share.
  private static let longest = 1500

  /// The changes in order; none when both rows are equal.
  package static func changes(from old: [String], to new: [String]) -> [FrameChange] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    let before = rest.old.dropLast(end)
    let after = rest.new.dropLast(end)
    guard max(before.count, after.count) <= longest else {
      return parts(removed: before.count, inserted: after.count, old: start, new: start)
    }
    return walk(Array(before), Array(after), from: start)
  }

  private static func walk(_ old: [String], _ new: [String], from start: Int) -> [FrameChange] {
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(\.offset))
    let come = Set(difference.insertions.map(\.offset))
    var changes: [FrameChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (first, second) = (left, right)
      while gone.contains(left) || come.contains(right) {
        if gone.contains(left) { left += 1 }
        if come.contains(right) { right += 1 }
      }
      changes += parts(
        removed: left - first, inserted: right - second, old: start + first, new: start + second)
      if left < old.count, right < new.count {
        left += 1
        right += 1
      }
    }
    return changes
  }

  /// What stands at the same place on both sides is changed, the rest inserted or removed after it.
  private static func parts(
    removed: Int, inserted: Int, old: Int, new: Int
  ) -> [FrameChange] {
    let both = min(removed, inserted)
    return (both > 0 ? [.changed(both, at: new)] : [])
      + (inserted > both ? [.inserted(inserted - both, at: new + both)] : [])
      + (removed > both ? [.removed(removed - both, at: old + both)] : [])
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
