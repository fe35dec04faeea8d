import Blocks
import Canvas

/// Writes on contact sheets: lines of text and the heading.
struct SheetPen {
  let theme: Theme
  let text: any TextMeasuring

  /// Which end of a line stands at its place.
  enum Side: Double {
    case left = 0
    case center = 0.5
    case right = 1
  }

  func line(
    _ words: String, _ role: TextRole, _ color: ColorToken, x: Double, top: Double, _ side: Side
  ) -> DisplayItem {
    let style = Theme.classic(theme.appearance).style(role)
    let width = text.width(of: words, style: style)
    return .text(
      TextRun(
        words, style: style, color: theme[color],
        origin: Point(x - width * side.rawValue, top + style.baseline)))
  }

  /// Title and setting, and below them the summary and how the frames follow each other.
  func heading(_ caption: Filmstrip.Caption, pace: String, width: Double) -> [DisplayItem] {
    let left = FilmstripLayout.margin
    let right = width - FilmstripLayout.margin
    let room = right - left - 16
    let title = fitting(caption.title, .title3, room: room - self.width(of: caption.setting))
    let summary = fitting(caption.summary, .footnote, room: room - self.width(of: pace))
    return [
      line(title, .title3, .label, x: left, top: 22, .left),
      line(caption.setting, .footnote, .labelSecondary, x: right, top: 27, .right),
      line(summary, .footnote, .labelSecondary, x: left, top: 50, .left),
      line(pace, .footnote, .labelSecondary, x: right, top: 50, .right),
    ]
  }

  func width(of words: String, _ role: TextRole = .footnote) -> Double {
    text.width(of: words, style: Theme.classic(theme.appearance).style(role))
  }

  /// As much of a text as a width in pt holds.
  func fitting(_ words: String, _ role: TextRole, room: Double) -> String {
    guard width(of: words, role) > room else { return words }
    var kept = words
    while !kept.isEmpty, width(of: kept + "…", role) > room { kept.removeLast() }
    return kept + "…"
  }
}
