import Canvas

/// The phone's status bar: a fixed time, signal, wireless, battery.
public struct StatusBar<Model>: Block {
  private let color: ColorToken
  private var paint: Color?

  /// A bar in the text colour.
  public init(color: ColorToken = .label) {
    self.color = color
  }

  /// A bar in a colour that is no token: white on dark pictures.
  public init(paint: Color) {
    color = .label
    self.paint = paint
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and the upper safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width, context.environment.safeArea.top)
  }

  /// Draws the time on the leading side and the symbols on the trailing one.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard rect.height > 0 else { return }
    let color = paint ?? context.theme[color]
    let time = Rect(rect.minX + 32, rect.minY + 16, 64, 22)
    picture.add("status.time", .rect(time), role: .element)
    let style = TextStyle(size: 17, weight: .semibold, lineHeight: 22, tracking: -0.2)
    picture.drawCentered("10:24", style: style, color: color, in: time, context)
    let origin = Point(rect.maxX - 98, rect.minY + 21.5)
    picture.items += StatusSymbols.signal(at: origin, color)
    picture.items += StatusSymbols.wireless(at: origin + Point(24, 0), color)
    picture.items += StatusSymbols.battery(at: origin + Point(45, 0), color)
  }
}

/// The drawings of the status bar, each from its top left corner.
enum StatusSymbols {
  static func signal(at origin: Point, _ color: Color) -> [DisplayItem] {
    (0..<4).map { bar in
      let height = 4 + 2.5 * Double(bar)
      let place = Rect(origin.x + 5 * Double(bar), origin.y + 11.5 - height, 3.5, height)
      return .fill(.rounded(place, 1), .solid(color))
    }
  }

  static func wireless(at origin: Point, _ color: Color) -> [DisplayItem] {
    let center = origin + Point(8, 10.2)
    let wide = Path.arc(
      in: Rect(center.x - 8.9, center.y - 8.6, 17.8, 17.8), from: -0.13, turns: 0.26)
    let narrow = Path.arc(in: Rect(center.x - 5, center.y - 4.8, 10, 10), from: -0.14, turns: 0.28)
    let stroke = Stroke(width: 1.9)
    return [
      .stroke(.path(wide), stroke, color), .stroke(.path(narrow), stroke, color),
      .fill(.ellipse(Rect(center.x - 1.5, center.y - 1.5, 3, 3)), .solid(color)),
    ]
  }

  static func battery(at origin: Point, _ color: Color) -> [DisplayItem] {
    let pale = color.opacity(0.45)
    let body = Rect(origin.x, origin.y, 23, 12)
    let charge = Rect(origin.x + 2, origin.y + 2, 15, 8)
    let tip = Path([
      .move(origin + Point(24, 4)), .line(origin + Point(24, 8)),
      .cubic(origin + Point(26.6, 8), origin + Point(26.6, 4), origin + Point(24, 4)), .close,
    ])
    return [
      .stroke(.rounded(body, 3.75), Stroke(width: 1, alignment: .inside), pale),
      .fill(.rounded(charge, 1.75), .solid(color)), .fill(.path(tip), .solid(pale)),
    ]
  }
}

/// The bar of 140×5 pt at the lower edge.
public struct HomeIndicator<Model>: Block {
  private let color: ColorToken

  /// An indicator in a colour of the theme.
  public init(color: ColorToken = .label) {
    self.color = color
  }

  /// The width offered and the lower safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width,
      context.environment.safeArea.bottom)
  }

  /// Draws the bar 8 pt above the lower edge, 220 pt wide in landscape.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard rect.height > 0 else { return }
    let isLow = context.environment.isCompactHeight
    let width = isLow ? 220.0 : 140
    let bar = Rect(rect.midX - width / 2, rect.maxY - (isLow ? 11 : 13), width, 5)
    picture.items.append(.fill(.rounded(bar, 2.5), .solid(context.theme[color])))
  }
}
