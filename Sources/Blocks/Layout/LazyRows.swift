import Canvas

/// A long column of rows of one height: only those in sight are made.
public struct LazyRows<Model>: Block {
  private let count: Int
  private let rowHeight: Double
  private let row: (Int) -> any Block<Model>

  /// `count` rows, each `rowHeight` pt high, made when they are in sight.
  public init(count: Int, rowHeight: Double, row: @escaping (Int) -> any Block<Model>) {
    precondition(rowHeight > 0, "A lazy row has a height.")
    self.count = count
    self.rowHeight = rowHeight
    self.row = row
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and the height of all rows, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, rowHeight * Double(count))
  }

  /// Draws the rows that can be seen; where all is drawn, those next to them too.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    for index in shown(in: rect, context) {
      let place = Rect(
        rect.minX, rect.minY + Double(index) * rowHeight, rect.width, rowHeight)
      row(index).draw(in: place, into: &picture, context: context)
    }
  }

  private func shown(in rect: Rect, _ context: BlockContext) -> Range<Int> {
    var visible = context.visible ?? Rect(origin: .zero, size: context.environment.container)
    // A long table is never drawn whole: keys find the rows next to those in sight.
    if context.drawing == .all { visible = visible.grown(by: visible.height) }
    let first = ((visible.minY - rect.minY) / rowHeight).rounded(.down)
    let last = ((visible.maxY - rect.minY) / rowHeight).rounded(.up)
    let limit = Double(count)
    return Int(min(max(0, first), limit))..<Int(min(max(first, last, 0), limit))
  }
}
