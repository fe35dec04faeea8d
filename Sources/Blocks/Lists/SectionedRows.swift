import Canvas

/// A long list in sections of rows of one height: only what is in sight is made (SPEC L1), and rows
/// whose presentation is up (SPEC H2).
///
/// The head of the section at the top stays there until the next one pushes it away.
public struct SectionedRows<Model>: Block {
  private let counts: [Int]
  private let headHeight: Double
  private let footHeight: Double
  private let rowHeight: Double
  private let starts: [Double]
  /// The rows before each section, and all of them.
  private let numbers: [Int]
  private let id: (Int, Int) -> AnyHashable
  private let head: (Int) -> any Block<Model>
  private let row: (Int, Int) -> any Block<Model>
  private let foot: (Int) -> any Block<Model>

  /// Sections of so many rows; `head` and `foot` make those of a section, `row` one of its rows.
  ///
  /// With a height of 0 nothing is made of a foot. Rows that come and go and declare presentations
  /// have an `id` of their own: without one section and index tell them apart.
  public init(
    counts: [Int], headHeight: Double, rowHeight: Double, footHeight: Double = 0,
    id: @escaping (Int, Int) -> AnyHashable = { [$0, $1] },
    head: @escaping (Int) -> any Block<Model>,
    row: @escaping (Int, Int) -> any Block<Model>,
    foot: @escaping (Int) -> any Block<Model> = { _ in Gap<Model>(0) }
  ) {
    precondition(rowHeight > 0, "A row has a height.")
    self.counts = counts
    self.headHeight = headHeight
    self.footHeight = footHeight
    self.foot = foot
    self.id = id
    self.rowHeight = rowHeight
    self.head = head
    self.row = row
    var y = 0.0
    starts =
      counts.map { count in
        defer { y += headHeight + Double(count) * rowHeight + footHeight }
        return y
      } + [y]
    numbers = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// Takes the width it is offered; its rows may declare presentations.
  public var traits: BlockTraits { [.growsAcross, .declares] }

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
    var seen = 0..<0
    while section < counts.count, starts[section] < bottom {
      let head = headPlace(of: section, at: top, in: rect)
      let below = Rect(rect.minX, head.maxY, rect.width, max(0, view.maxY - head.maxY))
      // What a head covers cannot be touched, and has no focus there.
      picture.group(clip: .rect(below)) {
        drawRows(of: section, from: top, to: bottom, in: rect, into: &$0, context)
      }
      drawHead(of: section, in: head, at: top, into: &picture, context)
      let shown = shownRows(of: section, from: top, to: bottom)
      if !shown.isEmpty {
        let first = numbers[section]
        seen =
          (seen.isEmpty ? first + shown.lowerBound : seen.lowerBound)..<first + shown.upperBound
      }
      section += 1
    }
    keepRows(besides: seen, in: rect, into: &picture, context)
  }

  /// Visits the rows out of sight whose presentations are up (SPEC H2).
  private func keepRows(
    besides seen: Range<Int>, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let count = numbers.last ?? 0
    for number in context.keptRows(besides: seen, of: count, id: { identity(of: $0) }) {
      let section = section(of: number)
      picture.rowOutOfSight(RowKey(identity(of: number), in: context), at: number) {
        drawRow(number - numbers[section], of: section, in: rect, into: &$0, context)
      }
    }
  }

  private func identity(of number: Int) -> AnyHashable {
    let section = section(of: number)
    return id(section, number - numbers[section])
  }

  /// The section of a row counted through the whole list.
  private func section(of number: Int) -> Int { lastSection(by: numbers) { $0 <= number } }

  /// The section that an offset within the list lies in.
  private func section(at offset: Double) -> Int { lastSection(by: starts) { $0 <= offset } }

  /// The last section whose value is not too large, by bisection.
  private func lastSection<Value>(by values: [Value], where fits: (Value) -> Bool) -> Int {
    var low = 0
    var high = max(0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(values[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The indices of a section's rows between two offsets within the list.
  private func shownRows(of section: Int, from top: Double, to bottom: Double) -> Range<Int> {
    let start = starts[section] + headHeight
    let limit = Double(counts[section])
    let first = Int(min(max(0, ((top - start) / rowHeight).rounded(.down)), limit))
    let last = Int(min(max(0, ((bottom - start) / rowHeight).rounded(.up)), limit))
    return first..<max(first, last)
  }

  private func drawRow(
    _ index: Int, of section: Int, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let y = rect.minY + starts[section] + headHeight + Double(index) * rowHeight
    row(section, index).draw(
      in: Rect(rect.minX, y, rect.width, rowHeight), into: &picture, context: context)
  }

  private func drawRows(
    of section: Int, from top: Double, to bottom: Double, in rect: Rect,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    for index in shownRows(of: section, from: top, to: bottom) {
      let number = numbers[section] + index
      picture.row(RowKey(identity(of: number), in: context), at: number) {
        drawRow(index, of: section, in: rect, into: &$0, context)
      }
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
    let wide = context.toEdges(place)
    picture.items.append(.fill(.rect(wide), .solid(context.theme[.page])))
    head(section).draw(in: place, into: &picture, context: context)
    guard top > starts[section] else { return }
    picture.items.append(
      .hairline(Rect(wide.minX, wide.maxY, wide.width, 0), context.theme[.separator]))
  }
}
