import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// How many of the events had happened at the moment shown.
  private var pastEvents: Int { tape.events.prefix { $0.time <= stage.now }.count }

  /// Those with a line: the latest up to the moment shown, and some of what came after.
  private var shownEvents: ArraySlice<LoggedEvent> {
    let area = inspectorLayout.events
    let room = max(0, Int((area.height - InspectorLayout.headHeight) / 22))
    let past = pastEvents
    let ahead = min(tape.events.count - past, room > 0 ? max(1, room / 3) : 0)
    return tape.events[max(0, past + ahead - room)..<(past + ahead)]
  }

  private func eventTop(_ row: Int) -> Double {
    inspectorLayout.events.minY + InspectorLayout.headHeight + 22 * Double(row)
  }

  /// A press on an event shows its moment.
  var eventControls: [InspectorControl] {
    shownEvents.enumerated().map { row, logged in
      InspectorControl(action: .show(logged.time), rect: Rect(8, eventTop(row) - 2, 344, 22))
    }
  }

  /// The latest events up to the moment shown, and dimmed what came after (look 22).
  func eventItems(_ theme: Theme) -> [DisplayItem] {
    let area = inspectorLayout.events
    guard area.height >= InspectorLayout.headHeight + 22 else { return [] }
    let words = Words(settings.locale)
    let past = pastEvents
    let shown = shownEvents
    var items = [
      pen.line(
        "\(tape.events.count)", .footnote, .labelSecondary, at: Point(344, area.minY + 11), .right)
    ]
    for (row, logged) in zip(shown.indices, shown) {
      let top = eventTop(row - shown.startIndex)
      if row == past - 1 {
        items.append(
          .fill(.rounded(Rect(8, top - 2, 344, 22), 4), .solid(theme[.fill])))
      }
      let line = DisplayGroup(eventRow(logged, top: top), opacity: row < past ? 1 : 0.6)
      items.append(.group(line))
    }
    if shown.isEmpty {
      items.append(
        pen.line(
          words("none", "无"), .footnote, .labelSecondary,
          at: Point(16, area.minY + InspectorLayout.headHeight)))
    }
    return items
  }

  private func eventRow(_ logged: LoggedEvent, top: Double) -> [DisplayItem] {
    let time = logged.time.seconds(since: SceneCatalogue.epoch)
    let words = EventWords(logged.event)
    // Names of events are never cut; what they are about comes next, why has what is left.
    let left = max(162, 62 + pen.width(of: words.name, .footnoteStrong) + 8)
    let subject = pen.fitting(words.subject, .footnote, room: 344 - left)
    let room = 344 - left - pen.width(of: subject, .footnote) - 8
    let note = room < 24 ? "" : pen.fitting(words.note, .caption1, room: room)
    return [
      pen.line(
        FixedDecimal.text(time, decimals: 3), .caption1, .labelTertiary, at: Point(16, top + 1)),
      pen.line(words.name, .footnoteStrong, at: Point(62, top)),
      pen.line(subject, .footnote, at: Point(left, top)),
      pen.line(note, .caption1, .labelTertiary, at: Point(344, top + 1), .right),
    ]
  }
}
