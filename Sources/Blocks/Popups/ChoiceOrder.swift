/// The rules for the order of choices, by role and never by text (SPEC A1, A4, D1).
enum ChoiceOrder {
  /// Side by side: cancel leads.
  static func sideBySide<Model>(_ choices: [Choice<Model>]) -> [Choice<Model>] {
    choices.filter { $0.role == .cancel } + choices.filter { $0.role != .cancel }
  }

  /// Stacked: cancel comes last.
  static func stacked<Model>(_ choices: [Choice<Model>]) -> [Choice<Model>] {
    choices.filter { $0.role != .cancel } + choices.filter { $0.role == .cancel }
  }

  /// In a dialog: destructive first, without the cancel group.
  static func dialog<Model>(_ choices: [Choice<Model>]) -> [Choice<Model>] {
    choices.filter { $0.role == .destructive } + choices.filter { $0.role == .none }
  }

  /// The one drawn bold: the preferred one, else cancel.
  static func boldName<Model>(_ choices: [Choice<Model>]) -> String? {
    (choices.first { $0.rank == .preferred } ?? choices.first { $0.role == .cancel })?.name
  }
}
