import Blocks
import Canvas
import Testing

/// Tokens of the classic theme (SPEC V5).
@Suite struct ThemeTests {
  struct Pair: Sendable {
    var text: ColorToken
    var ground: ColorToken
  }

  @Test(
    arguments: Appearance.allCases,
    [
      Pair(text: .label, ground: .card), Pair(text: .labelSecondary, ground: .card),
      Pair(text: .labelTertiary, ground: .page), Pair(text: .accent, ground: .card),
      Pair(text: .onAccent, ground: .accent), Pair(text: .danger, ground: .panel),
      Pair(text: .onDanger, ground: .dangerFill), Pair(text: .labelInverse, ground: .inverse),
      Pair(text: .accentInverse, ground: .inverse), Pair(text: .success, ground: .card),
    ])
  func `text reaches 4.5 to 1 in every colour set`(appearance: Appearance, pair: Pair) {
    let theme = Theme.classic(appearance)
    let lights = [theme[pair.text], theme[pair.ground]].map(luminance).sorted()
    #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share * share * (0.2 + 0.8 * share)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  @Test func `text grows over the twelve steps and never falls below 11 pt`() {
    for role in TextRole.allCases {
      let sizes = TextSizeCategory.allCases.map {
        Theme.classic(.light, textSize: $0).style(role).size
      }
      #expect(sizes == sizes.sorted())
      #expect((sizes.first ?? 0) >= 11)
    }
    let body = TextSizeCategory.allCases.map {
      Theme.classic(.light, textSize: $0).style(.body).size
    }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func `capitals stand in the middle of the line`() {
    let style = Theme.classic().style(.body)
    #expect(style == TextStyle(size: 17, lineHeight: 22, tracking: -0.2))
    #expect(abs(style.baseline - 17.18) < 0.01)
  }

  @Test(arguments: [
    (Appearance.light, nil), (.dark, 0.5), (.lightContrast, 1), (.darkContrast, 1),
  ])
  func `dark and high contrast outline what is raised`(appearance: Appearance, width: Double?) {
    let theme = Theme.classic(appearance)
    let surface = theme.surface(.card, shape: .rect(Rect(0, 0, 9, 9)))
    #expect(surface?.outline?.width == width)
    #expect(theme.surface(.dialog, shape: .rect(.zero)) == nil)
  }
}
