import Canvas

/// The body of a bottom panel: parts in a column, then the strip over the safe area (SPEC K9).
public struct PanelBody<Model>: Composite {
  private let parts: [any Block<Model>]

  /// Parts from top to bottom, over the whole width.
  public init(@BlockBuilder<Model> content: () -> [any Block<Model>]) {
    parts = content()
  }

  /// Those of its parts.
  public var traits: BlockTraits {
    parts.reduce(into: []) { $0.formUnion($1.traits.intersection(.declares)) }
  }

  /// The parts, and the strip below them.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      parts
      SafeAreaStrip()
    }
  }
}

/// The strip over the lower safe area: the surface runs on, content ends above it (SPEC S15).
public struct SafeAreaStrip<Model>: Block {
  /// A strip as high as the lower safe area.
  public init() {}

  /// The width offered and the lower safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 0, context.environment.safeArea.bottom)
  }

  /// Draws nothing: the surface shows.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    picture.add("safe area", .rect(rect), role: .element)
  }
}

/// The head of a panel: thumbnail, two lines, close, and a hairline below; 80 pt high.
public struct PanelHeader<Model>: Composite {
  private let symbol: Symbol
  private let tint: AvatarTint
  private let title: String
  private let subtitle: String

  /// A head with an icon on a tinted thumbnail.
  public init(_ symbol: Symbol, tint: AvatarTint = .lagoon, title: String, subtitle: String) {
    self.symbol = symbol
    self.tint = tint
    self.title = title
    self.subtitle = subtitle
  }

  /// Thumbnail of 44 pt, texts at 72, close at the trailing edge.
  public func body(in context: BlockContext) -> some Block<Model> {
    let colors = context.theme.avatar(tint)
    return VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        Art(width: 44, height: 44) { rect, theme in
          [.fill(.rounded(rect, theme.radius.field), .solid(colors.circle))]
        }
        .overlay(IconView(symbol, size: 20).color(colors.initials)).named("thumbnail")
        VStack(alignment: .leading, spacing: 2) {
          Label(title, .headline).lines(1).named("title")
          Label(subtitle, .footnote).color(.labelSecondary).lines(1).named("subtitle")
        }
        Spacer(minLength: 8)
        IconButton.close()
      }
      .padding(Insets(top: 20, left: 16, bottom: 16, right: 9))
      Divider(inset: 16)
    }
  }
}

/// A row of a panel or of a group: icon, title, something trailing; 52 pt high.
public struct ActionRow<Model>: Composite {
  /// Whether a hairline parts the row from the next one.
  public enum Line: Hashable, Sendable { case below, none }

  private let symbol: Symbol
  private let title: String
  private let role: Choice<Model>.Role
  private let line: Line
  private let action: Action<Model>

  /// A row that does `action`; destructive ones are red.
  public init(
    _ symbol: Symbol, _ title: String, role: Choice<Model>.Role = .none, line: Line = .below,
    do action: Action<Model>
  ) {
    self.symbol = symbol
    self.title = title
    self.role = role
    self.line = line
    self.action = action
  }

  /// Icon at 16, text at 56, hairline from the text to the edge.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isDestructive = role == .destructive
    return HStack(spacing: 16) {
      IconView(symbol, color: isDestructive ? .danger : .labelSecondary)
      Label(title).color(isDestructive ? .danger : .label).lines(1)
      Spacer(minLength: 8)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: context.theme.height.actionRow)
    .onTap(title, do: action)
    .overlay(alignment: .bottom, Divider(inset: line == .below ? 56 : .infinity))
  }
}

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

  /// 72 pt wide, so that circles stand 72 pt apart.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 6) {
      Avatar(initials, tint: tint, size: 56)
      Label(name, .caption1).color(.labelSecondary).lines(1).aligned(.center)
        .frame(width: 72).named("\(name) name")
    }
    .frame(width: 72).onTap(name, feedback: .none, do: action)
  }
}
