import Canvas
import PresentationCore

/// One page of a stack where it stands at the moment: moved, shaded by the page above, or faded.
struct PageSheet<Model> {
  let page: NavigationPage<Model>
  let layer: NavigationLayer
  /// Name of the scroll of its content.
  let scroll: String
  /// The lower edge of the bar, in pt.
  let top: Double

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let place = Rect(rect.minX + layer.shift, rect.minY, rect.width, rect.height)
    if layer.manner == .slide, layer.shift != 0, layer.presence < 1 {
      drawShadow(beside: place, into: &picture, context)
    }
    let opacity = layer.manner == .fade ? layer.presence : 1
    picture.group(clip: .rect(place), opacity: opacity) {
      drawContent(in: place, into: &$0, context)
      if layer.cover > 0, layer.cover < 1 {
        let shade = Color.black.opacity(0.1 * layer.cover)
        $0.items.append(.fill(.rect(place), .solid(shade)))
      }
    }
  }

  private func drawContent(
    in place: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let offset = context.scrollOffsets[scroll] ?? 0
    picture.items.append(.fill(.rect(place), .solid(context.theme[page.background])))
    let safe = context.environment.safeArea
    let view = Rect(place.minX, top, place.width, max(0, place.maxY - top))
    let insets = Insets(left: safe.left, bottom: safe.bottom, right: safe.right)
    Scroll(scroll, insets: insets) {
      VStack<Model>(alignment: .leading, spacing: 0) {
        if page.titleMode == .large, !context.environment.isCompactHeight {
          LargeTitle(page.title)
        }
        page.content
      }
    }
    .draw(in: view, into: &picture, context: context)
    guard offset > 0.5 else { return }
    let line = context.toEdges(Rect(place.minX, top, place.width, 0))
    picture.items.append(.hairline(line, context.theme[.separator]))
  }

  /// A soft shadow along the leading edge of a page that moves over another.
  private func drawShadow(
    beside place: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let width = 10.0
    let edge = isMirrored ? place.maxX : place.minX
    let strip = Rect(isMirrored ? edge : edge - width, place.minY, width, place.height)
    let dark = Color.black.opacity(0.14 * min(1, 4 * layer.presence))
    let far = Point(isMirrored ? strip.maxX : strip.minX, strip.minY)
    picture.items.append(
      .fill(
        .rect(strip),
        .linear(
          from: Point(edge, strip.minY), to: far,
          [GradientStop(0, dark), GradientStop(1, dark.opacity(0))])))
    // On black a shadow cannot be seen: the line still parts the pages.
    picture.items.append(
      .hairline(
        Rect(isMirrored ? edge : edge - 0.5, strip.minY, 0, strip.height), context.theme[.separator]
      ))
  }
}
