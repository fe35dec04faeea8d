/// Rows that tests open, by their identity, and what their sheets said when they left.
protocol RowsModel {
  associatedtype Row: Identifiable where Row.ID == Int

  var rows: [Row] { get set }
  var farewells: [String] { get set }

  /// A row that stands for one that is not there.
  static func row(_ id: Int) -> Row
}

extension RowsModel {
  subscript(row id: Int) -> Row {
    get { rows.first { $0.id == id } ?? Self.row(id) }
    set {
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
      rows[index] = newValue
    }
  }
}
