import Canvas

/// The page of the chosen tab above the tab bar (SPEC L5).
///
/// The other tabs are not drawn; their paths are in the model and their offsets with their pages.
public struct TabContainer<Model>: Block {
  private let bar: TabBar<Model>
  private let content: any Block<Model>

  /// Tabs, and the content of the selected one; pressing a tab hands its index to `select`.
  public init(
    _ items: [TabBar<Model>.Item], selected: Int, content: any Block<Model>,
    select: @escaping (inout Model, Int) -> Void
  ) {
    bar = TabBar(items, selected: selected, select: select)
    self.content = content
  }

  /// Takes all it is offered, and declares what its content declares.
  public var traits: BlockTraits {
    [.growsAcross, .growsDown, content.traits.intersection(.declares)]
  }

  /// The size offered, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let container = context.environment.container
    return Size(proposal.width ?? container.width, proposal.height ?? container.height)
  }

  /// Draws the content down to the bar, which has the lower safe area for itself.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let height = bar.size(fitting: ProposedSize(width: rect.width), in: context).height
    var inner = context
    inner.environment.safeArea.bottom = 0
    content.draw(
      in: Rect(rect.minX, rect.minY, rect.width, rect.height - height), into: &picture,
      context: inner)
    bar.draw(
      in: Rect(rect.minX, rect.maxY - height, rect.width, height), into: &picture,
      context: context)
  }
}
