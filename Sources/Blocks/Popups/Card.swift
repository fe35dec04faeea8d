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
