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

  /// The title, and the name of its hit area.
  public var title: String
  /// What it means.
  public var role: Role
  /// Whether it is the default.
  public var rank: Rank
  /// What pressing it does; by default the alert leaves.
  public var action: Action<Model>

  /// A choice that leaves and changes the model at the same instant.
  public init(
    _ title: String, role: Role = .none, rank: Rank = .ordinary,
    run change: ((inout Model) -> Void)? = nil
  ) {
    self.title = title
    self.role = role
    self.rank = rank
    action = change.map { .dismissThen($0) } ?? .dismissSelf
  }
}
