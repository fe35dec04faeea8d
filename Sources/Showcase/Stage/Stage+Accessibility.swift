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
      children.append(keyboardNode(top: snapshot.keyboardTop))
    }
    return AccessibilityNode(
      .screen, name: info.name, label: Words(settings.locale)(info.title),
      frame: Rect(origin: .zero, size: size), children: children)
  }

  private func pageNode(_ snapshot: Snapshot) -> AccessibilityNode {
    let reader = PictureReader(
      items: page.items, areas: page.hitAreas, placement: snapshot.page.placement,
      isReachable: !snapshot.page.isBlocked, focus: focus(on: nil),
      locale: settings.locale)
    let bounds = snapshot.page.placement.apply(to: Rect(origin: .zero, size: size))
    return AccessibilityNode(
      .page, name: "page", label: reader.title, frame: bounds,
      isEnabled: !snapshot.page.isBlocked, isFocused: snapshot.focus == "page",
      children: reader.nodes)
  }

  /// What of a surface has the keys: the ring, or a field.
  private func focus(on owner: PresentationID?) -> String? {
    if let ring = ring(on: owner) { return ring }
    guard let field = engine.editedField, field.owner == owner else { return nil }
    return field.name
  }

  private func keyboardNode(top: Double) -> AccessibilityNode {
    let words = Words(settings.locale)
    let keys = keyboardLayout.keys.map { key in
      AccessibilityNode(
        .button, name: key.name, label: key.action.spoken(words),
        frame: Placement(offset: Point(0, top)).apply(to: key.rect))
    }
    return AccessibilityNode(
      .keyboard, name: "keyboard", label: words("Keyboard", "键盘"),
      frame: Rect(0, top, size.width, size.height - top), children: keys)
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
      focus: focus(on: presentation.id), locale: settings.locale)
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
