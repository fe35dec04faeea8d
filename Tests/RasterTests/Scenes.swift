import Canvas

/// Frames to draw in tests.
enum Scenes {
  static let style = TextStyle(size: 17, lineHeight: 22)

  /// A list page of rows with avatar, texts, badge and hairline.
  static func page(rows: Int = 12, size: Size = Size(390, 844)) -> Layer {
    var items: [DisplayItem] = [
      .fill(.rect(Rect(0, 0, size.width, size.height)), .solid(.white))
    ]
    for row in 0..<rows {
      let y = 60 + 60 * Double(row)
      items.append(.fill(.ellipse(Rect(16, y + 8, 44, 44)), .solid(Color(0xCFEAF0))))
      items.append(text("AB", 26, y + 34))
      items.append(text("A title of a row", 72, y + 26))
      items.append(text("Preview of what is in it", 72, y + 48))
      items.append(
        .fill(.rounded(Rect(340, y + 30, 28, 20), 10), .solid(Color(0x00708A))))
      items.append(.hairline(Rect(72, y + 60, 318, 0), Color(0x13181D, opacity: 0.16)))
    }
    return Layer(name: "page", content: items)
  }

  static func text(_ text: String, _ x: Double, _ y: Double) -> DisplayItem {
    .text(TextRun(text, style: style, color: Color(0x13181D), origin: Point(x, y)))
  }

  static func mask(_ opacity: Double, size: Size = Size(390, 844)) -> Layer {
    Layer(
      name: "mask",
      surface: Surface(.rect(Rect(0, 0, size.width, size.height)), fill: .solid(.black)),
      opacity: opacity)
  }

  /// A shadowed card of 294×220 pt with two buttons, its surface with an outline or without.
  static func card(
    at offset: Point, scale: Double = 1, opacity: Double = 1,
    outline: Surface.Outline? = Surface.Outline(width: 1, color: Color(0, opacity: 0.2))
  ) -> Layer {
    let shape = Shape.rounded(Rect(0, 0, 294, 220), 16)
    return Layer(
      name: "card",
      surface: Surface(
        shape, fill: .solid(.white),
        shadows: [
          Shadow(y: 8, blur: 20, color: Color(0x0A141C, opacity: 0.22)),
          Shadow(y: 1, blur: 4, color: Color(0x0A141C, opacity: 0.14)),
        ], outline: outline),
      content: [
        .fill(.rect(Rect(0, 0, 294, 60)), .solid(Color(0xD8EBD3))),
        text("Title of the card", 24, 90),
        .fill(.rounded(Rect(24, 150, 115, 44), 12), .solid(Color(0x76808B, opacity: 0.14))),
        .fill(.rounded(Rect(155, 150, 115, 44), 12), .solid(Color(0x00708A))),
      ],
      clip: shape, placement: Placement(scale: scale, offset: offset), opacity: opacity)
  }

  static func sheet(top: Double) -> Layer {
    let shape = Shape.rounded(Rect(0, 0, 390, 500), .top(12))
    return Layer(
      name: "sheet",
      surface: Surface(
        shape, fill: .solid(Color(0xF2F4F6)),
        shadows: [Shadow(y: -4, blur: 24, color: Color(0x0A141C, opacity: 0.14))]),
      content: [
        .fill(.rounded(Rect(177, 5, 36, 5), 2.5), .solid(Color(0x89929C))),
        text("A sheet", 16, 50),
      ],
      clip: shape, placement: Placement(offset: Point(0, top)))
  }

  static func frame(_ layers: [Layer], size: Size = Size(390, 844)) -> Frame {
    Frame(size: size, layers: layers)
  }
}
