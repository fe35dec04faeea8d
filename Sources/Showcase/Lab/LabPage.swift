import Blocks
import Canvas
import PresentationCore

/// The mock phone's page: rows of 60 pt from 100 pt on, and the button P in row 0 (head of CASES).
struct LabPage: Block {
  typealias Model = LabModel

  let model: LabModel
  let popups: (String, LabModel, Size) -> Declared<LabModel>

  var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    context.environment.container
  }

  func draw(in rect: Rect, into picture: inout Picture<LabModel>, context: BlockContext) {
    let content = LabGeometry.firstRow + Double(model.rowCount) * LabGeometry.rowHeight + 34
    picture.add("page", .rect(rect), role: .scroll(contentHeight: content))
    let offset = context.scrollOffsets["page"] ?? 0
    drawRows(in: rect, offset: offset, into: &picture, context: context)
    drawButton(offset: offset, into: &picture, context: context)
    if model.knobs.isOn("page.toolbar") {
      drawToolbar(in: rect, into: &picture, context: context)
    }
    guard model.owner == .present else { return }
    picture.addSite(DeclaringSite(owner: "lab"))
    for name in LabKnobs.popups where model.flags[name] ?? false {
      picture.declare(popups(name, model, context.environment.container))
    }
  }

  private func drawRows(
    in rect: Rect, offset: Double, into picture: inout Picture<LabModel>, context: BlockContext
  ) {
    let style = context.theme.style(.body)
    for index in 0..<model.rowCount {
      let top = LabGeometry.firstRow + Double(index) * LabGeometry.rowHeight - offset
      guard top < rect.maxY, top + LabGeometry.rowHeight > rect.minY else { continue }
      let row = Rect(0, top, rect.width, LabGeometry.rowHeight)
      let name = picture.add(
        "row \(index)", .rect(row), action: .run { $0.rows[index, default: 0] += 1 })
      picture.speak(of: name) { $0.label = "row \(index)" }
      picture.drawFocusRing(around: row.grown(by: -5), radius: 8, of: name, context)
      if context.pressed.contains(name) {
        picture.items.append(.fill(.rect(row), .solid(context.theme[.fillPressed])))
      }
      picture.items.append(
        .hairline(Rect(16, row.maxY, rect.width - 16, 0), context.theme[.separator]))
      if index > 0 {
        let run = TextRun(
          "row \(index)", style: style, color: context.theme[.label],
          origin: Point(16, top + 19 + style.baseline))
        picture.items.append(.text(run))
      }
    }
  }

  private func drawButton(
    offset: Double, into picture: inout Picture<LabModel>, context: BlockContext
  ) {
    let place = LabGeometry.button.offset(by: Point(0, -offset))
    let name = picture.add("P", .rounded(place, 12), action: .run { _ in })
    drawLabButton("P", name, place, into: &picture, context: context)
  }

  private func drawToolbar(
    in rect: Rect, into picture: inout Picture<LabModel>, context: BlockContext
  ) {
    let name = picture.add("toolbar", .rect(LabGeometry.toolbarButton), action: .run { _ in })
    drawLabButton("T", name, LabGeometry.toolbarButton, into: &picture, context: context)
  }
}

/// Draws a plain accent button: the lab's only control.
func drawLabButton(
  _ title: String, _ name: String, _ place: Rect, into picture: inout Picture<LabModel>,
  context: BlockContext
) {
  let style = context.theme.style(.headline)
  picture.items.append(.fill(.rounded(place, 12), .solid(context.theme[.accent])))
  if context.pressed.contains(name) {
    picture.items.append(.fill(.rounded(place, 12), .solid(context.theme[.fillPressed])))
  }
  picture.drawFocusRing(around: place, radius: 12, of: name, context)
  let width = context.text.width(of: title, style: style)
  let origin = Point(
    place.midX - width / 2, place.midY - style.lineHeight / 2 + style.baseline)
  picture.items.append(
    .text(TextRun(title, style: style, color: context.theme[.onAccent], origin: origin)))
}
