import Canvas

/// A row of a popover or a menu, 44 pt high, more at large text sizes (SPEC C1, O).
public struct MenuRow<Model>: Composite {
  /// What the row carries besides its title.
  public enum Mark: Hashable, Sendable {
    case none
    /// A check at the leading side; the others of the list keep the room.
    case checked, unchecked
    /// An icon at the trailing side.
    case icon(Symbol)
    /// A chevron: it opens a submenu.
    case submenu
    /// A chevron at the leading side: it leads back from a submenu.
    case back
  }

  private let title: String
  private let name: String
  private let mark: Mark
  private let role: Choice<Model>.Role
  private let action: Action<Model>?

  /// A row; without an action it is disabled.
  public init(
    _ title: String, name: String? = nil, mark: Mark = .none, role: Choice<Model>.Role = .none,
    do action: Action<Model>?
  ) {
    self.title = title
    self.name = name ?? title
    self.mark = mark
    self.role = role
    self.action = action
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// Text at 16, or at 44 in a list with checks.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 10) {
      if mark == .checked { IconView(.check, size: 20) }
      if mark == .back {
        IconView(.chevronRight, size: 20, color: .labelQuaternary, quarterTurns: 2)
      }
      Label(title, isStrong ? .headline : .body).color(color).lines(2).wholeWords()
      Spacer(minLength: 8)
      switch mark {
      case .none, .checked, .unchecked, .back: []
      case .icon(let symbol):
        IconView(
          symbol, size: 20, color: color, quarterTurns: symbol == .pushPin ? 0.5 : 0)
      case .submenu: IconView(.chevronRight, size: 20, color: color)
      }
    }
    .padding(Insets(top: 11, left: leading, bottom: 11, right: 16))
    .frame(maxWidth: .infinity, minHeight: context.theme.height.plain)
    .onTap(name, feedback: .highlight, do: action)
    .spoken(title, kind: mark.isChoice ? .option : nil, state: mark.state)
  }

  private var isStrong: Bool { mark == .checked || mark == .back }

  private var leading: Double {
    switch mark {
    case .checked: 14
    case .back: 8
    case .unchecked: 44
    case .none, .icon, .submenu: 16
    }
  }

  private var color: ColorToken {
    if action == nil { return .labelQuaternary }
    return role == .destructive ? .danger : .label
  }
}

extension MenuRow.Mark {
  fileprivate var isChoice: Bool { self == .checked || self == .unchecked }

  fileprivate var state: Spoken.State? {
    switch self {
    case .checked: .on
    case .unchecked: .off
    case .none, .icon, .submenu, .back: nil
    }
  }
}
