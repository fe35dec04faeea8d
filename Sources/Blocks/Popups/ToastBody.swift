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

  /// The text 16 pt from the edge, the action 8 pt from the other.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 12) {
      Label(text, .subhead).color(.labelInverse).lines(2).named("text")
      Spacer(minLength: 8)
      if let button { button }
    }
    .padding(Insets(left: 16, right: 8))
    .frame(maxWidth: .infinity, minHeight: 52)
  }
}
