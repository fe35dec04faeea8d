import Canvas

/// The body of a custom card: parts in a column, 24 pt from its edges (SPEC K1).
///
/// Where there is less room than it needs, header and parts scroll and the footer stays, unless it
/// would take more than half of the room: then all of it scrolls.
public struct Card<Model>: Block {
  private let header: Art<Model>?
  private let parts: Padding<VStack<Model>>
  private let footer: Padding<VStack<Model>>

  /// A card; `header` reaches its edges, `bottom` is the room in pt below the footer.
  public init(
    alignment: HorizontalAlignment = .center, header: Art<Model>? = nil, bottom: Double = 24,
    @BlockBuilder<Model> content: () -> [any Block<Model>],
    @BlockBuilder<Model> footer: () -> [any Block<Model>] = { [] }
  ) {
    self.header = header
    parts = VStack(alignment: alignment, spacing: 0, content: content)
      .padding(Insets(top: 24, left: 24, right: 24))
    self.footer = VStack(alignment: alignment, spacing: 0, content: footer)
      .padding(Insets(left: 24, bottom: bottom, right: 24))
  }

  /// Those of its parts.
  public var traits: BlockTraits {
    parts.traits.union(footer.traits).intersection(.declares)
  }

  /// The width offered and the height of all parts, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let offer = ProposedSize(width: proposal.width ?? 326)
    return Size(
      proposal.width ?? 326,
      upper.size(fitting: offer, in: context).height
        + footer.size(fitting: offer, in: context).height)
  }

  /// Draws header and parts, then the footer along the lower edge.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let offer = ProposedSize(width: rect.width)
    let low = footer.size(fitting: offer, in: context).height
    let whole = upper.size(fitting: offer, in: context).height + low
    guard low <= rect.height / 2 || whole <= rect.height + 0.5 else {
      Scroll("card") {
        VStack(alignment: .leading, spacing: 0) {
          upper
          footer
        }
      }
      .draw(in: rect, into: &picture, context: context)
      return
    }
    let room = rect.inset(by: Insets(bottom: low))
    if upper.size(fitting: offer, in: context).height > room.height + 0.5 {
      Scroll("card") { upper }.draw(in: room, into: &picture, context: context)
      // What goes on below the footer's edge is seen to be cut.
      picture.items.append(
        .hairline(Rect(rect.minX, room.maxY, rect.width, 0), context.theme[.separator]))
    } else {
      upper.draw(in: room, into: &picture, context: context)
    }
    footer.draw(
      in: Rect(rect.minX, room.maxY, rect.width, low), into: &picture, context: context)
  }

  private var upper: VStack<Model> {
    VStack(alignment: .leading, spacing: 0) {
      if let header { header.named("header") }
      parts
    }
  }
}
