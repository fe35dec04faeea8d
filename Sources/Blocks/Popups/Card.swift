import Canvas

/// The body of a custom card: parts in a column, 24 pt from its edges (SPEC K1).
public struct Card<Model>: Block {
  private let header: Art<Model>?
  private let column: Padding<VStack<Model>>

  /// A card; `header` reaches its edges, `bottom` is the room in pt below the last part.
  public init(
    alignment: HorizontalAlignment = .center, header: Art<Model>? = nil, bottom: Double = 24,
    @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    self.header = header
    column = VStack(alignment: alignment, spacing: 0, content: content)
      .padding(Insets(top: 24, left: 24, bottom: bottom, right: 24))
  }

  /// Those of its parts.
  public var traits: BlockTraits { column.traits.intersection(.declares) }

  /// The width offered and the height of all parts, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let width = proposal.width ?? 326
    let offer = ProposedSize(width: width)
    return Size(
      width,
      headerHeight(offer, context) + column.size(fitting: offer, in: context).height)
  }

  /// Draws the header, then the column below it.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let height = headerHeight(ProposedSize(rect.size), context)
    if let header {
      let place = Rect(rect.minX, rect.minY, rect.width, height)
      picture.add("header", .rect(place), role: .element)
      header.draw(in: place, into: &picture, context: context)
    }
    let below = Rect(rect.minX, rect.minY + height, rect.width, rect.height - height)
    column.draw(in: below, into: &picture, context: context)
  }

  private func headerHeight(_ offer: ProposedSize, _ context: BlockContext) -> Double {
    header?.size(fitting: offer, in: context).height ?? 0
  }
}

/// The title of a card, over its whole width.
public struct CardTitle<Model>: Composite {
  private let title: String
  private let alignment: HorizontalAlignment

  /// A title in `title3`.
  public init(_ title: String, alignment: HorizontalAlignment = .center) {
    self.title = title
    self.alignment = alignment
  }

  /// The title, named `title`.
  public func body(in context: BlockContext) -> some Block<Model> {
    Label(title, .title3).aligned(alignment)
      .frame(maxWidth: .infinity, alignment: Alignment(alignment, .center)).named("title")
  }
}

/// The message of a card, over its whole width, in secondary colour.
public struct CardMessage<Model>: Composite {
  private let message: String
  private let alignment: HorizontalAlignment

  /// Centred messages have lines of about the same width; leading ones are reading text.
  public init(_ message: String, alignment: HorizontalAlignment = .center) {
    self.message = message
    self.alignment = alignment
  }

  /// The message, named `message`.
  public func body(in context: BlockContext) -> some Block<Model> {
    let label = Label<Model>(message, .subhead).color(.labelSecondary).aligned(alignment)
    return (alignment == .center ? label.balanced() : label)
      .frame(maxWidth: .infinity, alignment: Alignment(alignment, .center)).named("message")
  }
}

/// Equal buttons side by side, 12 pt apart; they stack at accessibility text sizes.
public struct ButtonRow<Model>: Block {
  private let buttons: [any Block<Model>]

  /// Buttons in order: cancel leads.
  public init(@BlockBuilder<Model> content: () -> [any Block<Model>]) {
    buttons = content()
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The size in pt of the row.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    grid(context).size(fitting: proposal, in: context)
  }

  /// Draws the buttons.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    grid(context).draw(in: rect, into: &picture, context: context)
  }

  private func grid(_ context: BlockContext) -> Grid<Model> {
    let columns = context.environment.textSize.isAccessibility ? 1 : max(1, buttons.count)
    return Grid(columns: columns, spacing: context.theme.spacing.buttons) { buttons }
  }
}
