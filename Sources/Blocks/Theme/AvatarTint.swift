import Canvas

/// The colour pairs of avatars.
public enum AvatarTint: Int, Hashable, Sendable, CaseIterable {
  case lagoon, moss, plum, clay, iris, sand
}
