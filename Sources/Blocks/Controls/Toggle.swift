import Canvas

/// A switch of 51×31 pt that shows and turns a Boolean of the model.
public struct Toggle<Model>: Block {
  private let name: String
  private let isOn: WritableKeyPath<Model, Bool>

  /// A switch; `name` is what takes, traces and the screen reader call it.
  public init(_ name: String, isOn: WritableKeyPath<Model, Bool>) {
    self.name = name
    self.isOn = isOn
  }

  /// 51×31 pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(51, 31)
  }

  /// Draws the track and the knob, 27 pt wide, on the side of the value.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let isOn = picture.model[keyPath: isOn]
    let path = self.isOn
    let target = Rect(rect.minX, rect.midY - 22, rect.width, 44)
    let name = picture.add(name, .rect(target), action: .run { $0[keyPath: path].toggle() })
    picture.speak(of: name) {
      $0.kind = .toggle
      $0.state = isOn ? .on : .off
    }
    let theme = context.theme
    picture.items.append(
      .fill(.rounded(rect, 15.5), .solid(theme[isOn ? .accent : .fillStrong])))
    let place = Rect(rect.minX + (isOn ? rect.width - 29 : 2), rect.minY + 2, 27, 27)
    let knob = Shape.ellipse(context.mirrored(place, in: rect))
    picture.items.append(
      .shadow(knob, Shadow(y: 1, blur: 3, color: Color(0x0A141C, opacity: 0.25))))
    picture.items.append(.fill(knob, .solid(.white)))
    picture.drawFocusRing(around: rect, radius: 15.5, of: name, context)
  }
}
