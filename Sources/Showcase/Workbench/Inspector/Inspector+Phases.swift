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
      return [text(words("none", "无"), .footnote, theme[.labelSecondary], Point(16, top))]
    }
    let most = InspectorLayout.phaseRows
    var items: [DisplayItem] = []
    for (row, one) in all.prefix(most).enumerated() {
      items += phaseRow(one, top: top + 20 * Double(row), theme)
    }
    if all.count > most {
      let rest = words("\(all.count - most) more", "还有 \(all.count - most) 个")
      items.append(
        trailing(
          rest, .caption1, theme[.labelSecondary], right: 344,
          top: inspectorLayout.phases.minY + 12))
    }
    return items
  }

  private func phaseRow(
    _ one: PresentationSnapshot, top: Double, _ theme: Theme
  ) -> [DisplayItem] {
    let name = fit("\(one.id) · \(one.cycle)", .footnote, within: 104)
    let phase = one.phase.name
    let chip = Rect(124, top + 1, width(phase, .caption2Strong) + 12, 17)
    let isMoving = one.phase == .presenting || one.phase.isLeaving
    let fill = theme[isMoving ? .accent : .successSoft]
    let numbers =
      "y \(FixedDecimal.text(one.drawn.minY, decimals: 1))  "
      + "\(FixedDecimal.text(one.velocity, decimals: 0)) pt/s  "
      + "\(FixedDecimal.text(one.progress * 100, decimals: 0)) %"
    return [
      text(name, .footnote, theme[.label], Point(16, top)),
      .fill(.rounded(chip, 5), .solid(fill)),
      text(
        phase, .caption2Strong, theme[isMoving ? .onAccent : .success],
        Point(chip.minX + 6, chip.minY + 2)),
      trailing(numbers, .caption1, theme[.labelSecondary], right: 344, top: top + 1),
    ]
  }

  /// A text cut with an ellipsis to a width in pt.
  func fit(_ words: String, _ role: TextRole, within limit: Double) -> String {
    guard width(words, role) > limit else { return words }
    var cut = words
    while !cut.isEmpty, width(cut + "…", role) > limit { cut.removeLast() }
    return cut + "…"
  }
}
