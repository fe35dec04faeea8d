import Canvas

/// Bitmaps of layers' contents, kept while a layer stays in use and its content equal.
final class LayerCache {
  private struct Entry {
    var content: [DisplayItem]
    var blur: Double
    var base: Base?
    var bounds: PixelRect
    var sheets: [Offscreen] = []
    var usedIn: Int
    /// Frames in which the content was the same.
    var seen = 1
  }

  private var entries: [String: Entry] = [:]
  private var frame = 0
  private var scale = 0.0

  /// Begins a frame: forgets layers unseen in the last two, and all of them at another scale.
  func begin(scale: Double) {
    frame += 1
    if scale != self.scale { entries = [:] }
    self.scale = scale
    entries = entries.filter { $0.value.usedIn >= frame - 2 }
  }

  /// The device pixels a layer's content may touch, and its base if it has one, in the layer's own
  /// coordinates.
  func bounds(of layer: Layer, tools: Tools) -> PixelRect {
    note(layer, tools)
    return entries[layer.name]?.bounds ?? .empty
  }

  /// True when the content is the same as the last time; only then a bitmap of it pays.
  func isSteady(_ layer: Layer, tools: Tools) -> Bool {
    note(layer, tools)
    return entries[layer.name].map { !$0.sheets.isEmpty || $0.seen > 1 } ?? false
  }

  /// A bitmap of the content that holds at least the wanted pixels, halved `halvings` times.
  func sheet(
    of layer: Layer, holding wanted: PixelRect, halvings: Int = 0, tools: Tools
  ) -> Offscreen? {
    note(layer, tools)
    guard var entry = entries[layer.name] else { return nil }
    let needed = wanted.intersection(entry.bounds)
    guard !needed.isEmpty else { return nil }
    if entry.sheets.first.map({ !$0.pixels.region.contains(needed) }) ?? true {
      entry.sheets = [render(layer, entry.bounds, needed, tools)]
    }
    while entry.sheets.count <= halvings, let last = entry.sheets.last {
      entry.sheets.append(last.halved(pool: tools.pool))
    }
    entries[layer.name] = entry
    return entry.sheets[halvings]
  }

  private func note(_ layer: Layer, _ tools: Tools) {
    let base = Base(of: layer)
    if let entry = entries[layer.name], entry.blur == layer.blur,
      entry.base == base, entry.content == layer.content
    {
      if entry.usedIn != frame {
        entries[layer.name]?.usedIn = frame
        entries[layer.name]?.seen += 1
      }
      return
    }
    entries[layer.name] = Entry(
      content: layer.content, blur: layer.blur, base: base,
      bounds: base?.bounds(scale)
        ?? ItemBounds(glyphs: tools.glyphs).pixels(layer.content, PixelMap(scale: scale)),
      usedIn: frame)
  }

  /// The whole pixels of a rectangular clip, or of the opaque rectangle all else stands on.
  ///
  /// A blur must not see the emptiness beyond them; a round clip is cut out of the blurred picture.
  private func whole(_ layer: Layer) -> PixelRect? {
    let map = PixelMap(scale: scale)
    if let pixels = layer.clip.flatMap({ Outline($0, map).wholePixels }) { return pixels }
    guard case .fill(let base, .solid(let color)) = layer.content.first, color.alpha == 255
    else { return nil }
    return Outline(base, map).wholePixels
  }

  /// Draws more than needed when that is not much, so that a moving layer need not be redrawn.
  private func render(
    _ layer: Layer, _ bounds: PixelRect, _ needed: PixelRect, _ tools: Tools
  ) -> Offscreen {
    let clip = layer.clip.map {
      ItemBounds(glyphs: tools.glyphs).pixels($0, PixelMap(scale: scale))
    }
    let all = bounds.intersection((clip ?? bounds).union(needed))
    var region = all.intersection(needed.grown(by: max(needed.width, needed.height)))
    if layer.blur > 0 { region = whole(layer) ?? all }
    let sheet = Offscreen(
      region: region, base: Base(of: layer)?.pixel ?? 0, pool: tools.pool)
    Painter(sheet.pixels, clip: region, tools: tools).draw(layer.content, PixelMap(scale: scale))
    sheet.seal()
    return layer.blur > 0 ? sheet.blurred(sigma: layer.blur * scale, tools: tools) : sheet
  }
}
