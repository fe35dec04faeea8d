import Blocks
import Canvas
import PresentationCore

/// The scroll indicators of the page and of what stands over it (SPEC R1).
extension Stage {
  /// The scroll indicator of the page.
  func indicator(of page: PageSnapshot) -> [Layer] {
    guard page.indicator > 0, page.contentHeight > page.viewportHeight else { return [] }
    let safe = engine.environment.safeRect
    let scroll = self.page.hitAreas.first { if case .scroll = $0.role { true } else { false } }
    let view = (scroll?.shape.bounds ?? safe).intersection(safe)
    let bar = bar(
      in: view, content: page.contentHeight, viewport: page.viewportHeight, offset: page.offset)
    return [
      Layer(
        name: "indicator",
        surface: Surface(.rounded(bar, 1.5), fill: .solid(theme[.labelQuaternary])),
        placement: page.placement, opacity: page.indicator)
    ]
  }

  /// The scroll indicators of a presentation, in its own points.
  func indicators(of presentation: PresentationSnapshot, _ content: Content) -> [DisplayItem] {
    let marks = presentation.scrollMarks
    guard !marks.isEmpty else { return [] }
    let safe = presentation.safeRect(engine.environment.safeRect)
    return content.picture.hitAreas.compactMap { area in
      guard case .scroll = area.role, let mark = marks[area.name] else { return nil }
      var view = area.shape.bounds
      view.size.height = mark.viewport
      let offset =
        content.revealed?[area.name] ?? presentation.scrollOffsets[area.name] ?? 0
      let bar = bar(
        in: view.intersection(safe), content: mark.content, viewport: mark.viewport,
        offset: offset)
      let color = theme[.labelQuaternary]
      return .fill(.rounded(bar, 1.5), .solid(color.opacity(mark.opacity)))
    }
  }

  /// 3 pt thick, 3 from the trailing edge of the view, at least 36 long (MOTION 6).
  private func bar(
    in view: Rect, content: Double, viewport: Double, offset: Double
  ) -> Rect {
    let track = view.inset(by: Insets(top: 3, left: 3, bottom: 3, right: 3))
    let length = min(track.height, max(36, track.height * viewport / content))
    let place = min(max(offset / (content - viewport), 0), 1) * (track.height - length)
    let isMirrored = settings.layout == .rightToLeft
    return Rect(isMirrored ? track.minX : track.maxX - 3, track.minY + place, 3, length)
  }
}

extension PresentationSnapshot {
  /// The container's safe rectangle in the presentation's own points, all of its width.
  fileprivate func safeRect(_ safe: Rect) -> Rect {
    let scale = max(placement.scale, 0.001)
    let top = (safe.minY - placement.offset.y) / scale
    let bottom = (safe.maxY - placement.offset.y) / scale
    return Rect(0, top, frame.width, max(0, bottom - top))
  }
}
