import Canvas

/// Equal buttons side by side, 12 pt apart; they stack at accessibility text sizes.
public struct ButtonRow<Model>: Block {
  private let buttons: [any Block<Model>]

  /// Buttons in order: cancel leads.
  public init(@BlockBuilder<Model> content: () -> [any Block<Model>]) {
    buttons = content()
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The size in pt of the row.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    grid(context).size(fitting: proposal, in: context)
  }

  /// Draws the buttons.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    grid(context).draw(in: rect, into: &picture, context: context)
  }

  private func grid(_ context: BlockContext) -> Grid<Model> {
    let columns = context.environment.textSize.isAccessibility ? 1 : max(1, buttons.count)
    return Grid(columns: columns, spacing: context.theme.spacing.buttons) { buttons }
  }
}
