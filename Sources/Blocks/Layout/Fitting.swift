import Canvas

/// What stands on a sheet at its largest detent: content that is too high even then scrolls
/// (SPEC S13, V5).
///
/// Content of which a part scrolls anyway is left alone.
public struct Fitting<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content

  /// Content of a sheet.
  public init(_ content: Content) {
    self.content = content
  }

  /// Draws the content; its own scroll goes to the rectangle's end, above the home area.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let before = picture
    let count = picture.hitAreas.count
    content.draw(in: rect, into: &picture, context: context)
    let scrolls = picture.hitAreas.dropFirst(count).contains { area in
      if case .scroll = area.role { true } else { false }
    }
    let bottom = context.environment.safeArea.bottom
    guard !scrolls,
      content.size(fitting: ProposedSize(width: rect.width), in: context).height + bottom
        > rect.height + 0.5
    else { return }
    picture = before
    Scroll("content", insets: Insets(bottom: bottom)) { content }
      .draw(in: rect, into: &picture, context: context)
  }
}
