import Blocks
import Canvas
import Foundation
import PresentationCore
import Testing

/// Tokens of the classic theme (SPEC V5).
@Suite struct ThemeTests {
  struct Pair: Sendable {
    var ink: ColorToken
    var ground: ColorToken
  }

  /// What may carry text.
  private static let grounds: [ColorToken] = [.page, .grouped, .card, .cell, .sheet, .panel]

  private static func pairs(_ inks: [ColorToken]) -> [Pair] {
    inks.flatMap { ink in grounds.map { Pair(ink: ink, ground: $0) } }
  }

  private static let texts =
    pairs([.label, .labelSecondary, .labelTertiary, .accent, .danger, .success, .warning]) + [
      Pair(ink: .onAccent, ground: .accent), Pair(ink: .onDanger, ground: .dangerFill),
      Pair(ink: .labelInverse, ground: .inverse), Pair(ink: .accentInverse, ground: .inverse),
      Pair(ink: .label, ground: .key), Pair(ink: .label, ground: .keyAlternate),
      Pair(ink: .label, ground: .keyboard), Pair(ink: .label, ground: .windowStage),
      Pair(ink: .label, ground: .windowSide), Pair(ink: .labelSecondary, ground: .windowSide),
      Pair(ink: .labelTertiary, ground: .windowSide), Pair(ink: .label, ground: .windowCard),
      Pair(ink: .accent, ground: .windowSide), Pair(ink: .accent, ground: .windowCard),
    ]

  @Test(arguments: Appearance.allCases)
  func `V5 text reaches 4.5 to 1 on every ground, 7 to 1 in high contrast`(appearance: Appearance) {
    for pair in Self.texts {
      let needed = appearance.isHighContrast && pair.ink != .accent ? 7 : 4.5
      let ratio = contrast(of: pair, in: appearance)
      #expect(ratio >= needed, "\(pair.ink) on \(pair.ground) has \(ratio)")
    }
  }

  @Test(arguments: Appearance.allCases)
  func `V5 icons and the focus ring reach 3 to 1 on every ground`(appearance: Appearance) {
    let marks =
      Self.pairs([.labelQuaternary, .focusRing]) + [
        Pair(ink: .labelQuaternary, ground: .windowCard), Pair(ink: .plotVelocity, ground: .card),
      ]
    for pair in marks {
      let ratio = contrast(of: pair, in: appearance)
      #expect(ratio >= 3, "\(pair.ink) on \(pair.ground) has \(ratio)")
    }
  }

  @Test(
    arguments: Appearance.allCases,
    [(ColorToken.accent, ColorToken.accentSoft), (.label, .fill), (.label, .fillStrong)])
  func `V5 text on a translucent button reaches 4.5 to 1 on every ground`(
    appearance: Appearance, pair: (ink: ColorToken, veil: ColorToken)
  ) {
    let theme = Theme.classic(appearance)
    for ground in Self.grounds {
      let veil = theme[pair.veil]
      let share = Double(veil.alpha) / 255
      func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
        UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
      }
      let below = theme[ground]
      let seen = Color(
        red: mix(veil.red, below.red), green: mix(veil.green, below.green),
        blue: mix(veil.blue, below.blue))
      let ratio = contrast(theme[pair.ink], seen)
      #expect(ratio >= 4.5, "\(pair.ink) on \(pair.veil) over \(ground) has \(ratio)")
    }
  }

  private func contrast(of pair: Pair, in appearance: Appearance) -> Double {
    let theme = Theme.classic(appearance)
    return contrast(theme[pair.ink], theme[pair.ground])
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// As WCAG defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
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

  @Test func `K1 the shadow of a card is soft, 20 pt wide, and lies below it`() {
    let light = Theme.classic().shadows(.card)
    #expect(
      light == [
        Shadow(y: 8, blur: 20, color: Color(0x0A141C, opacity: 0.22)),
        Shadow(y: 1, blur: 4, color: Color(0x0A141C, opacity: 0.14)),
      ])
    #expect(Theme.classic(.dark).shadows(.card).map(\.blur) == [20, 4])
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

struct SizeClassTests {
  @Test(arguments: [
    (Size(390, 844), SizeClass.compact, SizeClass.regular),
    (Size(844, 390), .compact, .compact), (Size(1000, 499), .compact, .compact),
    (Size(1000, 500), .regular, .regular), (Size(599, 800), .compact, .regular),
    (Size(600, 800), .regular, .regular),
  ])
  func `V2 compact below 500 pt of height, regular from 600 pt of width`(
    size: Size, horizontal: SizeClass, vertical: SizeClass
  ) {
    let environment = BlockEnvironment(container: size)
    #expect(environment.horizontalSizeClass == horizontal)
    #expect(environment.verticalSizeClass == vertical)
    #expect(environment.isCompactHeight == (vertical == .compact))
  }
}
