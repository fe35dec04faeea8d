import Blocks
import Canvas
import Showcase

extension TextPen {
  /// Title and setting, and below them the summary and how the frames follow each other.
  func heading(_ caption: Filmstrip.Caption, pace: String, width: Double) -> [DisplayItem] {
    let left = FilmstripLayout.margin
    let right = width - FilmstripLayout.margin
    let room = right - left - 16
    let title = fitting(
      caption.title, .title3, room: room - self.width(of: caption.setting, .footnote))
    let summary = fitting(caption.summary, .footnote, room: room - self.width(of: pace, .footnote))
    return [
      line(title, .title3, at: Point(left, 22)),
      line(caption.setting, .footnote, .labelSecondary, at: Point(right, 27), .right),
      line(summary, .footnote, .labelSecondary, at: Point(left, 50)),
      line(pace, .footnote, .labelSecondary, at: Point(right, 50), .right),
    ]
  }
}
