extension String {
  /// Where a text is filled up.
  package enum Flank: Hashable, Sendable {
    /// In front of it: it ends at the column's right.
    case before
    /// Behind it.
    case after
  }

  /// Filled up to a width in characters, which are columns for Latin texts only; longer ones stay.
  package func padded(
    _ flank: Flank, to width: Int, with filler: Character = " "
  ) -> String {
    let fill = String(repeating: filler, count: max(0, width - count))
    return switch flank {
    case .before: fill + self
    case .after: self + fill
    }
  }
}
