import Blocks
import Canvas

/// The drawn software keyboard, for looks and for its place only (SPEC V1, look 07).
struct SoftwareKeyboard {
  let theme: Theme
  let locale: StageSettings.Locale
  let text: any TextMeasuring

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let keySize = Size(33, 44)
  private static let pitch = 39.0

  /// The keys in the keyboard's own points; they are centred in wider containers.
  func items(in bounds: Rect) -> [DisplayItem] {
    let left = (bounds.width - 390) / 2
    var items: [DisplayItem] = []
    for (index, row) in Self.rows.enumerated() {
      let start = [3.0, 22.5, 61.5][index]
      for (column, letter) in row.enumerated() {
        let key = Rect(
          left + start + Double(column) * Self.pitch, 52 + Double(index) * 56,
          Self.keySize.width, Self.keySize.height)
        items += self.key(key, String(letter), fill: .key)
      }
    }
    items += iconKey(Rect(left + 3, 164, 45, 44), .arrowUpward)
    items += iconKey(Rect(left + 342, 164, 45, 44), .backspace)
    items += key(Rect(left + 3, 220, 45, 44), "123", fill: .keyAlternate)
    items += iconKey(Rect(left + 54, 220, 45, 44), .emojiEmotions)
    items += key(
      Rect(left + 105, 220, 180, 44), locale == .english ? "space" : "空格", fill: .key)
    items += key(
      Rect(left + 291, 220, 96, 44), locale == .english ? "return" : "换行", fill: .keyAlternate)
    return items
  }

  private func cap(_ rect: Rect, fill: ColorToken) -> [DisplayItem] {
    let shape = Shape.rounded(rect, 6)
    return [
      .shadow(shape, Shadow(y: 1, blur: 0, color: Color(0, opacity: 0.3))),
      .fill(shape, .solid(theme[fill])),
    ]
  }

  private func key(_ rect: Rect, _ title: String, fill: ColorToken) -> [DisplayItem] {
    let style = theme.style(title.count == 1 ? .title2 : .callout)
    var plain = style
    plain.weight = .regular
    let width = text.width(of: title, style: plain)
    let origin = Point(
      rect.midX - width / 2, rect.midY - plain.lineHeight / 2 + plain.baseline)
    return cap(rect, fill: fill) + [
      .text(TextRun(title, style: plain, color: theme[.label], origin: origin))
    ]
  }

  private func iconKey(_ rect: Rect, _ symbol: Symbol) -> [DisplayItem] {
    cap(rect, fill: .keyAlternate) + [
      .icon(
        Icon(symbol.rawValue, size: 22, color: theme[.label], center: rect.center))
    ]
  }
}
