import Blocks
import Canvas
import Showcase

/// One way a scene may be shown: screen, text size, language, direction, colours (SPEC V2, V3, V5).
package struct LayoutCase: Hashable, Sendable, CustomStringConvertible {
  /// The screen; it is looked at upright and on its side.
  package var device: Device
  /// One of the 12 text sizes.
  package var textSize: TextSizeCategory
  /// The language.
  package var locale: StageSettings.Locale
  /// The reading direction.
  package var layout: StageSettings.Layout
  /// The colour set.
  package var appearance: Appearance

  /// A way to show a scene.
  package init(
    _ device: Device, _ textSize: TextSizeCategory, _ locale: StageSettings.Locale,
    _ layout: StageSettings.Layout, _ appearance: Appearance = .light
  ) {
    self.device = device
    self.textSize = textSize
    self.locale = locale
    self.layout = layout
    self.appearance = appearance
  }

  /// As on the command line: `iphone-se AX5 zh-Hans rtl dark`.
  package var description: String {
    [device.name, textSize.rawValue, locale.rawValue, layout.rawValue].joined(separator: " ")
  }
}

extension LayoutCase {
  /// The screens of the matrix: all presets, and windows of no device.
  package static let devices = Device.all + ["320x480", "700x560"].compactMap(Device.named)

  /// Every device × text size × language × direction, the colour sets in turn.
  package static let all: [LayoutCase] = plan { _ in true }

  /// A part of the matrix in which every two values of two dimensions meet in some member.
  ///
  /// Each device meets each text size once, which no part with this property can do with fewer.
  package static let pairwise: [LayoutCase] = plan { $0.isDiagonal }

  private static func plan(_ isWanted: (Place) -> Bool) -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for (row, device) in devices.enumerated() {
      for (column, size) in TextSizeCategory.allCases.enumerated() {
        for (second, locale) in StageSettings.Locale.allCases.enumerated() {
          for (first, layout) in StageSettings.Layout.allCases.enumerated() {
            let place = Place(turn: (row + column) % 8, locale: second, layout: first)
            guard isWanted(place) else { continue }
            cases.append(LayoutCase(device, size, locale, layout, place.appearance))
          }
        }
      }
    }
    return cases
  }

  /// Where a case stands: along the diagonals of devices × text sizes eight triples of language,
  /// direction and colours take turns, and a row or a column has at least seven of them.
  private struct Place {
    let turn: Int
    let locale: Int
    let layout: Int

    var isDiagonal: Bool { turn % 2 == locale && turn / 2 % 2 == layout }

    /// Each colour set stands with both languages and both directions in its two triples.
    var appearance: Appearance {
      let pair = locale == layout ? 0 : 1
      return Appearance.allCases[pair + 2 * (turn / 4)]
    }
  }
}
