import Canvas

/// An arc that turns once a second from the page's start on: work of unknown length (SPEC K6).
public struct Spinner<Model>: Block {
  private let diameter: Double
  private let color: ColorToken

  /// A spinner of `size` pt.
  public init(size: Double = 28, color: ColorToken = .accent) {
    diameter = size
    self.color = color
  }

  /// Its square in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(diameter, diameter)
  }

  /// Draws an arc of 28 % at the angle of the instant, and asks for more frames.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let nanoseconds = (context.now.nanoseconds - context.epoch.nanoseconds) % 1_000_000_000
    let turn = Double(nanoseconds) / 1e9
    let track = rect.grown(by: -rect.width * 4 / 28)
    let stroke = Stroke(width: 2.5 * rect.width / 28)
    picture.items.append(.stroke(.ellipse(track), stroke, context.theme[.fill]))
    let arc = Path.arc(in: track, from: turn, turns: 0.28)
    picture.items.append(.stroke(.path(arc), stroke, context.theme[color]))
    picture.keepsMoving(.forever)
  }
}
