import Canvas
import PresentationCore

/// A conversation in edit mode: a circle to choose it, a handle to move it (SPEC L2, look 19).
public struct CheckableRow<Model>: Block {
  /// Whether the row is chosen.
  public enum Choice: Hashable, Sendable { case open, chosen }

  private let row: ListRow<Model>
  private let name: String
  private let choice: Choice
  private let share: Double
  private let move: (inout Model, DragReport) -> Void
  private let step: (inout Model, RowStep, Instant) -> Void

  /// A row; `share` 0…1 is how far edit mode has come in, `move` hears the handle, `step` keys.
  public init(
    _ row: ListRow<Model>, name: String, choice: Choice, share: Double,
    move: @escaping (inout Model, DragReport) -> Void,
    step: @escaping (inout Model, RowStep, Instant) -> Void
  ) {
    self.row = row.making(indent: 40, tail: .room(56), share: share)
    self.name = name
    self.choice = choice
    self.share = share
    self.move = move
    self.step = step
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The row's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    row.size(fitting: proposal, in: context)
  }

  /// Draws the tint of a chosen row, the row, the circle and the handle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let theme = context.theme
    if choice == .chosen {
      picture.items.append(
        .fill(.rect(context.toEdges(rect)), .solid(theme[.accentSoft].opacity(share))))
    }
    let own = picture.hitAreas.count
    row.draw(in: rect, into: &picture, context: context)
    if picture.hitAreas.indices.contains(own) {
      offerSteps(on: picture.hitAreas[own].name, into: &picture, context)
    }
    let circle = Rect(rect.minX + 16 - 40 * (1 - share), rect.midY - 12, 24, 24)
    let handle = Rect(rect.maxX - 40, rect.midY - 12, 24, 24)
    let target = context.mirrored(Rect(rect.maxX - 56, rect.minY, 56, rect.height), in: rect)
    let symbol = choice == .chosen ? Symbol.checkCircle : .radioButtonUnchecked
    let color = theme[choice == .chosen ? .accent : .labelTertiary]
    let areas = picture.hitAreas.count
    let area = picture.add("\(name) handle", .rect(target), role: .dragHandle)
    picture.speak(of: area) {
      $0.kind = .handle
      $0.label = context.environment.word("Move", "移动")
    }
    picture.takesDrags(.free, since: areas, change: move)
    picture.group(clip: .rect(rect), opacity: share) {
      $0.drawIcon(symbol, size: 28, color: color, in: context.mirrored(circle, in: rect), context)
      $0.drawIcon(
        .dragHandle, size: 24, color: theme[.labelTertiary], in: context.mirrored(handle, in: rect),
        context)
    }
  }

  /// Says whether it is chosen, and lets Alt with an arrow move it (SPEC V6).
  private func offerSteps(
    on area: String, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    picture.speak(of: area) {
      $0.kind = .option
      $0.state = choice == .chosen ? .on : .off
    }
    let step = step
    for (way, key) in [(RowStep.up, KeyPress.Key.up), (.down, .down)] {
      picture.offer(
        AreaCommand(
          "\(name) \(way.rawValue)", title: way.title(context.environment),
          key: KeyPress(key, modifiers: .alt)),
        on: area, action: .timed { step(&$0, way, $1) })
    }
  }
}

/// A row changes places with the one above or below it (SPEC L2, V6).
public enum RowStep: String, Hashable, Sendable {
  case up, down

  fileprivate func title(_ environment: BlockEnvironment) -> String {
    switch self {
    case .up: environment.word("Move up", "上移")
    case .down: environment.word("Move down", "下移")
    }
  }
}
