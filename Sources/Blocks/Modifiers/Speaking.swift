import Canvas

/// A block of which a screen reader says more than the texts in it (SPEC V6).
public struct Speaking<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let spoken: Spoken

  init(_ content: Content, _ spoken: Spoken) {
    self.content = content
    self.spoken = spoken
  }

  /// Draws the content; what is said goes with the outermost area in it.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let count = picture.hitAreas.count
    content.draw(in: rect, into: &picture, context: context)
    guard picture.hitAreas.indices.contains(count) else { return }
    picture.speak(of: picture.hitAreas[count].name) {
      $0.label = spoken.label ?? $0.label
      $0.kind = spoken.kind ?? $0.kind
      $0.state = spoken.state ?? $0.state
    }
  }
}

extension Block {
  /// Tells what a screen reader says of the block's outermost control: nil leaves what it says.
  public func spoken(
    _ label: String? = nil, kind: Spoken.Kind? = nil, state: Spoken.State? = nil
  ) -> Speaking<Self> {
    Speaking(self, Spoken(label: label, kind: kind, state: state))
  }
}
