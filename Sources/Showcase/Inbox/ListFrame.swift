import Blocks
import Canvas
import Motion
import PresentationCore

/// A page with a list: a bar, what scrolls under it, and a bar below (look 01).
///
/// Mark and word of a refresh stand in the gap above the pulled list (look 03); a drawer is out of
/// sight above its first row until it is pulled down. Without a bar below, rows run on under the
/// home indicator, and the last one can be scrolled above it (look 02).
struct ListFrame<Model>: Block {
  private let bar: (Double) -> any Block<Model>
  private let bottom: (any Block<Model>)?
  private let drawer: (any Block<Model>)?
  private let content: any Block<Model>

  /// `bar` gets the offset of the list, in pt.
  init(
    bar: @escaping (Double) -> any Block<Model>, bottom: (any Block<Model>)? = nil,
    drawer: (any Block<Model>)? = nil, content: any Block<Model>
  ) {
    self.bar = bar
    self.bottom = bottom
    self.drawer = drawer
    self.content = content
  }

  var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    context.environment.container
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let safe = context.environment.safeArea
    let inner = rect.inset(by: Insets(left: safe.left, right: safe.right))
    let offset = context.scrollOffsets["page"] ?? 0
    let bar = bar(offset)
    let barHeight = bar.size(fitting: ProposedSize(width: inner.width), in: context).height
    let low = bottom?.size(fitting: ProposedSize(width: rect.width), in: context).height ?? 0
    let top = rect.minY + safe.top + barHeight
    let view = Rect(rect.minX, top, rect.width, max(0, rect.maxY - low - top))
    drawContent(in: picture.aboveKeyboard(view, context), safe, into: &picture, context)
    if let stage = Self.stage(of: context.refresh), offset < -0.5 {
      RefreshIndicator(stage).draw(
        in: Rect(view.minX, view.minY, view.width, -offset), into: &picture, context: context)
    }
    bar.draw(
      in: Rect(inner.minX, rect.minY + safe.top, inner.width, barHeight), into: &picture,
      context: context)
    bottom?.draw(
      in: Rect(rect.minX, rect.maxY - low, rect.width, low), into: &picture, context: context)
  }

  private func drawContent(
    in view: Rect, _ safe: Insets, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let edges = Insets(left: safe.left, bottom: context.homeArea(in: view), right: safe.right)
    let width = ProposedSize(width: view.width).inset(by: edges)
    func draw<B: Block<Model>>(_ block: B, _ hidden: Double, into picture: inout Picture<Model>) {
      Scroll("page", insets: edges, drawer: hidden) { block }
        .draw(in: view, into: &picture, context: context)
    }
    guard let drawer else { return draw(content, 0, into: &picture) }
    let column = VStack<Model>(alignment: .leading, spacing: 0) {
      drawer
      content
    }
    draw(column, drawer.size(fitting: width, in: context).height, into: &picture)
  }

  private static func stage(of refresh: RefreshState) -> RefreshIndicator<Model>.Stage? {
    switch refresh.phase {
    case .idle: nil
    case .pulling: .pulling(refresh.progress)
    case .armed: .armed
    case .refreshing: .refreshing
    case .settling(_, .success, _): .done
    case .settling(_, .failure, _): .failed
    }
  }
}

extension Presenter {
  /// A list with nothing to load is up to date as soon as a pull asks.
  mutating func endRefresh(after event: Event) {
    if case .refreshBegan = event { request(.endRefresh(.success)) }
  }
}

extension BlockContext {
  /// How much of the lower safe area a page's rectangle covers, in pt.
  func homeArea(in rect: Rect) -> Double {
    let top = environment.container.height - environment.safeArea.bottom
    return min(max(0, rect.maxY - top), environment.safeArea.bottom)
  }
}

/// A value 0…1 that is on its way between two states: edit mode, for one.
struct Toggling: Hashable, Sendable {
  private var value = MovingValue(restingAt: 0, arrivalThreshold: .fraction)
  private var start = Instant.zero

  /// Where it is at a moment, 0…1.
  func share(at instant: Instant) -> Double {
    value.state(after: instant.seconds(since: start)).value
  }

  /// When it has arrived.
  var restsAt: Instant { start.advanced(by: value.arrival ?? 0) }

  /// Sets off for on or off; what is there already stays.
  mutating func head(for target: Double, over duration: Double, at instant: Instant) {
    let share = share(at: instant)
    value = MovingValue(
      from: share, to: target, curve: .bezier(.easeInOut, duration: duration),
      arrivalThreshold: .fraction)
    start = instant
  }
}
