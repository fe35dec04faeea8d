import Canvas

/// A row of a list that makes only what is in sight.
///
/// A row whose presentation is up is made out of sight too: it has not left the tree (SPEC H2).
public struct RowKey: Hashable {
  /// Names of the blocks around its list, joined by spaces.
  public var owner: String
  /// What tells it apart in its list.
  public var id: AnyHashable

  /// The row `id` of the list drawn in a context.
  init(_ id: some Hashable, in context: BlockContext) {
    owner = context.owner.joined(separator: " ")
    self.id = AnyHashable(id)
  }
}

/// Rows of lists and their indices when they were last made.
public typealias RowPlaces = [RowKey: Int]

extension BlockContext {
  /// The indices of the kept rows of a list of `count` rows, without those in sight.
  ///
  /// `id` tells what is at an index; a row is looked for where it was, then everywhere.
  func keptRows(
    besides seen: Range<Int>, of count: Int, id: (Int) -> AnyHashable
  ) -> [Int] {
    guard !keptRows.isEmpty else { return [] }
    let owner = owner.joined(separator: " ")
    return keptRows.compactMap { key, last in
      guard key.owner == owner else { return nil }
      let isThere = last < count && id(last) == key.id
      return isThere ? last : (0..<count).first { id($0) == key.id }
    }.filter { !seen.contains($0) }.sorted()
  }
}

extension Picture {
  /// Draws a row; what it declares remembers whose it is.
  mutating func row(
    _ key: @autoclosure () -> RowKey, at index: Int, _ content: (inout Picture<Model>) -> Void
  ) {
    let start = declared.count
    content(&self)
    if declared.count > start { remember(key(), at: index, since: start) }
  }

  /// Visits a kept row that is out of sight.
  mutating func rowOutOfSight(
    _ key: @autoclosure () -> RowKey, at index: Int, _ content: (inout Picture<Model>) -> Void
  ) {
    row(key(), at: index) { $0.declareOnly(content) }
  }
}
