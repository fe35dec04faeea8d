import Canvas

/// The colours of one avatar.
public struct AvatarColors: Hashable, Sendable {
  /// The circle.
  public var circle: Color
  /// The initials on it.
  public var initials: Color
}
