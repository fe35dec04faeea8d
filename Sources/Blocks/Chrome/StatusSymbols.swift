import Canvas

/// The drawings of the status bar, each from its top left corner.
enum StatusSymbols {
  static func signal(at origin: Point, _ color: Color) -> [DisplayItem] {
    (0..<4).map { bar in
      let height = 4 + 2.5 * Double(bar)
      let place = Rect(origin.x + 5 * Double(bar), origin.y + 11.5 - height, 3.5, height)
      return .fill(.rounded(place, 1), .solid(color))
    }
  }

  static func wireless(at origin: Point, _ color: Color) -> [DisplayItem] {
    let center = origin + Point(8, 10.2)
    let wide = Path.arc(
      in: Rect(center.x - 8.9, center.y - 8.6, 17.8, 17.8), from: -0.13, turns: 0.26)
    let narrow = Path.arc(in: Rect(center.x - 5, center.y - 4.8, 10, 10), from: -0.14, turns: 0.28)
    let stroke = Stroke(width: 1.9)
    return [
      .stroke(.path(wide), stroke, color), .stroke(.path(narrow), stroke, color),
      .fill(.ellipse(Rect(center.x - 1.5, center.y - 1.5, 3, 3)), .solid(color)),
    ]
  }

  static func battery(at origin: Point, _ color: Color) -> [DisplayItem] {
    let pale = color.opacity(0.45)
    let body = Rect(origin.x, origin.y, 23, 12)
    let charge = Rect(origin.x + 2, origin.y + 2, 15, 8)
    let tip = Path([
      .move(origin + Point(24, 4)), .line(origin + Point(24, 8)),
      .cubic(origin + Point(26.6, 8), origin + Point(26.6, 4), origin + Point(24, 4)), .close,
    ])
    return [
      .stroke(.rounded(body, 3.75), Stroke(width: 1, alignment: .inside), pale),
      .fill(.rounded(charge, 1.75), .solid(color)), .fill(.path(tip), .solid(pale)),
    ]
  }
}
