import Canvas

/// The phone's status bar: a fixed time, signal, wireless, battery.
public struct StatusBar<Model>: Block {
  private let color: ColorToken

  /// A bar in the text colour.
  public init(color: ColorToken = .label) {
    self.color = color
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and the upper safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width, context.environment.safeArea.top)
  }

  /// Bars lower than this many pt, of screens without a notch, have small letters in their middle.
  private var lowest: Double { 40 }

  /// Draws the time on the leading side and the symbols on the trailing one.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard rect.height > 0 else { return }
    let color = context.theme[color]
    let isLow = rect.height < lowest
    let middle = isLow ? rect.midY : rect.minY + 27
    let time =
      isLow
      ? Rect(rect.minX + 8, middle - 8, 48, 16) : Rect(rect.minX + 32, middle - 11, 64, 22)
    picture.add("status.time", .rect(time), role: .element)
    let style =
      isLow
      ? TextStyle(size: 12, weight: .semibold, lineHeight: 16, tracking: 0)
      : TextStyle(size: 17, weight: .semibold, lineHeight: 22, tracking: -0.2)
    picture.drawCentered("10:24", style: style, color: color, in: time, context)
    let origin = Point(rect.maxX - (isLow ? 82 : 98), middle - 5.5)
    picture.items += StatusSymbols.signal(at: origin, color)
    picture.items += StatusSymbols.wireless(at: origin + Point(24, 0), color)
    picture.items += StatusSymbols.battery(at: origin + Point(45, 0), color)
  }
}
