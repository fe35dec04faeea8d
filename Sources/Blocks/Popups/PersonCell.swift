import Canvas

/// A person to choose in a panel: circle of 56 pt and the name below.
public struct PersonCell<Model>: Composite {
  private let name: String
  private let initials: String
  private let tint: AvatarTint
  private let action: Action<Model>

  /// A person that does `action` when pressed.
  public init(
    _ name: String, initials: String, tint: AvatarTint, do action: Action<Model>
  ) {
    self.name = name
    self.initials = initials
    self.tint = tint
    self.action = action
  }

  /// 72 pt wide, so that circles stand 72 pt apart; names stop growing where they would be cut.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 6) {
      Avatar(initials, tint: tint, size: 56)
      Label(name, .caption1).color(.labelSecondary).lines(1).wholeWords().aligned(.center)
        .textSize(atMost: .extraLarge)
        .frame(width: 72).named("\(name) name")
    }
    .frame(width: 72).onTap(name, feedback: .none, do: action)
  }
}
