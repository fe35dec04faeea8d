/// A line and a column, both from 1.
package struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int

  /// A place from line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
