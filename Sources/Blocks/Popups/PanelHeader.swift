import Canvas

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
    let lines = context.environment.textSize.isAccessibility ? 3 : 1
    return VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        Art(width: 44, height: 44) { rect, theme in
          [.fill(.rounded(rect, theme.radius.field), .solid(colors.circle))]
        }
        .overlay(IconView(symbol, size: 20).color(colors.initials)).named("thumbnail")
        VStack(alignment: .leading, spacing: 2) {
          Label(title, .headline).lines(lines).named("title")
          Label(subtitle, .footnote).color(.labelSecondary).lines(lines).named("subtitle")
        }
        Spacer(minLength: 8)
        IconButton.close()
      }
      .padding(Insets(top: 20, left: 16, bottom: 16, right: 9))
      Divider(inset: 16)
    }
  }
}
