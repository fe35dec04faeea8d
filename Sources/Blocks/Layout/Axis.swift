import Canvas

/// The direction of a stack.
enum Axis: Hashable, Sendable {
  case across, down

  var growth: BlockTraits { self == .across ? .growsAcross : .growsDown }

  func main(_ size: Size) -> Double { self == .across ? size.width : size.height }
  func cross(_ size: Size) -> Double { self == .across ? size.height : size.width }
  func main(_ proposal: ProposedSize) -> Double? {
    self == .across ? proposal.width : proposal.height
  }
  func cross(_ proposal: ProposedSize) -> Double? {
    self == .across ? proposal.height : proposal.width
  }

  func size(main: Double, cross: Double) -> Size {
    self == .across ? Size(main, cross) : Size(cross, main)
  }

  func proposal(main: Double?, cross: Double?) -> ProposedSize {
    self == .across
      ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
  }
}
