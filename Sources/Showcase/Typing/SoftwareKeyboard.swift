import Blocks
import Canvas

/// Draws the software keyboard (SPEC V1, look 07).
struct SoftwareKeyboard {
  let theme: Theme
  let locale: StageSettings.Locale
  let text: any TextMeasuring
  let layout: KeyboardLayout
  let state: KeyboardState
  /// What Return does for the field being typed in.
  let submit: Submit

  /// What the Return key says.
  enum Submit: Hashable {
    /// There is nothing to confirm: it ends typing.
    case none
    /// It goes on to the next field.
    case next
    /// It confirms, or would if the form were valid.
    case acts, refuses
  }

  private var word: Words { Words(locale) }

  /// Everything on the keyboard, in its own points.
  var items: [DisplayItem] {
    dividers + layout.keys.flatMap(items(of:))
  }

  /// Hairlines between the suggestions.
  private var dividers: [DisplayItem] {
    guard layout.suggestions.count > 1 else { return [] }
    return (1...2).map { index in
      let x = layout.size.width * Double(index) / 3
      return .fill(.rect(Rect(x - 0.25, 12, 0.5, 20)), .solid(theme[.labelQuaternary]))
    }
  }

  private func items(of key: KeyboardKey) -> [DisplayItem] {
    let rect = key.rect
    switch key.action {
    case .text(let character):
      let isCapital = state.shift == .once
      return cap(key, .key)
        + label(isCapital ? character.uppercased() : character, letter, rect)
    case .suggestion(let word): return label(word, style(.callout), rect)
    case .shift:
      guard state.plane == .letters || state.plane == .emoji else {
        return cap(key, .keyAlternate) + label("#+=", style(.callout), rect)
      }
      return cap(key, state.shift == .once ? .key : .keyAlternate) + icon(.arrowUpward, rect)
    case .backspace: return cap(key, .keyAlternate) + icon(.backspace, rect)
    case .plane(.emoji): return cap(key, .keyAlternate) + icon(.emojiEmotions, rect)
    case .plane(let plane):
      let title = plane == .letters ? "ABC" : "123"
      return cap(key, .keyAlternate) + label(title, style(.callout), rect)
    case .space: return cap(key, .key) + label(word("space", "空格"), style(.callout), rect)
    case .submit: return submitKey(key)
    case .globe: return icon(.language, rect, size: 24, color: .labelSecondary)
    case .hide: return icon(.keyboardHide, rect, size: 24, color: .labelSecondary)
    }
  }

  private func submitKey(_ key: KeyboardKey) -> [DisplayItem] {
    var strong = style(.callout)
    strong.weight = .semibold
    switch submit {
    case .none:
      return cap(key, .keyAlternate) + label(word("return", "换行"), style(.callout), key.rect)
    case .next:
      return cap(key, .keyAlternate) + label(word("next", "下一项"), style(.callout), key.rect)
    case .acts:
      return cap(key, .accent) + label(word("done", "完成"), strong, key.rect, color: .onAccent)
    case .refuses:
      return cap(key, .keyAlternate)
        + label(word("done", "完成"), strong, key.rect, color: .labelSecondary)
    }
  }

  private func cap(_ key: KeyboardKey, _ fill: ColorToken) -> [DisplayItem] {
    let shape = Shape.rounded(key.rect, 6)
    let isPressed = state.pressed == key.action
    let pressed: ColorToken = fill == .key ? .keyAlternate : .key
    return [
      .shadow(shape, Shadow(y: 1, blur: 0, color: Color(0, opacity: 0.3))),
      .fill(shape, .solid(theme[isPressed ? pressed : fill])),
    ]
  }

  /// Keys do not grow with the user's text size: their room is fixed.
  private func style(_ role: TextRole) -> TextStyle {
    Theme.classic(theme.appearance).style(role)
  }

  private var letter: TextStyle {
    var style = style(.title2)
    style.weight = .regular
    return style
  }

  private func label(
    _ title: String, _ style: TextStyle, _ rect: Rect, color: ColorToken = .label
  ) -> [DisplayItem] {
    let width = text.width(of: title, style: style)
    let origin = Point(
      rect.midX - width / 2, rect.midY - style.lineHeight / 2 + style.baseline)
    return [.text(TextRun(title, style: style, color: theme[color], origin: origin))]
  }

  private func icon(
    _ symbol: Symbol, _ rect: Rect, size: Double = 22, color: ColorToken = .label
  ) -> [DisplayItem] {
    [.icon(Icon(symbol.rawValue, size: size, color: theme[color], center: rect.center))]
  }
}
