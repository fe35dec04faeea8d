import Canvas

/// A line of text of a frame where it stands on the screen.
struct SeenText: Hashable {
  /// Its characters.
  var text: String
  /// The layer it is drawn in: a presentation, or `page`.
  var surface: String
  /// From the top of its capitals to a little below the baseline, in container pt.
  var frame: Rect
  /// What cuts it, in container pt.
  var clip: Rect

  /// What can be seen of it.
  var visible: Rect { frame.intersection(clip) }
}

/// Reads the lines of text out of a frame; what an opaque fill hides is not read.
struct TextReader {
  let measuring: any TextMeasuring
  private(set) var lines: [SeenText] = []

  /// Beginnings of names of layers that the device draws, that hold no words, or that show the
  /// others once more, out of focus.
  private static let chrome = ["status", "home", "keyboard", "indicator", "blur"]

  init(_ frame: Frame, measuring: any TextMeasuring) {
    self.measuring = measuring
    let screen = Rect(origin: .zero, size: frame.size)
    for layer in frame.layers where layer.opacity > 0.05 {
      if Self.chrome.contains(where: { layer.name.hasPrefix($0) }) { continue }
      var clip = screen
      if let own = layer.clip {
        clip = clip.intersection(layer.placement.apply(to: own.bounds))
      }
      let first = lines.count
      read(
        layer.content, layer.name, layer.placement, clip: clip, opacity: layer.opacity,
        from: first)
    }
  }

  private mutating func read(
    _ items: [DisplayItem], _ surface: String, _ placement: Placement, clip: Rect,
    opacity: Double, from first: Int
  ) {
    for item in items {
      switch item {
      case .text(let run):
        let height = run.style.size * 0.8
        let width = measuring.width(of: run.text, style: run.style)
        let frame = Rect(run.origin.x, run.origin.y - run.style.size * 0.7, width, height)
        lines.append(
          SeenText(
            text: run.text, surface: surface, frame: placement.apply(to: frame), clip: clip))
      case .fill(let shape, .solid(let color)) where color.alpha == 255 && opacity > 0.99:
        hide(placement.apply(to: shape.bounds).intersection(clip), from: first)
      case .group(let group):
        let inner = placement.holding(group.placement)
        let own = group.clip.map { clip.intersection(inner.apply(to: $0.bounds)) } ?? clip
        // What lies wholly outside is cut by the surroundings, not by a clip of its own.
        let cut = own.isEmpty ? clip : own
        guard group.opacity > 0.05 else { continue }
        read(
          group.items, surface, inner, clip: cut, opacity: opacity * group.opacity, from: first)
      case .fill, .stroke, .shadow, .icon, .hairline: break
      }
    }
  }

  /// Lines of the same layer under an opaque fill are not seen.
  private mutating func hide(_ cover: Rect, from first: Int) {
    guard !cover.isEmpty else { return }
    let hidden = lines[first...].indices.filter { cover.contains(lines[$0].frame.center) }
    for index in hidden.reversed() { lines.remove(at: index) }
  }
}

extension Placement {
  /// Where something placed by `inner` inside this stands.
  fileprivate func holding(_ inner: Placement) -> Placement {
    Placement(scale: scale * inner.scale, offset: apply(to: inner.offset))
  }
}
