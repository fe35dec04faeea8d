import Canvas
import Motion

extension PresentationEngine {
  /// Where the presentation stands when it has arrived, without keyboard or finger, in pt.
  func restFrame(of entry: Entry, at instant: Instant) -> Rect {
    let size = fittedSize(of: entry, at: instant)
    let container = environment.size
    let safe = freeRect(of: entry, at: instant)
    switch entry.spec.style.place {
    case .center:
      return Rect(safe.midX - size.width / 2, safe.midY - size.height / 2, size)
    case .containerCenter:
      return Rect((container.width - size.width) / 2, (container.height - size.height) / 2, size)
    case .top(let gap):
      let y = safe.minY + shownGap(gap, beside: size.height)
      return Rect((container.width - size.width) / 2, y, size)
    case .bottom(let gap):
      let y = safe.maxY - shownGap(gap, beside: size.height) - size.height
      return Rect((container.width - size.width) / 2, y, size)
    case .leading(let gap):
      return Rect(safe.minX + gap, safe.midY - size.height / 2, size)
    case .trailing(let gap):
      return Rect(safe.maxX - gap - size.width, safe.midY - size.height / 2, size)
    case .bottomEdge:
      let height = size.height + environment.safeArea.bottom
      let width = PopupPlace.panelWidth(in: container)
      return Rect((container.width - width) / 2, container.height - height, width, height)
    case .sheet:
      return sheetFrame(of: entry, edge: entry.presence.value(at: instant), at: instant)
    case .anchored(let anchor):
      return AnchoredPlacement(
        containerAnchor(of: entry, at: instant) ?? anchor, size: size, safe: safe
      ).frame
    case .full:
      return Rect(origin: .zero, size: container)
    }
  }

  /// An attached sheet reaches the lower edge; below its smallest detent it keeps its height.
  func sheetFrame(of entry: Entry, edge: Double, at instant: Instant) -> Rect {
    guard let layout = layout(of: entry, at: instant) else { return .zero }
    let smallest = smallestHeight(of: entry, at: instant)
    let height = layout.height ?? max(environment.size.height - edge, smallest)
    return Rect(layout.x, edge, layout.width, height)
  }

  /// The height of a sheet at its smallest detent, in motion with a content it fits (CASES B157).
  private func smallestHeight(of entry: Entry, at instant: Instant) -> Double {
    guard let smallest = entry.detents?.smallest else { return 0 }
    guard smallest.identifier == Detent.fit.identifier else { return smallest.height }
    let content = entry.contentHeight
    return smallest.height + content.value(at: instant) - content.target
  }

  /// Where a sheet stands across, its height in motion when the content changes; nil for others.
  func layout(of entry: Entry, at instant: Instant) -> SheetLayout? {
    guard let sheet = entry.spec.sheet else { return nil }
    let content = entry.spec.contentSize.map { _ in entry.contentHeight.value(at: instant) }
    return environment.layout(of: sheet, contentHeight: content)
  }

  /// The safe area; for one that stays above the keyboard, what the keyboard leaves of it.
  private func freeRect(of entry: Entry, at instant: Instant) -> Rect {
    var safe = environment.safeRect
    guard entry.spec.style.keyboard == .staysAbove else { return safe }
    let top = environment.size.height - keyboard.value(at: instant)
    safe.size.height = max(0, min(safe.maxY, top) - safe.minY)
    return safe
  }

  /// The content's size limited to the space: heights come from the container, never the screen.
  func fittedSize(of entry: Entry, at instant: Instant) -> Size {
    let wanted = Size(
      entry.spec.contentSize?.width ?? 0, entry.contentHeight.value(at: instant))
    let room: Size
    switch entry.spec.style.place {
    case .center(let margin):
      room = freeRect(of: entry, at: instant).inset(by: Insets(all: margin)).size
    case .top(let gap), .bottom(let gap):
      let safe = environment.safeRect
      room = Size(safe.width, max(0, safe.height - Self.leastGap(gap) - Self.farGap(gap)))
    case .leading(let gap), .trailing(let gap):
      let safe = freeRect(of: entry, at: instant)
      room = Size(max(0, safe.width - gap), max(0, safe.height - 2 * gap))
    case .anchored(let anchor):
      room =
        AnchoredPlacement(
          containerAnchor(of: entry, at: instant) ?? anchor, size: wanted,
          safe: environment.safeRect
        ).room
    case .bottomEdge:
      // The mask stays in reach above it.
      room = Size(environment.size.width, max(0, environment.safeRect.height - Self.farGap(0)))
    case .containerCenter, .sheet, .full: room = environment.size
    }
    let height = heightAboveKeyboard(min(wanted.height, room.height), of: entry, at: instant)
    return Size(min(wanted.width, room.width), height)
  }

  /// The distance in pt to its edge of one so many pt high: what is too high for it moves nearer.
  private func shownGap(_ gap: Double, beside height: Double) -> Double {
    max(Self.leastGap(gap), min(gap, environment.safeRect.height - Self.farGap(gap) - height))
  }

  /// The distance in pt that it keeps to its edge.
  private static func leastGap(_ gap: Double) -> Double { min(gap, 16) }

  /// The distance in pt that it keeps to the opposite edge.
  private static func farGap(_ gap: Double) -> Double { max(8, leastGap(gap)) }

  /// The presence of one that has arrived: the detent's edge, or its whole travel.
  func arrivedPresence(of entry: Entry) -> Double {
    guard entry.isSheet else { return entry.extent }
    return entry.detents?.edge(of: entry.detent) ?? environment.size.height
  }

  /// The way, in pt, that a move covers; 1 when nothing moves.
  func travel(of effects: [Transition.Effect], frame: Rect) -> Double {
    for effect in effects {
      guard case .move(let edge) = effect else { continue }
      let way: Double =
        switch edge {
        case .top: frame.maxY
        case .bottom: environment.size.height - frame.minY
        case .leading: frame.maxX
        case .trailing: environment.size.width - frame.minX
        }
      return max(way, 1.001)
    }
    return 1
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ size: Size) {
    self.init(origin: Point(x, y), size: size)
  }
}
