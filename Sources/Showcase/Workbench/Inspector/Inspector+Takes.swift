import Blocks
import Canvas

extension Workbench {
  private var takeTools: [(command: WorkbenchCommand, label: String, rect: Rect)] {
    let words = Words(settings.locale)
    let top = inspectorLayout.takes.minY + 36
    let record =
      recording == .on ? words("Stop and save", "停止并保存") : words("Record", "记录")
    return [
      (.record, record, Rect(16, top, 104, 28)),
      (.playAll, words("Play again", "重放"), Rect(128, top, 104, 28)),
      (.capture, words("Capture this", "截图"), Rect(240, top, 104, 28)),
    ]
  }

  var takeControls: [InspectorControl] {
    takeTools.map { InspectorControl(action: .command($0.command), rect: $0.rect) }
  }

  func takeButtons(_ theme: Theme) -> [DisplayItem] {
    let top = inspectorLayout.takes.minY
    var items = takeTools.flatMap { tool -> [DisplayItem] in
      let isOn = tool.command == .record && recording == .on
      let ink = theme[isOn ? .onDanger : .label]
      return [
        .fill(.rounded(tool.rect, 8), .solid(theme[isOn ? .dangerFill : .fill])),
        pen.line(
          tool.label, .footnote, ink: ink, at: Point(tool.rect.midX, tool.rect.minY + 5), .center),
      ]
    }
    let said = pen.fitting(message, .caption1, room: 260)
    items.append(pen.line(said, .caption1, .labelSecondary, at: Point(344, top + 12), .right))
    return items
  }

  /// How regularly the frames came.
  func pacingItems(_ pacing: FramePacing) -> [DisplayItem] {
    let words = Words(settings.locale)
    let top = inspectorLayout.takes.minY + 76
    let missed = words(
      "\(pacing.missed) of \(pacing.shown + pacing.missed) missed",
      "\(pacing.shown + pacing.missed) 帧中丢失 \(pacing.missed)")
    return [
      pen.line(words("Frames", "帧"), .footnoteStrong, at: Point(16, top)),
      pen.line(pacing.line, .footnote, .labelSecondary, at: Point(74, top)),
      pen.line(missed, .caption1, .labelTertiary, at: Point(74, top + 18)),
    ]
  }
}
