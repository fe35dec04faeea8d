import Canvas

/// A button with an icon alone, in a target of 44×44 pt.
public struct IconButton<Model>: Block {
  /// What stands behind the icon.
  public enum Backdrop: Hashable, Sendable {
    case none
    /// A circle of 30 pt in `fill`: the close button of sheets and panels.
    case circle
    /// A dark circle of 30 pt on pictures.
    case dark
  }

  private let symbol: Symbol
  private let name: String
  private let color: ColorToken
  private let iconSize: Double
  private let backdrop: Backdrop
  private let action: Action<Model>

  /// A button that does `action`.
  public init(
    _ symbol: Symbol, name: String, color: ColorToken = .accent, size: Double = 24,
    backdrop: Backdrop = .none, do action: Action<Model>
  ) {
    self.symbol = symbol
    self.name = name
    self.color = color
    iconSize = size
    self.backdrop = backdrop
    self.action = action
  }

  /// A button that changes the model.
  public init(
    _ symbol: Symbol, name: String, color: ColorToken = .accent, size: Double = 24,
    backdrop: Backdrop = .none, run change: @escaping (inout Model) -> Void
  ) {
    self.init(
      symbol, name: name, color: color, size: size, backdrop: backdrop, do: .run(change))
  }

  /// The close button of a sheet or panel: asks what it stands in to leave.
  public static func close(
    name: String = "close", on backdrop: Backdrop = .circle, do action: Action<Model> = .dismissSelf
  ) -> IconButton {
    IconButton(
      .close, name: name, color: .labelSecondary, size: 18, backdrop: backdrop, do: action)
  }

  /// 44×44 pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(44, 44)
  }

  /// Draws the backdrop and the icon in the middle of the target.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let name = picture.add(name, .rect(rect), action: action)
    let circle = Rect(rect.midX - 15, rect.midY - 15, 30, 30)
    var paint = context.theme[color]
    switch backdrop {
    case .none: break
    case .circle:
      picture.items.append(.fill(.ellipse(circle), .solid(context.theme[.fill])))
    case .dark:
      picture.items.append(.fill(.ellipse(circle), .solid(Color(0x0A1A22, opacity: 0.55))))
      paint = .white
    }
    let isPressed = context.pressed.contains(name)
    picture.drawIcon(
      symbol, size: iconSize, color: paint.opacity(isPressed ? 0.4 : 1), in: rect, context)
    picture.drawFocusRing(around: circle, radius: 15, of: name, context)
  }
}
