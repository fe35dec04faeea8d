import Blocks
import Canvas
import PresentationCore

/// What lies between a presentation and everything behind it (SPEC K4, K7, C1).
extension Stage {
  /// The layers of a presentation's mask; `behind` is what is drawn so far.
  func mask(of presentation: PresentationSnapshot, over behind: [Layer]) -> [Layer] {
    let name = "mask \(presentation.id)"
    let screen = Shape.rect(Rect(origin: .zero, size: size))
    switch presentation.maskLook {
    case .plain: return dim(name, presentation.shade, screen, .identity)
    case .blurred(let deviation):
      let blur = blurred(behind, by: deviation, presentation)
      return blur + dim(name, presentation.shade, screen, .identity) + sharpStatus(behind)
    case .spotlight(let light):
      guard presentation.mask > 0, let anchoring = presentation.anchoring else { return [] }
      return [spotlight(light, name, around: anchoring.thing, presentation)]
    case .custom: return []
    }
  }

  /// Masks that fade without their presentations, each over what is behind it (SPEC Q1).
  func remnants(_ fading: ArraySlice<PresentationSnapshot>, over behind: [Layer]) -> [Layer] {
    fading.reduce(into: []) { layers, remnant in
      layers += mask(of: remnant, over: behind + layers).map { layer in
        var renamed = layer
        renamed.name = "fading \(layer.name)"
        return renamed
      }
    }
  }

  /// One even layer; none when it cannot be seen.
  func dim(
    _ name: String, _ opacity: Double, _ shape: Shape, _ placement: Placement
  ) -> [Layer] {
    guard opacity > 0 else { return [] }
    return [
      Layer(
        name: name, surface: Surface(shape, fill: .solid(.black)), placement: placement,
        opacity: opacity)
    ]
  }

  /// What is behind once more, out of focus: it fades in over the sharp picture.
  private func blurred(
    _ behind: [Layer], by deviation: Double, _ presentation: PresentationSnapshot
  ) -> [Layer] {
    guard presentation.maskShare > 0 else { return [] }
    let screen = Shape.rect(Rect(origin: .zero, size: size))
    let items = behind.filter { $0.name != "status" }.map(\.item)
    return [
      Layer(
        name: "blur \(presentation.id)",
        content: [.fill(screen, .solid(theme[.page]))] + items, clip: screen, blur: deviation,
        opacity: presentation.maskShare)
    ]
  }

  /// What is behind a translucent surface, out of focus, cut to its shape (SPEC S8).
  func glass(
    of material: SurfaceLook.Material, _ shape: Shape, over behind: [Layer],
    _ presentation: PresentationSnapshot
  ) -> [Layer] {
    guard case .frosted(_, let deviation) = material, presentation.opacity > 0 else { return [] }
    let screen = Shape.rect(Rect(origin: .zero, size: size))
    return [
      Layer(
        name: "glass \(presentation.id)",
        content: [.fill(screen, .solid(theme[.page]))] + behind.map(\.item),
        clip: shape.placed(presentation.placement), blur: deviation,
        opacity: presentation.opacity)
    ]
  }

  /// The name of the status bar over a mask that blurs.
  static var sharpStatus: String { "status above" }

  /// The status bar stays sharp (look 15).
  private func sharpStatus(_ behind: [Layer]) -> [Layer] {
    behind.filter { $0.name == "status" }.map { status in
      var sharp = status
      sharp.name = Self.sharpStatus
      return sharp
    }
  }

  /// A mask that darkens away from a hole with two rings around it (look 17).
  private func spotlight(
    _ light: Spotlight, _ name: String, around thing: Rect,
    _ presentation: PresentationSnapshot
  ) -> Layer {
    let inside = Rect(origin: .zero, size: size).grown(by: -9)
    let hole = light.hole(around: thing).intersection(inside)
    let fill = Paint.radial(
      center: hole.center, inner: 0, outer: light.reach,
      [
        GradientStop(0, Color(0x05090C, opacity: light.nearOpacity)),
        GradientStop(1, Color(0x05090C, opacity: light.farOpacity)),
      ])
    var outline = Path([
      .move(.zero), .line(Point(size.width, 0)), .line(Point(size.width, size.height)),
      .line(Point(0, size.height)), .close,
    ])
    outline.append(Path.rounded(hole, light.cornerRadius).elements)
    func ring(_ distance: Double, _ opacity: Double) -> DisplayItem {
      .stroke(
        .rounded(hole.grown(by: distance), light.cornerRadius + distance),
        Stroke(width: 2), Color(0xFFFFFF, opacity: opacity))
    }
    return Layer(
      name: name, surface: Surface(.path(outline), fill: fill),
      content: [ring(0, 1), ring(6, 0.28)], opacity: presentation.maskShare)
  }
}

extension PresentationSnapshot {
  /// True while the mask of a guide is more in than out.
  var isSpotlit: Bool {
    if case .spotlight = maskLook { maskShare > 0.5 } else { false }
  }
}

extension Path {
  /// A rectangle with rounded corners, as a part of a larger outline.
  static func rounded(_ rect: Rect, _ wanted: Double) -> Path {
    let radius = max(0, min(wanted, rect.width / 2, rect.height / 2))
    let near = radius * (1 - 0.5523)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return Path([
      .move(Point(left + radius, top)), .line(Point(right - radius, top)),
      .cubic(
        Point(right - near, top), Point(right, top + near), Point(right, top + radius)),
      .line(Point(right, bottom - radius)),
      .cubic(
        Point(right, bottom - near), Point(right - near, bottom), Point(right - radius, bottom)),
      .line(Point(left + radius, bottom)),
      .cubic(
        Point(left + near, bottom), Point(left, bottom - near), Point(left, bottom - radius)),
      .line(Point(left, top + radius)),
      .cubic(Point(left, top + near), Point(left + near, top), Point(left + radius, top)), .close,
    ])
  }
}
