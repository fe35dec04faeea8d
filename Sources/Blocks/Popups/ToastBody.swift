import Canvas

/// One line and an action on a dark toast, 52 pt high (SPEC K8).
public struct ToastBody<Model>: Composite {
  private let text: String
  private let button: Button<Model>?

  /// A toast with an action at its trailing end, such as an undo.
  public init(_ text: String, action title: String, do action: Action<Model>) {
    self.text = text
    button = Button(title, style: .inverse, do: action)
  }

  /// A toast that only tells.
  public init(_ text: String) {
    self.text = text
    button = nil
  }

  /// The text 16 pt from the edge, the action 8 pt from the other, or below at large text.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isLarge = context.environment.textSize.isAccessibility
    return HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Label(text, .subhead).color(.labelInverse).lines(isLarge ? 4 : 2).named("text")
        if isLarge, let button { button.padding(.leading, -16) }
      }
      Spacer(minLength: 8)
      if !isLarge, let button { button }
    }
    .padding(Insets(top: isLarge ? 8 : 0, left: 16, bottom: isLarge ? 8 : 0, right: 8))
    .frame(maxWidth: .infinity, minHeight: 52)
  }
}
