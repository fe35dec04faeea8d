import Blocks
import Canvas

/// Writes the words beside plots.
struct PlotPen {
  let theme: Theme
  let text: any TextMeasuring

  /// Which end of the words stands at the place given.
  enum Side: Double {
    case left = 0
    case center = 0.5
    case right = 1
  }

  private func style(_ role: TextRole) -> TextStyle { Theme.classic(theme.appearance).style(role) }

  /// One line of words, its upper corner or middle at a place in pt.
  func line(
    _ words: String, _ role: TextRole, _ color: ColorToken = .label, at place: Point,
    _ side: Side = .left
  ) -> DisplayItem {
    let style = style(role)
    let width = side == .left ? 0 : text.width(of: words, style: style)
    return .text(
      TextRun(
        words, style: style, color: theme[color],
        origin: Point(place.x - width * side.rawValue, place.y + style.baseline)))
  }

  /// The words, cut with an ellipsis where they are wider than a room in pt.
  func fitting(_ words: String, room: Double) -> String {
    let style = style(.caption1)
    guard text.width(of: words, style: style) > room else { return words }
    var kept = words
    while !kept.isEmpty, text.width(of: kept + "…", style: style) > room { kept.removeLast() }
    return kept + "…"
  }

  /// A pill that tells pass or fail by sign, word and colour.
  func verdict(_ isMet: Bool, in area: Rect) -> [DisplayItem] {
    let color: ColorToken = isMet ? .success : .danger
    let middle = area.midY
    let x = area.minX + 18
    let sign =
      isMet
      ? Path([
        .move(Point(x, middle)), .line(Point(x + 4, middle + 4)), .line(Point(x + 12, middle - 5)),
      ])
      : Path([
        .move(Point(x, middle - 5)), .line(Point(x + 10, middle + 5)),
        .move(Point(x + 10, middle - 5)), .line(Point(x, middle + 5)),
      ])
    return [
      .fill(.rounded(area, area.height / 2), .solid(theme[isMet ? .successSoft : .dangerSoft])),
      .stroke(.path(sign), Stroke(width: 2), theme[color]),
      line(isMet ? "Pass" : "Fail", .headline, color, at: Point(x + 20, area.minY + 5)),
    ]
  }
}
