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
        text(
          tool.label, .footnote, ink,
          Point(tool.rect.midX - width(tool.label, .footnote) / 2, tool.rect.minY + 5)),
      ]
    }
    let said = fit(message, .caption1, within: 260)
    items.append(trailing(said, .caption1, theme[.labelSecondary], right: 344, top: top + 12))
    return items
  }

  /// How regularly the frames came.
  func pacingItems(_ pacing: FramePacing, _ theme: Theme) -> [DisplayItem] {
    let words = Words(settings.locale)
    let top = inspectorLayout.takes.minY + 76
    let missed = words(
      "\(pacing.missed) of \(pacing.shown + pacing.missed) missed",
      "\(pacing.shown + pacing.missed) 帧中丢失 \(pacing.missed)")
    return [
      text(words("Frames", "帧"), .footnoteStrong, theme[.label], Point(16, top)),
      text(pacing.line, .footnote, theme[.labelSecondary], Point(74, top)),
      text(missed, .caption1, theme[.labelTertiary], Point(74, top + 18)),
    ]
  }
}
