import Canvas
import PresentationCore

/// A row with actions behind both edges; pushed far enough, the outer one is done (SPEC L2, look 19).
public struct SwipeRow<Content: Block>: Block {
  private let content: Content
  private let swipe: RowSwipe?
  private let leading: [RowAction<Content.Model>]
  private let trailing: [RowAction<Content.Model>]
  private let change: (inout Content.Model, RowSwipeRoom, RowDrag) -> Void

  /// A row over its actions, each list from the outer edge inward.
  ///
  /// `swipe` is where it is; nil is closed. `change` hears what a finger does.
  public init(
    _ content: Content, swipe: RowSwipe?, leading: [RowAction<Content.Model>] = [],
    trailing: [RowAction<Content.Model>] = [],
    change: @escaping (inout Content.Model, RowSwipeRoom, RowDrag) -> Void
  ) {
    self.content = content
    self.swipe = swipe
    self.leading = leading
    self.trailing = trailing
    self.change = change
  }

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context)
  }

  /// Draws the actions in the gap the row leaves, then the row.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let areas = picture.hitAreas.count
    let sign = context.environment.layoutDirection == .rightToLeft ? -1.0 : 1
    let offset = swipe?.offset(at: context.now) ?? 0
    if let end = swipe?.restsAt, end > context.now { picture.keepsMoving(.until(end)) }
    let moved = offset * sign
    if offset != 0 { drawActions(offset, moved, in: rect, into: &picture, context) }
    let place = Rect(rect.minX + moved, rect.minY, rect.width, rect.height)
    picture.group(clip: .rect(rect)) {
      content.draw(in: place, into: &$0, context: context)
    }
    let room = RowSwipeRoom(
      leading: Double(leading.count) * RowAction<Content.Model>.width,
      trailing: Double(trailing.count) * RowAction<Content.Model>.width, width: rect.width)
    let change = change
    picture.takesDrags(.across, since: areas) { change(&$0, room, RowDrag($1, sign: sign)) }
  }

  /// The actions share the gap; near a full swipe the outer one takes all of it.
  private func drawActions(
    _ offset: Double, _ moved: Double, in rect: Rect,
    into picture: inout Picture<Content.Model>, _ context: BlockContext
  ) {
    let actions = offset > 0 ? leading : trailing
    let gap = min(abs(moved), rect.width)
    guard !actions.isEmpty, gap > 0.5 else { return }
    let edge: HorizontalEdge = moved > 0 ? .left : .right
    let full = swipe?.fullShare(atGap: gap) ?? 0
    let share = gap / Double(actions.count)
    let outer = share + (gap - share) * full
    let inner = actions.count > 1 ? (gap - outer) / Double(actions.count - 1) : 0
    for (index, action) in actions.enumerated() {
      let width = index == 0 ? outer : inner
      let start = index == 0 ? 0 : outer + Double(index - 1) * inner
      let left = edge == .left ? rect.minX + start : rect.maxX - start - width
      action.draw(
        in: Rect(left, rect.minY, width, rect.height), opening: edge, into: &picture, context)
    }
  }
}

/// What a finger does to a row, along the reading direction.
public struct RowDrag: Hashable, Sendable {
  /// How far the drag is.
  public var phase: DragReport.Phase
  /// The way since the touch toward the trailing edge, in pt.
  public var way: Double
  /// How fast it is, in pt/s.
  public var velocity: Double
  /// When.
  public var time: Instant

  init(_ report: DragReport, sign: Double) {
    phase = report.phase
    way = report.way.x * sign
    velocity = report.velocity.x * sign
    time = report.time
  }
}

extension RowSwipe {
  /// What a finger does to the row; the outcome once it lets go.
  public mutating func follow(_ drag: RowDrag) -> Outcome? {
    switch drag.phase {
    case .began: beginDrag(at: drag.time)
    case .moved: self.drag(translation: drag.way)
    case .ended: return endDrag(velocity: drag.velocity, at: drag.time)
    case .cancelled: close(at: drag.time)
    }
    return nil
  }
}
