import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// The card a context menu lifts off the page: it never fades on the way in, because it covers
  /// what it is the picture of (SPEC C1).
  func lifted(
    _ preview: MenuPreview<S.Model>?, of presentation: PresentationSnapshot,
    off surface: Placement
  ) -> [Layer] {
    guard presentation.phase != .queued, let preview,
      let lifted = presentation.anchoring?.thing
    else { return [] }
    let isStill = engine.environment.motion == .reduced
    let share = presentation.progress
    let card = preview.card(
      from: surface.apply(to: preview.source), to: lifted, at: isStill ? 1 : share)
    let bounds = Rect(origin: .zero, size: card.frame.size)
    let shape = Shape.rounded(bounds, card.radius)
    let shown = min(max(share, 0), 1)
    let shadows = theme.shadows(.lifted).map { shadow in
      var faint = shadow
      faint.color = shadow.color.opacity(shown)
      return faint
    }
    // Halfway up it is nearest to the eye.
    let scale = isStill ? 1 : 1 + 0.03 * 4 * shown * (1 - shown)
    let fade = presentation.phase.isLeaving ? min(1, 4 * shown) : 1
    let place = Placement(
      scale: scale, about: bounds.center, offset: card.frame.origin)
    // The shadow's own shape keeps corners and scale: its blur is computed once.
    let raised = Shape.rounded(bounds, preview.cornerRadius)
    return [
      Layer(
        name: "shadow \(presentation.id)",
        surface: Surface(raised, fill: .solid(theme[.card].opacity(0)), shadows: shadows),
        placement: Placement(offset: card.frame.origin), opacity: isStill ? shown : fade),
      Layer(
        name: "preview \(presentation.id)",
        surface: Surface(shape, fill: .solid(theme[.card])),
        content: items(of: preview, in: bounds), clip: shape, placement: place,
        opacity: isStill ? shown : fade),
    ]
  }

  /// The block on its card; one that must be lower shows all of it, smaller (SPEC V5).
  private func items(of preview: MenuPreview<S.Model>, in bounds: Rect) -> [DisplayItem] {
    var context = context(at: now)
    context.focused = nil
    var picture = Picture(model: model)
    let fit = min(1, bounds.height / max(preview.source.height, 1))
    let whole = Rect(
      0, 0, bounds.width / max(fit, 0.1), max(bounds.height, preview.source.height))
    preview.block.draw(in: whole, into: &picture, context: context)
    guard fit < 1 else { return picture.items }
    return [.group(DisplayGroup(picture.items, placement: Placement(scale: fit)))]
  }
}
