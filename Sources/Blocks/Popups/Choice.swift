/// One way out of an alert or a dialog.
public struct Choice<Model> {
  /// What pressing it means.
  public enum Role: Hashable, Sendable {
    case none
    /// Changes nothing; Escape presses it (SPEC A3).
    case cancel
    /// Destroys something: red, never bold by role.
    case destructive
  }

  /// Whether Return presses it.
  public enum Rank: Hashable, Sendable { case ordinary, preferred }

  /// The title.
  public var title: String
  /// The name of its hit area: the same in every language (SPEC V5).
  public var name: String
  /// What it means.
  public var role: Role
  /// Whether it is the default.
  public var rank: Rank
  /// What pressing it does; by default the alert leaves.
  public var action: Action<Model>

  /// A choice that leaves and changes the model at the same instant; its name is its title unless
  /// told otherwise.
  public init(
    _ title: String, name: String? = nil, role: Role = .none, rank: Rank = .ordinary,
    run change: ((inout Model) -> Void)? = nil
  ) {
    self.title = title
    self.name = name ?? title
    self.role = role
    self.rank = rank
    action = change.map { .dismissThen($0) } ?? .dismissSelf
  }
}
