import Canvas

/// A row of a popover or a menu, 44 pt high (SPEC C1, O).
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
  }

  private let title: String
  private let mark: Mark
  private let role: Choice<Model>.Role
  private let action: Action<Model>?

  /// A row; without an action it is disabled.
  public init(
    _ title: String, mark: Mark = .none, role: Choice<Model>.Role = .none,
    do action: Action<Model>?
  ) {
    self.title = title
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
      Label(title, mark == .checked ? .headline : .body).color(color).lines(1)
      Spacer(minLength: 8)
      switch mark {
      case .none, .checked, .unchecked: []
      case .icon(let symbol): IconView(symbol, size: 20, color: color)
      case .submenu: IconView(.chevronRight, size: 20, color: .labelQuaternary)
      }
    }
    .padding(Insets(left: leading, right: 16))
    .frame(maxWidth: .infinity, minHeight: context.theme.height.plain)
    .onTap(title, do: action)
  }

  private var leading: Double {
    switch mark {
    case .checked: 14
    case .unchecked: 44
    case .none, .icon, .submenu: 16
    }
  }

  private var color: ColorToken {
    if action == nil { return .labelQuaternary }
    return role == .destructive ? .danger : .label
  }
}

/// The band of 8 pt between the sections of a menu or a popover.
public struct SectionGap<Model>: Composite {
  /// A band over the whole width.
  public init() {}

  /// The band in `fill`.
  public func body(in context: BlockContext) -> some Block<Model> {
    Fill(.fill).frame(maxWidth: .infinity, minHeight: 8, maxHeight: 8).named("gap")
  }
}

/// A line of a cover: icon tile, title, text; 56 pt high.
public struct FeatureRow<Model>: Composite {
  private let symbol: Symbol
  private let title: String
  private let text: String

  /// What is new, in a word and a sentence.
  public init(_ symbol: Symbol, _ title: String, text: String) {
    self.symbol = symbol
    self.title = title
    self.text = text
  }

  /// A tile of 44 pt and two lines, 16 pt apart.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 16) {
      IconDisc(symbol, size: 44, form: .tile)
      VStack(alignment: .leading, spacing: 2) {
        Label(title, .headline)
        Label(text, .subhead).color(.labelSecondary)
      }
      Spacer(minLength: 8)
    }
    .frame(maxWidth: .infinity, minHeight: 56)
    .named(title)
  }
}

/// Dots that say which page of a guide shows; the current one is 16 pt wide.
public struct PageDots<Model>: Block {
  private let count: Int
  private let current: Int

  /// `count` dots, the current one counted from 0.
  public init(count: Int, current: Int) {
    self.count = count
    self.current = current
  }

  /// The row of dots, 6 pt high and 6 apart.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(Double(max(0, count - 1)) * 12 + 16, 6)
  }

  /// Draws the dots from the leading side.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    var x = rect.minX
    for index in 0..<count {
      let width = index == current ? 16.0 : 6
      let dot = context.mirrored(Rect(x, rect.midY - 3, width, 6), in: rect)
      let color = context.theme[index == current ? .accent : .fillStrong]
      picture.items.append(.fill(.rounded(dot, 3), .solid(color)))
      x += width + 6
    }
  }
}
