import Canvas

/// Rows below each other, each as high as it needs, parted by hairlines.
struct RowList<Model>: Block {
  let rows: [any Block<Model>]
  /// Whether a hairline stands above the first row too.
  var opening = Opening.line

  enum Opening: Hashable, Sendable { case none, line }

  var traits: BlockTraits { .growsAcross }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    var height = 0.0
    for row in rows { height += self.height(of: row, proposal.width, context) }
    return Size(proposal.width ?? context.environment.container.width, height)
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    var y = rect.minY
    for (index, row) in rows.enumerated() {
      let height = height(of: row, rect.width, context)
      row.draw(in: Rect(rect.minX, y, rect.width, height), into: &picture, context: context)
      if index > 0 || opening == .line {
        let line = context.toEdges(Rect(rect.minX, y, rect.width, 0))
        picture.items.append(.hairline(line, context.theme[.separator]))
      }
      y += height
    }
  }

  private func height(
    of row: any Block<Model>, _ width: Double?, _ context: BlockContext
  ) -> Double {
    row.size(fitting: ProposedSize(width: width), in: context).height
  }
}
