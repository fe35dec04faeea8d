import Canvas
import PresentationCore

/// A block that takes drags for itself, before anything scrolls (SPEC L2).
public struct Dragging<Content: Block>: Block {
  private let content: Content
  private let drag: HitArea.Drag
  private let change: (inout Content.Model, DragReport) -> Void

  init(
    _ content: Content, _ drag: HitArea.Drag,
    change: @escaping (inout Content.Model, DragReport) -> Void
  ) {
    self.content = content
    self.drag = drag
    self.change = change
  }

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context)
  }

  /// Draws the content; its areas take the drags.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let areas = picture.hitAreas.count
    content.draw(in: rect, into: &picture, context: context)
    picture.takesDrags(drag, since: areas, change: change)
  }
}

extension Block {
  /// Hands drags on the block's areas to the model.
  public func onDrag(
    _ drag: HitArea.Drag, change: @escaping (inout Model, DragReport) -> Void
  ) -> Dragging<Self> {
    Dragging(self, drag, change: change)
  }
}
