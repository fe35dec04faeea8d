import Canvas

/// A block whose rectangle has a name, for takes, tests and accessibility.
public struct Named<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let name: String
  private let role: HitArea.Role

  init(_ content: Content, _ name: String, role: HitArea.Role) {
    self.content = content
    self.name = name
    self.role = role
  }

  /// Names the rectangle, then draws the content; the name owns what it declares.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    picture.add(name, .rect(rect), role: role)
    let inner = content.traits.contains(.declares) ? context.inside(name) : context
    content.draw(in: rect, into: &picture, context: inner)
  }
}

extension Block {
  /// Gives the rectangle a name and no touch of its own, unless it plays another role.
  public func named(_ name: String, role: HitArea.Role = .element) -> Named<Self> {
    Named(self, name, role: role)
  }

  /// Makes the rectangle a header: a drag from it always moves the sheet (SPEC S4).
  public func dragHandle(_ name: String) -> Named<Self> {
    Named(self, name, role: .dragHandle)
  }
}
