import Canvas

/// A block that can be pressed as a whole.
public struct Tappable<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let name: String
  private let action: Action<Content.Model>?
  private let inertRole: HitArea.Role
  private let feedback: PressFeedback

  init(
    _ content: Content, _ name: String, feedback: PressFeedback,
    action: Action<Content.Model>?, inertRole: HitArea.Role = .disabled
  ) {
    self.content = content
    self.name = name
    self.feedback = feedback
    self.action = action
    self.inertRole = inertRole
  }

  /// Draws the content over a touchable rectangle, so that controls inside win.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let name = addArea(rect, to: &picture)
    let inner = content.traits.contains(.declares) ? context.inside(name) : context
    content.draw(in: rect, into: &picture, context: inner)
    let isMarked = feedback == .highlight && context.focused == name
    if context.pressed.contains(name) || isMarked, let radius = feedback.fillRadius {
      picture.items.append(
        .fill(.rounded(rect, radius), .solid(context.theme[.fillPressed])))
    }
    guard feedback != .highlight else { return }
    picture.drawFocusRing(around: rect, radius: feedback.radius, of: name, context)
  }

  private func addArea(_ rect: Rect, to picture: inout Picture<Content.Model>) -> String {
    guard let action else { return picture.add(name, .rect(rect), role: inertRole) }
    return picture.add(name, .rect(rect), action: action)
  }
}

/// How a pressed block shows it.
public enum PressFeedback: Hashable, Sendable {
  /// Not at all.
  case none
  /// `fill.pressed` laid over it, rounded by a radius in pt.
  case fill(radius: Double)
  /// The same without corners, also instead of the ring of the keyboard focus: menus.
  case highlight

  var radius: Double { fillRadius ?? 0 }

  var fillRadius: Double? {
    switch self {
    case .none: nil
    case .fill(let radius): radius
    case .highlight: 0
    }
  }
}

extension Block {
  /// Runs a change of the model when pressed; `name` is what takes and traces call it.
  public func onTap(
    _ name: String, feedback: PressFeedback = .fill(radius: 0),
    run change: @escaping (inout Model) -> Void
  ) -> Tappable<Self> {
    Tappable(self, name, feedback: feedback, action: .run(change))
  }

  /// Does `action` when pressed; a nil action makes it a disabled control.
  public func onTap(
    _ name: String, feedback: PressFeedback = .fill(radius: 0), do action: Action<Model>?
  ) -> Tappable<Self> {
    Tappable(self, name, feedback: feedback, action: action)
  }

  /// Does `action` when pressed; without one it only has a name.
  func tappable(_ name: String, do action: Action<Model>?) -> Tappable<Self> {
    Tappable(
      self, name, feedback: .fill(radius: 0), action: action, inertRole: .element)
  }
}

extension Picture {
  /// The ring of 2.5 pt, 2 pt outside, around the control with the keyboard focus (SPEC V6).
  public mutating func drawFocusRing(
    around rect: Rect, radius: Double, of name: String, _ context: BlockContext
  ) {
    guard context.focused == name else { return }
    let ring = rect.grown(by: 2 + 1.25)
    items.append(
      .stroke(.rounded(ring, radius + 3.25), Stroke(width: 2.5), context.theme[.focusRing]))
  }
}
