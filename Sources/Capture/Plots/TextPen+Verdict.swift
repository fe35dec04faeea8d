import Blocks
import Canvas
import Showcase

extension TextPen {
  /// A pill that tells the verdict by sign, word and colour, its right end at a place in pt.
  func verdict(_ verdict: TimingResult.Verdict, right: Double, top: Double) -> [DisplayItem] {
    let (color, ground, word): (ColorToken, ColorToken, String) =
      switch verdict {
      case .pass: (.success, .successSoft, "Pass")
      case .fail: (.danger, .dangerSoft, "Fail")
      case .unread: (.label, .fill, "Not measured")
      }
    let width = verdict == .unread ? 160.0 : 96
    let area = Rect(right - width, top, width, 32)
    let sign = sign(verdict, Point(area.minX + 18, area.midY))
    return [
      .fill(.rounded(area, area.height / 2), .solid(theme[ground])),
      .stroke(.path(sign), Stroke(width: 2), theme[color]),
      line(word, .headline, color, at: Point(area.minX + 38, area.minY + 5)),
    ]
  }

  private func sign(_ verdict: TimingResult.Verdict, _ start: Point) -> Path {
    let (x, y) = (start.x, start.y)
    return switch verdict {
    case .pass: Path([.move(start), .line(Point(x + 4, y + 4)), .line(Point(x + 12, y - 5))])
    case .fail:
      Path([
        .move(Point(x, y - 5)), .line(Point(x + 10, y + 5)), .move(Point(x, y + 5)),
        .line(Point(x + 10, y - 5)),
      ])
    case .unread: Path([.move(start), .line(Point(x + 10, y))])
    }
  }
}
