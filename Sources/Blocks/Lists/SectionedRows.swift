import Canvas

/// A long list in sections of rows of one height: only what is in sight is made (SPEC L1).
///
/// The head of the section at the top stays there until the next one pushes it away.
public struct SectionedRows<Model>: Block {
  private let counts: [Int]
  private let headHeight: Double
  private let footHeight: Double
  private let rowHeight: Double
  private let starts: [Double]
  private let head: (Int) -> any Block<Model>
  private let row: (Int, Int) -> any Block<Model>
  private let foot: (Int) -> any Block<Model>

  /// Sections of so many rows; `head` and `foot` make those of a section, `row` one of its rows.
  ///
  /// With a height of 0 nothing is made of a foot.
  public init(
    counts: [Int], headHeight: Double, rowHeight: Double, footHeight: Double = 0,
    head: @escaping (Int) -> any Block<Model>,
    row: @escaping (Int, Int) -> any Block<Model>,
    foot: @escaping (Int) -> any Block<Model> = { _ in Gap<Model>(0) }
  ) {
    precondition(rowHeight > 0, "A row has a height.")
    self.counts = counts
    self.headHeight = headHeight
    self.footHeight = footHeight
    self.foot = foot
    self.rowHeight = rowHeight
    self.head = head
    self.row = row
    var y = 0.0
    starts =
      counts.map { count in
        defer { y += headHeight + Double(count) * rowHeight + footHeight }
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
      let head = headPlace(of: section, at: top, in: rect)
      let below = Rect(rect.minX, head.maxY, rect.width, max(0, view.maxY - head.maxY))
      // What a head covers cannot be touched, and has no focus there.
      picture.group(clip: .rect(below)) {
        drawRows(of: section, from: top, to: bottom, in: rect, into: &$0, context)
      }
      drawHead(of: section, in: head, at: top, into: &picture, context)
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
    let end = starts[section + 1]
    guard footHeight > 0, end > top, end - footHeight < bottom else { return }
    foot(section).draw(
      in: Rect(rect.minX, rect.minY + end - footHeight, rect.width, footHeight), into: &picture,
      context: context)
  }

  private func headPlace(of section: Int, at top: Double, in rect: Rect) -> Rect {
    let y = min(max(starts[section], top), starts[section + 1] - headHeight)
    return Rect(rect.minX, rect.minY + y, rect.width, headHeight)
  }

  private func drawHead(
    of section: Int, in place: Rect, at top: Double, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    picture.items.append(.fill(.rect(place), .solid(context.theme[.page])))
    head(section).draw(in: place, into: &picture, context: context)
    guard top > starts[section] else { return }
    picture.items.append(
      .hairline(Rect(place.minX, place.maxY, place.width, 0), context.theme[.separator]))
  }
}
