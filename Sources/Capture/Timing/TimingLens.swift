import Canvas
import PresentationCore
import Proof
import Raster
import Showcase

/// Draws frames and reads them.
struct TimingLens {
  private(set) var witness: PixelWitness
  private let player: TakePlayer
  let glyphs: any TextRasterizing
  private let rasterizer: Rasterizer
  let scale: Double

  /// Draws the pictures that readings are compared with: the bare page, and each surface at rest.
  init(
    _ request: SceneRequest, _ player: TakePlayer, _ survey: TimingSurvey,
    _ glyphs: any TextRasterizing
  ) throws(TakeError) {
    self.player = player
    self.glyphs = glyphs
    rasterizer = Rasterizer(text: glyphs)
    scale = request.scale
    witness = PixelWitness(scale: scale)
    var camera = Camera(player, rasterizer: rasterizer, scale: scale)
    for frame in survey.frames {
      let used = frame.used
      let isBare = used.presentations.allSatisfy {
        $0.mask == 0 && ($0.opacity == 0 || $0.drawn.minY >= player.stage.size.height)
      }
      let resting = used.presentations.filter {
        $0.phase == .presented && $0.opacity == 1 && witness.rests[$0.id] == nil
      }
      let isNew = frame.moving.isEmpty && !resting.isEmpty
      guard (isBare && witness.page == nil) || isNew else { continue }
      let picture = try camera.picture(at: frame.time)
      if isBare, witness.page == nil { witness.page = (picture, used) }
      guard isNew else { continue }
      for one in resting { witness.rests[one.id] = .init(picture: picture, drawn: one.drawn) }
    }
  }

  /// What the pixels show of each probe at the frames wanted of it, by the frames' indices.
  func measure(
    _ wanted: [TimingProbe: Set<Int>], _ survey: TimingSurvey, _ progress: Progress?
  ) throws(TakeError) -> [Int: [TimingProbe: Double]] {
    var camera = Camera(player, rasterizer: rasterizer, scale: scale)
    var scroll = ScrollWitness(scale: scale)
    var others: [String: Rasterizer] = [:]
    var found: [Int: [TimingProbe: Double]] = [:]
    let frames = wanted.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let scrolled = wanted.keys.contains(where: \.isPageOffset) ? survey.scrolledFrames : []
    let last = frames.max() ?? -1
    let read = frames.union(scrolled.filter { $0 <= last }).sorted()
    progress?.begin(read.count)
    for index in read {
      let used = survey.frames[index].used
      let time = survey.frames[index].time
      let shown = try camera.frame(at: time)
      let picture = rasterizer.draw(shown, scale: scale)
      progress?.step("read at \(TimeText.label(nanoseconds: time))")
      var bodies: [String: PixelWitness.Body] = [:]
      for (probe, frames) in wanted {
        if probe.isPageOffset {
          let viewport = camera.scrollViewport(at: time)
          found[index, default: [:]][probe] = scroll.offset(
            in: picture, used: used, viewport: viewport)
          continue
        }
        guard frames.contains(index) else { continue }
        if let row = probe.row(in: used) {
          found[index, default: [:]][probe] = value(of: row, shown, picture, &others)
          continue
        }
        if let layer = probe.layer, bodies[layer] == nil {
          bodies[layer] = body(layer, of: shown, used, &others)
        }
        found[index, default: [:]][probe] = witness.value(
          of: probe, in: picture, body: probe.layer.flatMap { bodies[$0] }, used: used)
      }
    }
    return found
  }

  /// A surface with its frame drawn once more in which it has another colour; nil for one without an even colour.
  private func body(
    _ name: String, of frame: Frame, _ used: Snapshot, _ others: inout [String: Rasterizer]
  ) -> PixelWitness.Body? {
    guard let index = frame.layers.firstIndex(where: { $0.name == name }),
      let surface = frame.layers[index].surface, case .solid(let color) = surface.fill,
      let (rect, corner) = place(of: name, used)
    else { return nil }
    var other = frame
    other.layers[index].surface?.fill = .solid(color.opposite)
    // One of its own keeps what it draws of a layer from frame to frame.
    let rasterizer = others[name] ?? Rasterizer(text: glyphs)
    others[name] = rasterizer
    let rim = surface.outline.map {
      CoverProbe.Rim(
        width: $0.width * frame.layers[index].placement.scale * scale,
        opacity: Double($0.color.alpha) / 255)
    }
    return PixelWitness.Body(
      rect: rect, corner: corner, rim: rim ?? .none,
      recolored: rasterizer.draw(other, scale: scale))
  }

  /// Where the numbers used have a surface, and how far its corners reach, in pt.
  private func place(of name: String, _ used: Snapshot) -> (Rect, Double)? {
    guard name != "keyboard" else {
      let size = player.stage.size
      return (Rect(0, used.keyboardTop, size.width, size.height - used.keyboardTop), 0)
    }
    return used.presentations.first { $0.id.description == name }.map {
      ($0.drawn, $0.cornerRadius * $0.placement.scale + 2)
    }
  }
}

extension TimingProbe {
  /// The layer whose edges show it; nil when edges do not.
  fileprivate var layer: String? {
    switch (quantity.reading, subject.holder) {
    case (.edge, .presentation(let id)), (.breadth, .presentation(let id)): id.description
    case (.edge, .keyboard): "keyboard"
    default: nil
    }
  }
}

extension Color {
  /// As far from it as can be in every channel, as opaque.
  var opposite: Color {
    Color(
      red: red < 128 ? 255 : 0, green: green < 128 ? 255 : 0, blue: blue < 128 ? 255 : 0,
      alpha: alpha)
  }
}
