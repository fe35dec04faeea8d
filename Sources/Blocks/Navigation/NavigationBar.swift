import Canvas
import PresentationCore

/// The bar over a stack: each page's title and items, weighed by how much of the page is there.
struct NavigationBar<Model> {
  let pages: [NavigationPage<Model>]
  let layers: [NavigationLayer]
  let name: String
  let path: WritableKeyPath<Model, NavigationPath>

  /// Its place below the safe area, in a sheet below the grabber, in pt.
  func frame(in rect: Rect, _ context: BlockContext) -> Rect {
    let safe = context.environment.safeArea
    let top = context.surfaceHeight == nil ? safe.top : Self.belowGrabber
    let inner = rect.inset(by: Insets(top: top, left: safe.left, right: safe.right))
    let height = NavBar<Model>().size(
      fitting: ProposedSize(width: inner.width), in: context
    ).height
    return Rect(inner.minX, inner.minY, inner.width, height)
  }

  /// Height in pt that the grabber of a sheet takes above the bar.
  private static var belowGrabber: Double { 10 }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let context = context.forBars
    var arrow = 0.0
    for index in layers.indices where layers[index].visibility == .seen {
      let weight = layers[index].presence * (1 - layers[index].cover)
      if index > 0, pages[index].keepsBack {
        // Where the page below has items in its place it is gone before they come.
        let isAlone = pages[index - 1].items(at: .leading).isEmpty
        arrow += isAlone ? weight : max(0, 1 - (1 - weight) / 0.4)
      }
      guard weight > 0.001 else { continue }
      let face = BarFace(
        page: pages[index], layer: layers[index], back: back(of: index, context),
        scroll: NavigationLayer.scrollName(of: layers[index].id, in: name), path: path)
      if layers[index].isFront {
        picture.group(clip: .rect(rect), opacity: weight) {
          face.draw(in: rect, into: &$0, context: context)
        }
      } else {
        picture.drawInert {
          $0.group(clip: .rect(rect), opacity: weight) {
            face.draw(in: rect, into: &$0, context: context)
          }
        }
      }
    }
    drawArrow(opacity: min(arrow, 1), in: rect, into: &picture, context)
  }

  private func back(of index: Int, _ context: BlockContext) -> BackLabel? {
    guard index > 0, pages[index].keepsBack else { return nil }
    return BackLabel(
      title: pages[index - 1].title, word: context.environment.word("Back", "返回"))
  }

  /// One arrow for all pages that have one: it does not blink between two of them.
  private func drawArrow(
    opacity: Double, in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    guard opacity > 0.001 else { return }
    let place = context.mirrored(
      Rect(rect.minX + 4, rect.midY - 14, BarFace<Model>.arrowWidth, 28), in: rect)
    picture.group(clip: nil, opacity: opacity) {
      $0.drawIcon(
        .chevronRight, size: 28, color: context.theme[.accent], in: place,
        quarterTurns: 2, context)
    }
  }
}
