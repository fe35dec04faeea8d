import Canvas

/// A long list in sections of rows of one height: only what is in sight is made (SPEC L1).
///
/// The head of the section at the top stays there until the next one pushes it away.
public struct SectionedRows<Model>: Block {
  private let counts: [Int]
  private let headHeight: Double
  private let rowHeight: Double
  private let starts: [Double]
  private let head: (Int) -> any Block<Model>
  private let row: (Int, Int) -> any Block<Model>

  /// Sections of so many rows; `head` makes the head of a section, `row` one of its rows.
  public init(
    counts: [Int], headHeight: Double, rowHeight: Double, head: @escaping (Int) -> any Block<Model>,
    row: @escaping (Int, Int) -> any Block<Model>
  ) {
    precondition(rowHeight > 0, "A row has a height.")
    self.counts = counts
    self.headHeight = headHeight
    self.rowHeight = rowHeight
    self.head = head
    self.row = row
    var y = 0.0
    starts =
      counts.map { count in
        defer { y += headHeight + Double(count) * rowHeight }
        return y
      } + [y]
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and the height of all sections, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, starts.last ?? 0)
  }

  /// Draws the rows in sight, then the heads over them.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let view = context.visible ?? Rect(origin: .zero, size: context.environment.container)
    let top = view.minY - rect.minY
    let bottom = view.maxY - rect.minY
    var section = section(at: top)
    while section < counts.count, starts[section] < bottom {
      drawRows(of: section, from: top, to: bottom, in: rect, into: &picture, context)
      drawHead(of: section, at: top, in: rect, into: &picture, context)
      section += 1
    }
  }

  /// The section that an offset within the list lies in, by bisection.
  private func section(at offset: Double) -> Int {
    var low = 0
    var high = max(0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func drawRows(
    of section: Int, from top: Double, to bottom: Double, in rect: Rect,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let start = starts[section] + headHeight
    let limit = Double(counts[section])
    let first = Int(min(max(0, ((top - start) / rowHeight).rounded(.down)), limit))
    let last = Int(min(max(0, ((bottom - start) / rowHeight).rounded(.up)), limit))
    for index in first..<max(first, last) {
      let y = rect.minY + start + Double(index) * rowHeight
      row(section, index).draw(
        in: Rect(rect.minX, y, rect.width, rowHeight), into: &picture, context: context)
    }
  }

  private func drawHead(
    of section: Int, at top: Double, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let start = starts[section]
    let y = min(max(start, top), starts[section + 1] - headHeight)
    let place = Rect(rect.minX, rect.minY + y, rect.width, headHeight)
    picture.items.append(.fill(.rect(place), .solid(context.theme[.page])))
    head(section).draw(in: place, into: &picture, context: context)
    guard y > start else { return }
    picture.items.append(
      .hairline(Rect(place.minX, place.maxY, place.width, 0), context.theme[.separator]))
  }
}
