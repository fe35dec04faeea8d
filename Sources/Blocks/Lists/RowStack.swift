import Canvas
import PresentationCore

/// Rows one below the other on their way from one state of the data to the next (SPEC R4, L1).
///
/// Only those in sight are made, and those whose presentation is up (SPEC H2); a lifted one follows
/// the finger and the others make way.
public struct RowStack<Row: SizedRow, Model>: Block {
  private let rows: AnimatedRows<Row>
  private let lift: RowLift?
  private let outOfSight: OutOfSight
  private let content: (Row, RowSite) -> any Block<Model>

  /// What becomes of rows that are scrolled out of sight.
  public enum OutOfSight: Hashable, Sendable {
    /// Only those are made whose presentation is up (SPEC H2).
    case kept
    /// All are visited for what they declare: the model may open one that is not seen (SPEC H1).
    case declared
  }

  /// The rows of a table; `content` gets where the stack stands as well.
  public init(
    _ rows: AnimatedRows<Row>, lift: RowLift? = nil, outOfSight: OutOfSight = .kept,
    content: @escaping (Row, RowSite) -> any Block<Model>
  ) {
    self.rows = rows
    self.lift = lift
    self.outOfSight = outOfSight
    self.content = content
  }

  /// Takes the width it is offered; its rows may declare presentations.
  public var traits: BlockTraits { [.growsAcross, .declares] }

  /// The width offered and the height of all rows, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, rows.height)
  }

  /// Draws those that leave, those that come, the others, and the lifted one on top.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    if let end = rows.restsAt, end > context.now { picture.keepsMoving(.until(end)) }
    for old in rows.leaving { drawLeaving(old, in: rect, into: &picture, context) }
    let tops = tops(in: rect, context)
    let ways = rows.rows.indices.map { rows.way(at: $0, context.now) }
    let order = rows.rows.indices.sorted { rank($0, ways, context) < rank($1, ways, context) }
    for index in order {
      let row = rows.rows[index]
      let place = Rect(rect.minX, rect.minY + tops[index], rect.width, row.height)
      let inset = inset(of: index, ways)
      let sheet = sheet(of: index, in: place, inset: inset, context)
      func draw(into picture: inout Picture<Model>) {
        self.draw(index, in: place, on: sheet, into: &picture, context, stackTop: rect.minY)
      }
      if context.canSee(place) {
        let edge = sheet.map { RowTrace.edge(.init(.top, of: [$0], zero: rect.minY + inset)) }
        tell(index, in: place, below: rect.minY, by: edge, into: &picture, context)
        picture.row(RowKey(row.id, in: context), at: index) { draw(into: &$0) }
      } else if outOfSight == .declared
        || !context.keptRows.isEmpty && context.keptRows[RowKey(row.id, in: context)] != nil
      {
        picture.rowOutOfSight(RowKey(row.id, in: context), at: index) { draw(into: &$0) }
      }
    }
  }

  private func tops(in rect: Rect, _ context: BlockContext) -> [Double] {
    guard let lift else { return rows.rows.indices.map { rows.top(at: $0, context.now) } }
    return lift.tops(of: rows.heights, liftedTop: lift.top(scrolledBy: -rect.minY))
  }

  /// Rows that come are drawn below the others, one that goes past others above them, the lifted
  /// one on top.
  private func rank(
    _ index: Int, _ ways: [Double], _ context: BlockContext
  ) -> (level: Int, way: Double, index: Int) {
    if index == lift?.index { return (2, 0, index) }
    return (rows.opacity(at: index, context.now) < 1 ? 0 : 1, ways[index], index)
  }

  /// True for a row that goes farther than those that make way for it.
  private func isPassing(_ index: Int, _ ways: [Double]) -> Bool {
    ways.contains { $0 > 0 && ways[index] > $0 + 0.5 }
  }

  /// How many pt of its top a row leaves to the line below the row before, which stands on that edge.
  private func inset(of index: Int, _ ways: [Double]) -> Double {
    index == lift?.index || isPassing(index, ways) ? 0 : 2
  }

  /// What a row covers with the page's colour; nil for one that shines through.
  private func sheet(
    of index: Int, in place: Rect, inset: Double, _ context: BlockContext
  ) -> Rect? {
    guard rows.opacity(at: index, context.now) >= 1 else { return nil }
    return context.toEdges(place.inset(by: Insets(top: inset)))
  }

  /// Tells where a row in sight that moves is drawn (SPEC X4).
  private func tell(
    _ index: Int, in place: Rect, below stackTop: Double, by edge: RowTrace?,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let top = place.minY - stackTop
    if lift == nil {
      picture.tell(rows.reading(ofTop: top, at: index), by: edge)
    } else if top != rows.tops[index] {
      picture.tell(rows.reading(ofHeldTop: top, at: index), by: edge)
    }
    let opacity = rows.opacity(at: index, context.now)
    picture.tell(rows.reading(ofOpacity: opacity, at: index), by: .group(place))
  }

  private func draw(
    _ index: Int, in place: Rect, on sheet: Rect?, into picture: inout Picture<Model>,
    _ context: BlockContext, stackTop: Double
  ) {
    if index == lift?.index {
      for shadow in context.theme.shadows(.lifted) {
        picture.items.append(.shadow(.rect(place), shadow))
      }
    }
    let block = content(
      rows.rows[index], RowSite(index: index, stackTop: stackTop, rowTop: place.minY))
    if let sheet {
      picture.items.append(.fill(.rect(sheet), .solid(context.theme[.page])))
      block.draw(in: place, into: &picture, context: context)
      return
    }
    picture.group(clip: nil, opacity: rows.opacity(at: index, context.now)) {
      block.draw(in: place, into: &$0, context: context)
    }
  }

  /// A row that is gone is seen, but nothing in it can be touched.
  private func drawLeaving(
    _ old: LeavingRow<Row>, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let place = Rect(rect.minX, rect.minY + old.top, rect.width, old.row.height)
    guard context.canSee(place) else { return }
    let opacity = old.opacity(at: context.now)
    picture.tell(old.reading(ofOpacity: opacity), by: opacity > 0 ? .group(place) : nil)
    guard opacity > 0 else { return }
    var unseen = Picture(model: picture.model)
    content(old.row, RowSite(index: nil, stackTop: rect.minY, rowTop: place.minY))
      .draw(in: place, into: &unseen, context: context)
    picture.rows += unseen.rows
    picture.group(clip: nil, opacity: opacity) { $0.items = unseen.items }
  }
}

/// Where a row and its stack stand in the surface's points.
public struct RowSite: Hashable, Sendable {
  /// The row's index; nil for one that has been removed.
  public var index: Int?
  /// The top of the stack.
  public var stackTop: Double
  /// The top of the row.
  public var rowTop: Double
}
