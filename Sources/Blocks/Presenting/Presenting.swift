import Canvas
import PresentationCore

/// A block that declares a presentation while its binding is set (SPEC E2, H1).
public struct Presenting<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let bindingKey: AnyKeyPath
  private let declaration: (Content.Model, Rect, BlockContext) -> Declared<Content.Model>?

  /// `declaration` gets the model, the block's rectangle in surface points, and the context.
  init(
    _ content: Content, on bindingKey: AnyKeyPath,
    declaration: @escaping (Content.Model, Rect, BlockContext) -> Declared<Content.Model>?
  ) {
    self.content = content
    self.bindingKey = bindingKey
    self.declaration = declaration
  }

  /// Those of the content, and that it declares.
  public var traits: BlockTraits { content.traits.union(.declares) }

  /// Draws the content and adds the declaration when its binding is set.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    content.draw(in: rect, into: &picture, context: context)
    let owner = context.owner.joined(separator: " ")
    picture.addSite(DeclaringSite(owner: owner, bindingKey: bindingKey))
    guard let declared = declaration(picture.model, rect, context) else { return }
    picture.declare(declared)
  }
}
