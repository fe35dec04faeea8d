import Canvas
import PresentationCore

/// One page of a stack: title, bar and content; its content scrolls (SPEC L4, L6).
public struct NavigationPage<Model> {
  /// How the title is shown.
  public enum TitleMode: Hashable, Sendable {
    /// Large above the content; it goes into the bar as the page scrolls.
    case large
    /// In the bar.
    case inline
  }

  /// The title, also the word of the back button on the next page.
  public var title: String
  /// How the title is shown.
  public var titleMode: TitleMode
  /// The colour behind the content.
  public var background: ColorToken
  /// The items of the bar.
  public var items: [ToolbarItem<Model>]
  /// What scrolls.
  public var content: VStack<Model>

  /// A page of blocks from top to bottom.
  public init(
    _ title: String, titleMode: TitleMode = .inline, background: ColorToken = .grouped,
    items: [ToolbarItem<Model>] = [], @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    self.title = title
    self.titleMode = titleMode
    self.background = background
    self.items = items
    self.content = VStack(alignment: .leading, spacing: 0, content: content)
  }

  /// The page of a route whose type leads nowhere (SPEC L4).
  static func missing(_ route: AnyRoute, _ context: BlockContext) -> NavigationPage {
    NavigationPage(context.environment.word("No destination", "没有目的地")) {
      IconView(.errorOutline, size: 48, color: .danger).frame(maxWidth: .infinity)
        .padding(Insets(top: 120, bottom: 12))
      Label(route.description).color(.labelSecondary).aligned(.center)
        .frame(maxWidth: .infinity).named("missing")
    }
  }

  /// How much of the title is in the bar, 0…1: a large one goes there between 30 and 44 pt.
  func inlineShare(offset: Double, isLow: Bool) -> Double {
    guard titleMode == .large, !isLow else { return 1 }
    return min(max((offset - 30) / 14, 0), 1)
  }
}

extension NavigationPage {
  /// False when items of its own take the place of the back button: no swipe goes back either.
  var keepsBack: Bool { items(at: .leading).isEmpty }

  /// The items at one end of the bar.
  func items(at end: ToolbarRole.End) -> [any Block<Model>] {
    ToolbarRole.order(items.map(\.role), at: end).map { items[$0].content }
  }
}
