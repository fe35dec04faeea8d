import Blocks
import Canvas

/// Writes single lines over what is drawn: the window's chrome, plots, contact sheets and labels.
///
/// It writes at the usual text size whatever the theme's: the room beside a plot does not grow.
package struct TextPen {
  /// Which end of a line stands at its place.
  package enum Side: Double, Hashable, Sendable {
    /// The line goes on to the right.
    case left = 0
    /// Half of the line lies on either side.
    case center = 0.5
    /// The line ends there.
    case right = 1
  }

  /// Its colours.
  package let theme: Theme
  private let measuring: any TextMeasuring

  /// A pen with a theme's colours; `text` measures its lines.
  package init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    measuring = text
  }

  /// A line whose upper end or middle stands at a place in pt.
  package func line(
    _ words: String, _ role: TextRole, _ color: ColorToken = .label, at place: Point,
    _ side: Side = .left
  ) -> DisplayItem {
    line(words, role, ink: theme[color], at: place, side)
  }

  /// The same in a colour that is no theme's.
  package func line(
    _ words: String, _ role: TextRole, ink: Color, at place: Point, _ side: Side = .left
  ) -> DisplayItem {
    let shift = side == .left ? 0 : width(of: words, role) * side.rawValue
    let style = style(role)
    return .text(
      TextRun(
        words, style: style, color: ink,
        origin: Point(place.x - shift, place.y + style.baseline)))
  }

  /// The width of a line in pt.
  package func width(of words: String, _ role: TextRole) -> Double {
    measuring.width(of: words, style: style(role))
  }

  /// The words, cut with an ellipsis where they are wider than a room in pt.
  package func fitting(_ words: String, _ role: TextRole, room: Double) -> String {
    guard width(of: words, role) > room else { return words }
    var kept = words
    while !kept.isEmpty, width(of: kept + "…", role) > room { kept.removeLast() }
    return kept + "…"
  }

  /// The lines of a text, parted between words, that fit into `room` pt; later ones begin further in.
  package func wrapped(_ words: String, _ role: TextRole, room: Double) -> [String] {
    let start = words.prefix { $0 == " " }
    var lines: [String] = []
    for word in words.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, width(of: longer, role) <= room {
        lines[lines.count - 1] = longer
      } else {
        lines.append(lines.isEmpty ? "\(start)\(word)" : "\(start)  \(word)")
      }
    }
    return lines
  }

  /// The font of a role.
  package func style(_ role: TextRole) -> TextStyle {
    Theme.classic(theme.appearance).style(role)
  }
}
