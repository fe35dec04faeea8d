import Blocks
import Canvas

/// Pages of a stack that are groups of rows, one function a type of route.
protocol RowPages<Model> {
  /// What the rows change.
  associatedtype Model
}

extension RowPages {
  /// Rows on one card.
  func group(@BlockBuilder<Model> _ rows: () -> [any Block<Model>]) -> some Block<Model> {
    GroupBox(content: rows).padding(.horizontal, 16)
  }

  /// A row that changes the path, or more.
  func row(
    _ name: String, _ symbol: Symbol, _ title: String, _ detail: String = "",
    run change: @escaping (inout Model) -> Void
  ) -> NoteRow<Model> {
    NoteRow(name: name, symbol: symbol, title: title, detail: detail, action: .run(change))
  }
}
