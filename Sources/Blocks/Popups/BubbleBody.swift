import Canvas

/// Title and text of a dark bubble, 264 pt wide, up to 480 at accessibility text sizes (SPEC K2).
///
/// One that is higher than its room scrolls.
public struct BubbleBody<Model>: Composite {
  private let title: String
  private let text: String

  /// A hint beside the thing it explains.
  public init(_ title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// Two texts, 16 pt from the sides.
  public func body(in context: BlockContext) -> some Block<Model> {
    ScrollingWhenLow("bubble") {
      VStack(alignment: .leading, spacing: 2) {
        Label(title, .subheadStrong).color(.labelInverse).named("title")
        Label(text, .footnote).balanced().color(.labelInverse).opacity(0.8).named("text")
      }
      .padding(Insets(top: 12, left: 16, bottom: 14, right: 16))
      .frame(width: width(in: context.environment), alignment: .topLeading)
    }
  }

  private func width(in environment: BlockEnvironment) -> Double {
    guard environment.textSize.isAccessibility else { return 264 }
    let safe = environment.safeArea
    return min(480, environment.container.width - safe.left - safe.right - 32)
  }
}
