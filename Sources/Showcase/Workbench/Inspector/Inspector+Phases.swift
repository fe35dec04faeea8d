import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// A line for every popup: name and cycle, phase, top, speed and share of its way in.
  func phaseItems(_ theme: Theme) -> [DisplayItem] {
    let top = inspectorLayout.phases.minY + 34
    let words = Words(settings.locale)
    let all = (latest?.presentations ?? []).reversed().map { $0 }
    guard !all.isEmpty else {
      return [pen.line(words("none", "无"), .footnote, .labelSecondary, at: Point(16, top))]
    }
    let most = InspectorLayout.phaseRows
    var items: [DisplayItem] = []
    for (row, one) in all.prefix(most).enumerated() {
      items += phaseRow(one, top: top + 20 * Double(row), theme)
    }
    if all.count > most {
      let rest = words("\(all.count - most) more", "还有 \(all.count - most) 个")
      items.append(
        pen.line(
          rest, .caption1, .labelSecondary, at: Point(344, inspectorLayout.phases.minY + 12), .right
        ))
    }
    return items
  }

  private func phaseRow(
    _ one: PresentationSnapshot, top: Double, _ theme: Theme
  ) -> [DisplayItem] {
    let name = pen.fitting("\(one.id) · \(one.cycle)", .footnote, room: 104)
    let phase = one.phase.name
    let chip = Rect(124, top + 1, pen.width(of: phase, .caption2Strong) + 12, 17)
    let isMoving = one.phase == .presenting || one.phase.isLeaving
    let fill = theme[isMoving ? .accent : .successSoft]
    let numbers =
      "y \(FixedDecimal.text(one.drawn.minY, decimals: 1))  "
      + "\(FixedDecimal.text(one.velocity, decimals: 0)) pt/s  "
      + "\(FixedDecimal.text(one.progress * 100, decimals: 0)) %"
    return [
      pen.line(name, .footnote, at: Point(16, top)),
      .fill(.rounded(chip, 5), .solid(fill)),
      pen.line(
        phase, .caption2Strong, isMoving ? .onAccent : .success,
        at: Point(chip.minX + 6, chip.minY + 2)),
      pen.line(numbers, .caption1, .labelSecondary, at: Point(344, top + 1), .right),
    ]
  }
}
