import Canvas

/// Content of a part of the model: its handlers and sheets act on the part alone (SPEC H1).
public struct Scope<Parent, Child>: Block {
  private let path: WritableKeyPath<Parent, Child>
  private let content: any Block<Child>

  /// Content of the part at `path`.
  public init(_ path: WritableKeyPath<Parent, Child>, _ content: any Block<Child>) {
    self.path = path
    self.content = content
  }

  /// Content of the part at `path`, written in place.
  public init(_ path: WritableKeyPath<Parent, Child>, content: () -> any Block<Child>) {
    self.init(path, content())
  }

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context)
  }

  /// Draws the content into a picture of the part and takes that over.
  public func draw(in rect: Rect, into picture: inout Picture<Parent>, context: BlockContext) {
    var child = picture.child(at: path)
    content.draw(in: rect, into: &child, context: context)
    picture.absorb(child, at: path)
  }
}

extension Block {
  /// Content of the part of a larger model that stands at `path`.
  public func scoped<Parent>(
    _ path: WritableKeyPath<Parent, Model>
  ) -> Scope<Parent, Model> {
    Scope(path, self)
  }
}
