import Canvas

/// A ring filled clockwise from the top, with a number in its middle: a countdown (SPEC K6).
public struct Ring<Model>: Block {
  private let share: Double
  private let title: String
  private let diameter: Double
  private let line: Double

  /// A ring filled to a share 0…1; `size` and `line` are in pt.
  public init(_ share: Double, title: String = "", size: Double = 96, line: Double = 8) {
    self.share = min(max(share, 0), 1)
    self.title = title
    diameter = size
    self.line = line
  }

  /// Its square in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(diameter, diameter)
  }

  /// Draws the track, the arc with round ends, and the number.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let track = rect.grown(by: -line / 2)
    picture.items.append(
      .stroke(.ellipse(track), Stroke(width: line), context.theme[.fill]))
    if share >= 1 {
      picture.items.append(
        .stroke(.ellipse(track), Stroke(width: line), context.theme[.accent]))
    } else if share > 0 {
      let arc = Path.arc(in: track, from: 0, turns: share)
      picture.items.append(.stroke(.path(arc), Stroke(width: line), context.theme[.accent]))
    }
    guard !title.isEmpty else { return }
    var style = context.theme.style(.largeTitle)
    style.figures = .tabular
    picture.drawCentered(title, style: style, color: context.theme[.label], in: rect, context)
  }
}
