import Canvas
import PresentationCore

extension PopupPlace {
  /// What the content of a presentation here is offered when it is measured; heights stay open.
  public func proposal(in environment: BlockEnvironment) -> ProposedSize {
    let safe = environment.safeArea
    let width = environment.container.width
    let free = width - safe.left - safe.right
    return switch self {
    case .center(let margin): ProposedSize(width: min(358, free - 2 * margin))
    case .containerCenter: ProposedSize(width: min(358, width))
    case .top: ProposedSize(width: min(480, free - 32))
    case .bottom(let gap): ProposedSize(width: min(480, free - (gap > 0 ? 32 : 16)))
    case .leading(let gap), .trailing(let gap):
      ProposedSize(width: min(358, free - gap - Self.sideStrip))
    case .bottomEdge: ProposedSize(width: Self.panelWidth(in: environment.container))
    case .sheet: ProposedSize(width: width)
    case .anchored: ProposedSize()
    case .full: ProposedSize(environment.container)
    }
  }

  /// Width in pt of the page that one at a side leaves free at least.
  private static let sideStrip = 56.0
}
