import Canvas

/// The message of a card, over its whole width, in secondary colour.
public struct CardMessage<Model>: Composite {
  private let message: String
  private let title: String
  private let alignment: HorizontalAlignment

  /// Centred messages have lines of about the same width; leading ones are reading text.
  ///
  /// It is never larger than the `title` it stands under, which shrinks for a long word (SPEC V5).
  public init(
    _ message: String, under title: String = "", alignment: HorizontalAlignment = .center
  ) {
    self.message = message
    self.title = title
    self.alignment = alignment
  }

  /// The message, named `message`.
  public func body(in context: BlockContext) -> some Block<Model> {
    let label = Label<Model>(message, .subhead).color(.labelSecondary).aligned(alignment)
      .wholeWords().under(title, .title3)
    return (alignment == .center ? label.balanced() : label)
      .frame(maxWidth: .infinity, alignment: Alignment(alignment, .center)).named("message")
  }
}
