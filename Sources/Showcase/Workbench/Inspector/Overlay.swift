import Blocks
import Canvas
import PresentationCore

/// What can be drawn over the phone in the window; captures never have it (SPEC X2).
package enum Overlay: Hashable, Sendable, CaseIterable {
  /// Every layer's outline with its name.
  case outlines
  /// Everything that can be touched.
  case touchAreas
  /// The safe area, and what the keyboard leaves free.
  case safeAreas
}

extension Stage {
  package var safeArea: Rect { engine.environment.safeRect }
}

extension Workbench {
  /// The overlays that are on, as layers above a frame.
  mutating func overlayLayers(over frame: Frame) -> [Layer] {
    let theme = Theme.classic(settings.appearance)
    var layers: [Layer] = []
    if overlays.contains(.touchAreas) { layers.append(touchLayer(theme)) }
    if overlays.contains(.outlines) { layers.append(outlineLayer(of: frame, theme)) }
    if overlays.contains(.safeAreas) { layers.append(safeLayer(theme)) }
    return layers
  }

  private mutating func touchLayer(_ theme: Theme) -> Layer {
    let blocked = blockedSurfaces()
    let items = stage.placedAreas(at: stage.now).flatMap { area -> [DisplayItem] in
      guard area.role != .element, !area.visible.isEmpty, !blocked.contains(area.surface) else {
        return []
      }
      let shape = Shape.rounded(area.visible, 4)
      let color = area.role.scrolls ? theme[.warning] : theme[.success]
      let line = DisplayItem.stroke(shape, Stroke(width: 1, alignment: .inside), color)
      return area.role.scrolls ? [line] : [.fill(shape, .solid(color.opacity(0.14))), line]
    }
    return Layer(name: "touch areas", content: items)
  }

  /// The surfaces that a mask above keeps from being touched.
  private mutating func blockedSurfaces() -> Set<String> {
    let snapshot = stage.snapshot(at: stage.now)
    var surfaces: [String] = ["page"]
    var blocked: Set<String> = snapshot.page.isBlocked ? ["page"] : []
    for presentation in snapshot.presentations {
      if presentation.mask > 0 { blocked.formUnion(surfaces) }
      surfaces.append(presentation.id.description)
    }
    return blocked
  }

  private func outlineLayer(of frame: Frame, _ theme: Theme) -> Layer {
    let screen = Rect(origin: .zero, size: frame.size)
    let items = frame.layers.flatMap { layer -> [DisplayItem] in
      guard layer.opacity > 0, let shape = layer.surface?.shape ?? layer.clip else { return [] }
      let bounds = layer.placement.apply(to: shape.bounds)
      guard !bounds.intersection(screen).isEmpty else { return [] }
      let line = DisplayItem.stroke(
        .rect(bounds), Stroke(width: 1.5, alignment: .inside), theme[.accent])
      let corner = Point(max(0, bounds.minX), max(0, bounds.minY))
      return [line] + tag(layer.name, theme[.accent], theme[.onAccent], at: corner)
    }
    return Layer(name: "outlines", content: items)
  }

  private func safeLayer(_ theme: Theme) -> Layer {
    let safe = stage.safeArea
    let color = theme[.plotVelocity]
    let line = DisplayItem.stroke(.rect(safe), Stroke(width: 1, cap: .butt, dash: [4, 3]), color)
    let words = Words(settings.locale)("safe area", "安全区域")
    let middle = safe.midX - (pen.width(of: words, .caption2Strong) + 12) / 2
    let corner = Point(middle, max(0, safe.minY - 16))
    return Layer(name: "safe areas", content: [line] + tag(words, color, .white, at: corner))
  }

  private func tag(_ words: String, _ fill: Color, _ ink: Color, at corner: Point) -> [DisplayItem]
  {
    // The screen's round corner would cut it.
    let radius = layout.cornerRadius
    let lift = min(radius, max(0, radius - corner.y))
    let left = max(corner.x, radius - (radius * radius - lift * lift).squareRoot())
    let box = Rect(left, corner.y, pen.width(of: words, .caption2Strong) + 12, 16)
    return [
      .fill(.rect(box), .solid(fill)),
      pen.line(words, .caption2Strong, ink: ink, at: Point(box.minX + 6, box.minY + 1.5)),
    ]
  }
}

extension HitArea.Role {
  /// True for what a drag pushes rather than presses.
  fileprivate var scrolls: Bool {
    switch self {
    case .scroll, .scrollAcross, .plane: true
    case .button, .disabled, .field, .grabber, .dragHandle, .element: false
    }
  }
}
