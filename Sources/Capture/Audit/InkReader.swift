import Canvas
import Glibc

/// A text or an icon of a frame where it stands on the screen.
struct Ink: Hashable {
  /// The words in quotes, or the icon's code point.
  var subject: String
  /// The layer it is drawn in: a presentation, or `page`.
  var surface: String
  /// Where it is drawn, in container pt.
  var frame: Rect
  /// Its colour.
  var color: Color
  /// The opacity of all it stands in, 0…1.
  var opacity: Double
  /// The contrast it needs (SPEC V5).
  var needed: Double
}

extension Ink {
  /// What of it is measured: a bar's edge may touch the top or the foot of a line that scrolls.
  var core: Rect {
    frame.inset(by: Insets(top: frame.height * 0.3, bottom: frame.height * 0.1))
  }
}

/// Reads texts and icons that neither a mask nor another layer's surface covers out of a frame.
struct InkReader {
  private let measuring: any TextMeasuring
  private(set) var inks: [Ink] = []

  /// Layers that show others once more, or what the device draws.
  private static let others = ["status", "home", "keyboard", "indicator", "blur"]

  init(_ frame: Frame, measuring: any TextMeasuring) {
    self.measuring = measuring
    let veil = frame.layers.lastIndex { layer in
      layer.opacity > 0.01 && (layer.name.hasPrefix("mask") || layer.name.hasSuffix("dim"))
    }
    for layer in frame.layers[(veil.map { $0 + 1 } ?? 0)...] where layer.opacity > 0.99 {
      for cover in covers(of: layer) {
        inks.removeAll { !$0.frame.intersection(cover).isEmpty }
      }
      if Self.others.contains(where: { layer.name.hasPrefix($0) }) || layer.blur > 0 { continue }
      let screen = Rect(origin: .zero, size: frame.size)
      read(layer.content, layer.name, layer.placement, clip: screen, opacity: 1)
    }
  }

  /// What a layer hides of those below it: its surface, or the home indicator's bar.
  private func covers(of layer: Layer) -> [Rect] {
    if let surface = layer.surface {
      return [layer.placement.apply(to: surface.shape.bounds)]
    }
    return layer.homeIndicator
  }

  private mutating func read(
    _ items: [DisplayItem], _ surface: String, _ placement: Placement, clip: Rect,
    opacity: Double
  ) {
    for item in items {
      switch item {
      case .text(let run):
        let width = measuring.width(of: run.text, style: run.style)
        let frame = Rect(
          run.origin.x, run.origin.y - run.style.size * 0.7, width, run.style.size * 0.7)
        let isLarge =
          run.style.size >= 24 || run.style.size >= 18.5 && run.style.weight != .regular
        add(
          Ink(
            subject: "\"\(run.text)\"", surface: surface, frame: placement.apply(to: frame),
            color: run.color, opacity: opacity, needed: isLarge ? 3 : 4.5), in: clip)
      case .icon(let icon):
        let half = icon.size / 2
        let frame = Rect(icon.center.x - half, icon.center.y - half, icon.size, icon.size)
        add(
          Ink(
            subject: "icon \(String(icon.codePoint, radix: 16))", surface: surface,
            frame: placement.apply(to: frame), color: icon.color, opacity: opacity, needed: 3),
          in: clip)
      case .group(let group):
        let inner = Placement(
          scale: placement.scale * group.placement.scale,
          offset: placement.apply(to: group.placement.offset))
        let cut = group.clip.map { clip.intersection(inner.apply(to: $0.bounds)) } ?? clip
        read(group.items, surface, inner, clip: cut, opacity: opacity * group.opacity)
      case .fill, .stroke, .shadow, .hairline: break
      }
    }
  }
}

extension InkReader {
  /// Keeps what is seen almost whole: of the rest an edge may lie on something else.
  private mutating func add(_ ink: Ink, in clip: Rect) {
    let seen = ink.frame.intersection(clip)
    guard seen.width * seen.height > 0.95 * ink.frame.width * ink.frame.height, !seen.isEmpty else {
      return
    }
    inks.append(ink)
  }
}

extension Frame {
  /// The frame without its texts and icons: what is behind them.
  var withoutInk: Frame {
    keeping { item in
      switch item {
      case .text, .icon: false
      case .fill, .stroke, .shadow, .hairline, .group: true
      }
    }
  }

  /// The frame without its hairlines: at half the size, one beside a text could be taken for what
  /// the text stands on.
  var withoutHairlines: Frame {
    keeping { item in
      if case .hairline = item { false } else { true }
    }
  }

  private func keeping(_ isKept: (DisplayItem) -> Bool) -> Frame {
    var frame = self
    for index in frame.layers.indices {
      frame.layers[index].content = frame.layers[index].content.keeping(isKept)
    }
    return frame
  }
}

extension [DisplayItem] {
  fileprivate func keeping(_ isKept: (DisplayItem) -> Bool) -> [DisplayItem] {
    filter(isKept).map { item in
      guard case .group(var group) = item else { return item }
      group.items = group.items.keeping(isKept)
      return .group(group)
    }
  }
}

extension Color {
  /// The opaque colour that is seen over another one, with an opacity 0…1 of its surroundings.
  func drawn(over behind: Color, opacity: Double) -> Color {
    let share = Double(alpha) / 255 * opacity
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return Color(
      red: mix(red, behind.red), green: mix(green, behind.green), blue: mix(blue, behind.blue))
  }

  /// Relative luminance 0…1 as WCAG defines it.
  var luminance: Double {
    Self.weights.red * Self.linear[Int(red)] + Self.weights.green * Self.linear[Int(green)]
      + Self.weights.blue * Self.linear[Int(blue)]
  }

  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The linear share of each of the 256 levels of an sRGB channel.
  private static let linear: [Double] = (0...255).map { level in
    let share = Double(level) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
