import Canvas

/// The handle of a sheet: 36×5 pt, 5 below the top; a tap cycles the detents (SPEC S3).
public struct Grabber<Model>: Block {
  private let name: String
  private let color: ColorToken

  /// A handle; its target is 88 pt wide and 24 high, so that the header below stays free.
  public init(name: String = "grabber", color: ColorToken = .labelQuaternary) {
    self.name = name
    self.color = color
  }

  /// The width offered and 15 pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, 15)
  }

  /// Draws the handle in the middle of the width.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let handle = Rect(rect.midX - 18, rect.minY + 5, 36, 5)
    let target = Rect(rect.midX - 44, rect.minY, 88, 24)
    picture.add(name, .rect(target), role: .grabber)
    picture.items.append(.fill(.rounded(handle, 2.5), .solid(context.theme[color])))
  }
}
