/// Something in the bar above a page, with the part it plays; the part decides its place (SPEC L6).
public struct ToolbarItem<Model> {
  /// The part it plays.
  public let role: ToolbarRole
  /// What is shown.
  public let content: any Block<Model>

  /// An item that plays a part.
  public init(_ role: ToolbarRole, _ content: any Block<Model>) {
    self.role = role
    self.content = content
  }
}

/// The parts an item of a bar may play.
public enum ToolbarRole: Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing
  /// What people do most here: the outermost trailing one, after all others.
  case primary
  /// Leaves without a change: leading, before all others.
  case cancellation
  /// Accepts: trailing, in the outermost place.
  case confirmation
}

extension ToolbarRole {
  /// The end of the bar a part stands at.
  public enum End: Hashable, Sendable { case leading, trailing }

  /// Which end it stands at.
  public var end: End {
    switch self {
    case .leading, .cancellation: .leading
    case .trailing, .primary, .confirmation: .trailing
    }
  }

  /// The order at its end, from the leading side on.
  private var rank: Int {
    switch self {
    case .cancellation, .trailing: 0
    case .leading, .primary: 1
    case .confirmation: 2
    }
  }

  /// Indices of the items at an end, from the leading side on; equals keep their order.
  public static func order(_ roles: [ToolbarRole], at end: End) -> [Int] {
    let here = roles.indices.filter { roles[$0].end == end }
    return here.sorted { (roles[$0].rank, $0) < (roles[$1].rank, $1) }
  }
}
