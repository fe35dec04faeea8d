import Canvas
import PresentationCore

/// A row with actions behind both edges; pushed far enough, the outer one is done (SPEC L2, look 19).
///
/// With the focus the arrows push it, Delete does what removes, Escape closes it (SPEC V6).
public struct SwipeRow<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let swipe: RowSwipe?
  private let leading: [RowAction<Content.Model>]
  private let trailing: [RowAction<Content.Model>]
  private let change: (inout Content.Model, RowSwipeRoom, RowPush) -> Void

  /// A row over its actions, each list from the outer edge inward.
  ///
  /// `swipe` is where it is; nil is closed. `change` hears what a finger or a key does.
  public init(
    _ content: Content, swipe: RowSwipe?, leading: [RowAction<Content.Model>] = [],
    trailing: [RowAction<Content.Model>] = [],
    change: @escaping (inout Content.Model, RowSwipeRoom, RowPush) -> Void
  ) {
    self.content = content
    self.swipe = swipe
    self.leading = leading
    self.trailing = trailing
    self.change = change
  }

  /// Draws the row, then the actions in the gap it leaves: in this order the focus goes through them.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let areas = picture.hitAreas.count
    let sign = context.environment.layoutDirection == .rightToLeft ? -1.0 : 1
    let offset = swipe?.offset(at: context.now) ?? 0
    if let end = swipe?.restsAt, end > context.now { picture.keepsMoving(.until(end)) }
    let moved = offset * sign
    let place = Rect(rect.minX + moved, rect.minY, rect.width, rect.height)
    // The line below the row lies on its lower edge.
    let clip = context.toEdges(rect).inset(by: Insets(bottom: -1))
    picture.group(clip: .rect(clip)) {
      content.draw(in: place, into: &$0, context: context)
    }
    let row = picture.hitAreas.indices.contains(areas) ? picture.hitAreas[areas].name : nil
    if let row, let swipe {
      let actions = actionPlaces(offset, moved, in: rect, context).map(\.surface)
      let edge =
        moved > 0
        ? RowEdge(.right, of: actions, zero: rect.minX)
        : RowEdge(.left, of: actions, zero: rect.maxX)
      picture.tell(swipe.reading(ofPush: moved, of: row, sign: sign), by: .edge(edge))
    }
    if swipe?.openSide != nil || swipe?.isDragging == true {
      drawActions(offset, moved, in: rect, into: &picture, context)
    } else if offset != 0 {
      // What closes cannot be pressed any more.
      picture.drawInert { drawActions(offset, moved, in: rect, into: &$0, context) }
    }
    let room = RowSwipeRoom(
      leading: Double(leading.count) * RowAction<Content.Model>.width,
      trailing: Double(trailing.count) * RowAction<Content.Model>.width, width: rect.width)
    let change = change
    picture.takesDrags(.across, since: areas) {
      change(&$0, room, .finger(RowDrag($1, sign: sign)))
    }
    if let row { offerCommands(on: row, room, since: areas, into: &picture, context) }
  }

  /// What a finger can do, for keys and by name: on the row, Escape also on its open actions.
  private func offerCommands(
    on row: String, _ room: RowSwipeRoom, since areas: Int,
    into picture: inout Picture<Content.Model>, _ context: BlockContext
  ) {
    let change = change
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    func push(_ name: String, _ key: KeyPress.Key, to side: RowSwipe.Side?, on area: String) {
      picture.offer(
        AreaCommand("\(row) \(name)", key: KeyPress(key), focus: row), on: area,
        action: .timed { change(&$0, room, .key(side, $1)) })
    }
    let open = swipe?.openSide
    let atLeft: RowSwipe.Side = isMirrored ? .trailing : .leading
    let atRight: RowSwipe.Side = isMirrored ? .leading : .trailing
    push("push right", .right, to: open == atRight ? nil : atLeft, on: row)
    push("push left", .left, to: open == atLeft ? nil : atRight, on: row)
    for action in trailing + leading {
      let key = action.role == .destructive ? KeyPress(.delete) : nil
      picture.offer(
        AreaCommand(action.name, title: action.title, key: key), on: row, action: action.action)
    }
    guard open != nil else { return }
    for area in picture.hitAreas.dropFirst(areas) {
      push("close", .escape, to: nil, on: area.name)
    }
  }

  /// The actions share the gap; near a full swipe the outer one takes all of it.
  ///
  /// Its colour goes on to the surface's edge (SPEC V3).
  private func drawActions(
    _ offset: Double, _ moved: Double, in rect: Rect,
    into picture: inout Picture<Content.Model>, _ context: BlockContext
  ) {
    let edge: HorizontalEdge = moved > 0 ? .left : .right
    let actions = offset > 0 ? leading : trailing
    for (action, place) in zip(actions, actionPlaces(offset, moved, in: rect, context)) {
      action.draw(
        in: place.content, on: place.surface, opening: edge, into: &picture, context)
    }
  }

  /// Where the actions that show stand, and how far their colours go.
  private func actionPlaces(
    _ offset: Double, _ moved: Double, in rect: Rect, _ context: BlockContext
  ) -> [(content: Rect, surface: Rect)] {
    let count = (offset > 0 ? leading : trailing).count
    let gap = min(abs(moved), rect.width)
    guard count > 0, gap > 0.5 else { return [] }
    let full = swipe?.fullShare(atGap: gap) ?? 0
    let share = gap / Double(count)
    let outer = share + (gap - share) * full
    let inner = count > 1 ? (gap - outer) / Double(count - 1) : 0
    return (0..<count).map { index in
      let width = index == 0 ? outer : inner
      let start = index == 0 ? 0 : outer + Double(index - 1) * inner
      let left = moved > 0 ? rect.minX + start : rect.maxX - start - width
      let place = Rect(left, rect.minY, width, rect.height)
      guard index == 0 else { return (place, place) }
      let all = context.toEdges(rect)
      return moved > 0
        ? (place, Rect(all.minX, rect.minY, place.maxX - all.minX, rect.height))
        : (place, Rect(place.minX, rect.minY, all.maxX - place.minX, rect.height))
    }
  }
}

/// What pushes a row aside.
public enum RowPush: Hashable, Sendable {
  /// A finger lies on it.
  case finger(RowDrag)
  /// A key opens a side, or closes the row, at a moment.
  case key(RowSwipe.Side?, Instant)

  /// True for the first touch of a finger, and for a key.
  public var begins: Bool {
    switch self {
    case .finger(let drag): drag.phase == .began
    case .key: true
    }
  }

  /// When.
  public var time: Instant {
    switch self {
    case .finger(let drag): drag.time
    case .key(_, let time): time
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
  /// What a finger or a key does to the row; the outcome once that is known.
  public mutating func follow(_ push: RowPush) -> Outcome? {
    let drag: RowDrag
    switch push {
    case .finger(let report): drag = report
    case .key(nil, let time):
      close(at: time)
      return .closed
    case .key(.some(let side), let time): return open(side, at: time)
    }
    switch drag.phase {
    case .began: beginDrag(at: drag.time)
    case .moved: self.drag(translation: drag.way)
    case .ended: return endDrag(velocity: drag.velocity, at: drag.time)
    case .cancelled: close(at: drag.time)
    }
    return nil
  }
}
