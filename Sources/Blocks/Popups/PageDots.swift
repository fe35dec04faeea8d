import Canvas

/// Dots that say which page of a guide shows; the current one is 16 pt wide.
public struct PageDots<Model>: Block {
  private let count: Int
  private let current: Int

  /// `count` dots, the current one counted from 0.
  public init(count: Int, current: Int) {
    self.count = count
    self.current = current
  }

  /// The row of dots, 6 pt high and 6 apart.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(Double(max(0, count - 1)) * 12 + 16, 6)
  }

  /// Draws the dots from the leading side.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    var x = rect.minX
    for index in 0..<count {
      let width = index == current ? 16.0 : 6
      let dot = context.mirrored(Rect(x, rect.midY - 3, width, 6), in: rect)
      let color = context.theme[index == current ? .accent : .fillStrong]
      picture.items.append(.fill(.rounded(dot, 3), .solid(color)))
      x += width + 6
    }
  }
}
