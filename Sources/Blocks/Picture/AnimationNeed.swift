import Canvas

/// How long the picture keeps changing by itself when nothing else happens.
public enum AnimationNeed: Hashable, Comparable, Sendable {
  /// It stands still.
  case none
  /// It moves until this instant.
  case until(Instant)
  /// It never rests: a spinner.
  case forever

  /// Orders by how long frames are needed.
  public static func < (left: AnimationNeed, right: AnimationNeed) -> Bool {
    switch (left, right) {
    case (.forever, _): false
    case (_, .forever): true
    case (.until(let first), .until(let second)): first < second
    case (.none, .until): true
    case (_, .none): false
    }
  }
}

/// Whether a picture depends on the software keyboard.
public enum KeyboardNeed: Hashable, Sendable {
  case none
  /// What it covers is left free: the picture is made anew while it moves.
  case followed
}
