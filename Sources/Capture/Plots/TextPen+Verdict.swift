import Blocks
import Canvas
import Showcase

extension TextPen {
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
