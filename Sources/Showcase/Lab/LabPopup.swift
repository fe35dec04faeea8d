import Blocks
import Canvas
import PresentationCore

/// The content of a lab popup: its name, a button, and by its knobs a scroll or a field.
struct LabPopup: Block {
  typealias Model = LabModel

  let name: String
  let knobs: KnobValues

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    spec(in: context).contentSize
  }

  private func spec(in context: BlockContext) -> LabSpec {
    LabSpec(knobs: knobs, name: name, size: context.environment.container)
  }

  func draw(in rect: Rect, into picture: inout Picture<LabModel>, context: BlockContext) {
    let style = context.theme.style(.title2)
    let scroll = knobs.number("\(name).scroll")
    if scroll > 0 {
      drawScroll(height: scroll, in: rect, into: &picture, context: context)
    }
    picture.items.append(
      .text(
        TextRun(
          name, style: style, color: context.theme[.label],
          origin: Point(16, 10 + style.baseline))))
    if let place = button(in: rect), scroll == 0 {
      let control = picture.add("\(name).button", .rounded(place, 12), action: .run { _ in })
      drawLabButton(name, control, place, into: &picture, context: context)
    }
    drawField(into: &picture, context: context)
  }

  /// In sheets at (195, 600) of the stage while at medium; else near the lower edge.
  private func button(in rect: Rect) -> Rect? {
    switch LabKind(knobs: knobs, name: name) {
    case .sheet: Rect(95, 156, 200, 44)
    case .toast: Rect(rect.width - 96, 10, 80, 44)
    case .card, .panel, .alert, .dialog, .popover, .menu, .cover:
      rect.height > 60 ? Rect(rect.midX - 100, rect.height - 72, 200, 44) : nil
    }
  }

  private func drawScroll(
    height: Double, in rect: Rect, into picture: inout Picture<LabModel>, context: BlockContext
  ) {
    let view = Rect(0, 44, rect.width, max(0, rect.height - 44))
    let area = "\(name).scroll"
    picture.add(area, .rect(view), role: .scroll(contentHeight: height))
    let offset = context.scrollOffsets[area] ?? 0
    let style = context.theme.style(.body)
    let theme = context.theme
    picture.group(clip: .rect(view)) { picture in
      for line in 0..<Int(height / 60) {
        let top = view.minY + Double(line) * 60 - offset
        guard top < view.maxY, top > view.minY - 60 else { continue }
        picture.items.append(
          .text(
            TextRun(
              "line \(line)", style: style, color: theme[.labelSecondary],
              origin: Point(16, top + 19 + style.baseline))))
      }
    }
  }

  private func drawField(into picture: inout Picture<LabModel>, context: BlockContext) {
    let words = knobs["\(name).field"].split(separator: ",").compactMap { Double($0) }
    guard words.count == 2 else { return }
    let corner = spec(in: context).corner(in: context.environment)
    let place = Rect(words[0] - corner.x - 100, words[1] - corner.y - 22, 200, 44)
    picture.items.append(.fill(.rounded(place, 10), .solid(context.theme[.fill])))
    let path: WritableKeyPath<LabModel, String> =
      switch name {
      case "A": \.fieldA
      case "B": \.fieldB
      default: \.fieldC
      }
    let field = picture.add("\(name).field", .rounded(place, 10), field: Field(text: path))
    picture.speak(of: field) { $0.label = "\(name).field" }
    picture.drawFocusRing(around: place, radius: 10, of: field, context)
  }
}

extension LabSpec {
  /// The corner of the popup at rest, in stage pt: fields are placed in stage coordinates.
  func corner(in environment: BlockEnvironment) -> Point {
    let size = contentSize
    let container = environment.container
    return switch kind {
    case .sheet: Point(0, container.height / 2)
    case .panel: Point(0, container.height - size.height - environment.safeArea.bottom)
    case .toast: Point((container.width - size.width) / 2, environment.safeArea.top + 10)
    case .cover: .zero
    case .card, .alert, .dialog, .popover, .menu:
      Point((container.width - size.width) / 2, (container.height - size.height) / 2)
    }
  }
}
