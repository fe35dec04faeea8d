import Canvas

/// A long column of rows of one height: only those in sight are made, and those whose
/// presentation is up (SPEC H2).
public struct LazyRows<Model>: Block {
  private let count: Int
  private let rowHeight: Double
  private let id: (Int) -> AnyHashable
  private let row: (Int) -> any Block<Model>

  /// `count` rows, each `rowHeight` pt high, made when they are in sight.
  ///
  /// Rows that come and go and declare presentations have an `id` of their own: without one their
  /// index tells them apart (SPEC H2, L1).
  public init(
    count: Int, rowHeight: Double, id: @escaping (Int) -> AnyHashable = { $0 },
    row: @escaping (Int) -> any Block<Model>
  ) {
    precondition(rowHeight > 0, "A lazy row has a height.")
    self.id = id
    self.count = count
    self.rowHeight = rowHeight
    self.row = row
  }

  /// Takes the width it is offered; its rows may declare presentations.
  public var traits: BlockTraits { [.growsAcross, .declares] }

  /// The width offered and the height of all rows, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, rowHeight * Double(count))
  }

  /// Draws the rows that can be seen; where all is drawn, those next to them too.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let shown = shown(in: rect, context)
    func draw(_ index: Int, into picture: inout Picture<Model>) {
      let place = Rect(
        rect.minX, rect.minY + Double(index) * rowHeight, rect.width, rowHeight)
      row(index).draw(in: place, into: &picture, context: context)
    }
    for index in shown {
      picture.row(RowKey(id(index), in: context), at: index) { draw(index, into: &$0) }
    }
    for index in context.keptRows(besides: shown, of: count, id: id) {
      picture.rowOutOfSight(RowKey(id(index), in: context), at: index) { draw(index, into: &$0) }
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
