import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// Everything a screen reader is told at a moment not before `now`, back to front.
  package mutating func accessibility(at instant: Instant) -> AccessibilityNode {
    let snapshot = snapshot(at: instant)
    refreshPictures(of: snapshot)
    var children: [AccessibilityNode] = []
    if !snapshot.page.isHidden { children.append(pageNode(snapshot)) }
    for presentation in snapshot.presentations {
      guard let content = contents[presentation.id] else { continue }
      children.append(node(of: presentation, content, snapshot))
    }
    if snapshot.keyboardTop < size.height {
      let rect = Rect(0, snapshot.keyboardTop, size.width, size.height - snapshot.keyboardTop)
      children.append(
        AccessibilityNode(
          .keyboard, name: "keyboard", label: Words(settings.locale)("Keyboard", "键盘"),
          frame: rect))
    }
    return AccessibilityNode(
      .screen, name: info.name, label: Words(settings.locale)(info.title),
      frame: Rect(origin: .zero, size: size), children: children)
  }

  private func pageNode(_ snapshot: Snapshot) -> AccessibilityNode {
    let reader = PictureReader(
      items: page.items, areas: page.hitAreas, placement: snapshot.page.placement,
      isReachable: !snapshot.page.isBlocked, focus: ring(on: nil) ?? snapshot.focus)
    let bounds = snapshot.page.placement.apply(to: Rect(origin: .zero, size: size))
    return AccessibilityNode(
      .page, name: "page", label: reader.title, frame: bounds,
      isEnabled: !snapshot.page.isBlocked, isFocused: snapshot.focus == "page",
      children: reader.nodes)
  }

  private func node(
    of presentation: PresentationSnapshot, _ content: Content, _ snapshot: Snapshot
  ) -> AccessibilityNode {
    let isLeaving = !presentation.phase.isActive
    let above = snapshot.presentations.drop { $0.id != presentation.id }.dropFirst()
    let isReachable = !isLeaving && above.allSatisfy { $0.mask == 0 }
    let reader = PictureReader(
      items: content.picture.items, areas: areas(of: presentation, content),
      placement: presentation.placement, isReachable: isReachable,
      focus: ring(on: presentation.id) ?? snapshot.focus)
    let nodes = reader.nodes.map { node in
      var spoken = node
      if node.role == .grabber { spoken.label = SheetGrabber.spoken(settings.locale) }
      return spoken
    }
    return AccessibilityNode(
      .dialog, name: presentation.id.description, label: reader.title,
      frame: presentation.drawn, isEnabled: isReachable,
      isFocused: snapshot.focus == presentation.id.description, children: nodes)
  }
}

/// Reads a surface's picture: which texts belong to which control, and which stand alone.
private struct PictureReader {
  let nodes: [AccessibilityNode]
  let title: String

  private struct Line {
    var text: String
    var place: Point
  }

  init(
    items: [DisplayItem], areas: [HitArea], placement: Placement, isReachable: Bool, focus: String
  ) {
    var lines = Self.lines(in: items, at: .identity)
    var nodes: [AccessibilityNode] = []
    for area in areas.reversed() {
      guard let role = area.role.accessibility else { continue }
      var own: [Line] = []
      if role == .button || role == .field {
        own = lines.filter { area.contains($0.place) }
        lines.removeAll { area.contains($0.place) }
      }
      let said = own.map(\.text).joined(separator: ", ")
      nodes.append(
        AccessibilityNode(
          role, name: area.name, label: said.isEmpty ? area.name : said,
          frame: placement.apply(to: area.shape.bounds),
          isEnabled: isReachable && area.role != .disabled, isFocused: area.name == focus))
    }
    title = lines.first?.text ?? ""
    nodes += lines.map { line in
      AccessibilityNode(
        .text, name: "", label: line.text,
        frame: placement.apply(to: Rect(line.place.x, line.place.y, 0, 0)),
        isEnabled: isReachable)
    }
    self.nodes = nodes.sorted { one, other in
      (one.frame.minY, one.frame.minX) < (other.frame.minY, other.frame.minX)
    }
  }

  /// All lines of text with a point inside them, in the surface's own points.
  private static func lines(in items: [DisplayItem], at placement: Placement) -> [Line] {
    items.flatMap { item -> [Line] in
      switch item {
      case .text(let run):
        let inside = Point(run.origin.x + 1, run.origin.y - run.style.size / 3)
        return [Line(text: run.text, place: placement.apply(to: inside))]
      case .group(let group):
        return lines(in: group.items, at: .identity).map { line in
          Line(text: line.text, place: placement.apply(to: group.placement.apply(to: line.place)))
        }
      case .fill, .stroke, .shadow, .icon, .hairline: return []
      }
    }
  }
}
