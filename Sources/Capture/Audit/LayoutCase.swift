import Blocks
import Canvas
import Showcase

/// One way a scene may be shown: screen, text size, language and direction (SPEC V2, V3, V5).
package struct LayoutCase: Hashable, Sendable, CustomStringConvertible {
  /// The screen; it is looked at upright and on its side.
  package var device: Device
  /// One of the 12 text sizes.
  package var textSize: TextSizeCategory
  /// The language.
  package var locale: StageSettings.Locale
  /// The reading direction.
  package var layout: StageSettings.Layout

  /// A way to show a scene.
  package init(
    _ device: Device, _ textSize: TextSizeCategory, _ locale: StageSettings.Locale,
    _ layout: StageSettings.Layout
  ) {
    self.device = device
    self.textSize = textSize
    self.locale = locale
    self.layout = layout
  }

  /// As on the command line: `iphone-se AX5 zh-Hans rtl`.
  package var description: String {
    [device.name, textSize.rawValue, locale.rawValue, layout.rawValue].joined(separator: " ")
  }
}

extension LayoutCase {
  /// The screens of the matrix: all presets, and windows of no device.
  package static let devices = Device.all + ["320x480", "700x560"].compactMap(Device.named)

  /// Every device × text size × language × direction.
  package static let all: [LayoutCase] = devices.flatMap { device in
    TextSizeCategory.allCases.flatMap { size in
      StageSettings.Locale.allCases.flatMap { locale in
        StageSettings.Layout.allCases.map { LayoutCase(device, size, locale, $0) }
      }
    }
  }

  /// A part of the matrix in which every two values of two dimensions meet in some member.
  ///
  /// Greedy and in the order of the matrix, so the same every time.
  package static let pairwise: [LayoutCase] = {
    var missing = Set(all.flatMap(\.pairs))
    var chosen: [LayoutCase] = []
    while !missing.isEmpty {
      let best = all.max { one, other in
        missing.intersection(one.pairs).count < missing.intersection(other.pairs).count
      }
      guard let best else { break }
      chosen.append(best)
      missing.subtract(best.pairs)
    }
    return chosen
  }()

  /// Every two of its values, as words.
  private var pairs: [[String]] {
    let values = [device.name, textSize.rawValue, locale.rawValue, layout.rawValue]
    return values.indices.flatMap { first in
      values.indices.dropFirst(first + 1).map { [values[first], values[$0]] }
    }
  }
}
