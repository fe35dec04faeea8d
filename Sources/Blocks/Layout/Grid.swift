import Canvas

/// Equal columns, filled row by row.
public struct Grid<Model>: Block {
  private let columns: Int
  private let spacing: Size
  private let children: StackLayout<Model>

  /// Takes the width it is offered, and declares what its children do.
  public let traits: BlockTraits

  /// `columns` equal columns; `spacing` is between columns and rows, in pt.
  public init(
    columns: Int, spacing: Double = 8, rowSpacing: Double? = nil,
    @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    precondition(columns > 0, "A grid has at least one column.")
    self.columns = columns
    self.spacing = Size(spacing, rowSpacing ?? spacing)
    children = StackLayout(.down, spacing: 0, content())
    traits = children.traits.intersection(.declares).union(.growsAcross)
  }

  /// The width offered, and the rows' heights with the spacing between them, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let width = proposal.width ?? context.environment.container.width
    let heights = rowHeights(columnWidth(in: width), context)
    let gaps = spacing.height * Double(max(0, heights.count - 1))
    return Size(width, heights.reduce(gaps, +))
  }

  /// Draws every child in its cell, as high as its row.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let width = columnWidth(in: rect.width)
    let heights = rowHeights(width, context)
    var y = rect.minY
    for (row, height) in heights.enumerated() {
      for column in 0..<columns where row * columns + column < children.blocks.count {
        let x = rect.minX + Double(column) * (width + spacing.width)
        let cell = context.mirrored(Rect(x, y, width, height), in: rect)
        children.draw(row * columns + column, in: cell, into: &picture, context: context)
      }
      y += height + spacing.height
    }
  }

  private func columnWidth(in width: Double) -> Double {
    max(0, (width - spacing.width * Double(columns - 1)) / Double(columns))
  }

  private func rowHeights(_ width: Double, _ context: BlockContext) -> [Double] {
    let blocks = children.blocks
    return stride(from: 0, to: blocks.count, by: columns).map { start in
      blocks[start..<min(start + columns, blocks.count)].reduce(0) { height, block in
        max(height, block.size(fitting: ProposedSize(width: width), in: context).height)
      }
    }
  }
}
