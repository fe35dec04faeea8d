import Blocks
import Canvas
import PresentationCore

extension Stage {
  package mutating func snapshot(at instant: Instant) -> Snapshot {
    advance(to: instant)
    engine.closeInstant()
    settle(at: instant)
    return withRows(engine.snapshot(at: instant))
  }

  /// The picture of a moment: page, status, then each mask with its presentation, keyboard on top.
  package mutating func frame(at instant: Instant) -> Frame {
    let snapshot = snapshot(at: instant)
    refreshPictures(of: snapshot)
    var layers: [Layer] = []
    let isReceding = snapshot.page.placement != .identity
    if !snapshot.page.isHidden {
      if isReceding {
        layers += statusLayer("status behind page", Theme.classic(.dark))
      }
      layers.append(pageLayer(snapshot.page))
      layers += indicator(of: snapshot.page)
      layers += dim(
        "page dim", snapshot.page.recessionDim,
        .rounded(Rect(origin: .zero, size: size), snapshot.page.cornerRadius),
        snapshot.page.placement)
      layers += statusLayer("status", theme, inside: isReceding ? pageShape(snapshot.page) : nil)
    }
    var fading = snapshot.remnants[...]
    for presentation in uncovered(snapshot.presentations) {
      let count = fading.prefix { $0.style.level <= presentation.style.level }.count
      layers += remnants(fading.prefix(count), over: layers)
      fading = fading.dropFirst(count)
      let behind = layers
      lay(mask(of: presentation, over: behind), over: &layers)
      layers += lifted(
        contents[presentation.id]?.preview, of: presentation,
        off: placement(under: presentation.id, in: snapshot))
      layers.pile(self.layers(of: presentation, over: behind))
    }
    layers += remnants(fading, over: layers)
    if snapshot.keyboardTop < size.height {
      layers.append(keyboardLayer(top: snapshot.keyboardTop))
    }
    let isDarkened = snapshot.presentations.contains(where: \.isSpotlit)
    layers.append(homeLayer(isDarkened ? Theme.classic(.dark) : theme))
    return Frame(
      size: size, backdrop: isReceding ? .black : theme[.page], layers: layers)
  }

  /// Adds a mask; a status bar that it lifts is drawn once: twice over itself its edges would be bolder.
  private func lay(_ mask: [Layer], over layers: inout [Layer]) {
    if mask.contains(where: { $0.name == Self.sharpStatus }) {
      layers.removeAll { $0.name == "status" }
    }
    layers += mask
  }

  /// What an opaque cover at rest does not hide wholly: the rest costs nothing (SPEC F1).
  private func uncovered(_ all: [PresentationSnapshot]) -> ArraySlice<PresentationSnapshot> {
    let cover = all.lastIndex { presentation in
      presentation.style.page == .hidden && presentation.phase == .presented
        && contents[presentation.id]?.look.fill != nil
    }
    return all[(cover ?? 0)...]
  }

  /// Where the surface stands that a presentation was declared on.
  private func placement(under id: PresentationID, in snapshot: Snapshot) -> Placement {
    let surface = declared[id]?.spec.anchorSurface
    let below = snapshot.presentations.first { $0.id == surface }
    return below?.placement ?? snapshot.page.placement
  }

  private func pageLayer(_ page: PageSnapshot) -> Layer {
    let bounds = Rect(origin: .zero, size: size)
    let shape: Shape =
      page.cornerRadius > 0 ? .rounded(bounds, page.cornerRadius) : .rect(bounds)
    return Layer(
      name: "page", content: self.page.items, clip: shape, placement: page.placement)
  }

  /// The outline of a page that stands back, in container pt.
  private func pageShape(_ page: PageSnapshot) -> Shape {
    Shape.rounded(Rect(origin: .zero, size: size), page.cornerRadius).placed(page.placement)
  }

  private func layers(
    of presentation: PresentationSnapshot, over behind: [Layer]
  ) -> [Layer] {
    guard presentation.phase != .queued, let content = contents[presentation.id] else {
      return []
    }
    var layers: [Layer] = []
    let bounds = presentation.bounds
    let shape = Shape.rounded(bounds, presentation.radii)
    layers += glass(of: content.look.material, shape, over: behind, presentation)
    var items = content.picture.items
    items += indicators(of: presentation, content)
    if presentation.showsGrabber {
      items.append(
        SheetGrabber.item(content.look.grabber, width: bounds.width, theme: theme))
      if ring(on: presentation.id) == SheetGrabber.name {
        items.append(
          SheetGrabber.ring(content.look.grabber, width: bounds.width, theme: theme))
      }
    }
    let overflow = declared[presentation.id]?.spec.overflow ?? .clipped
    let isClipped = content.look.fill != nil && overflow == .clipped
    layers.append(
      Layer(
        name: presentation.id.description,
        surface: surface(of: presentation, content.look, shape: shape), content: items,
        clip: isClipped ? shape : nil, placement: presentation.placement,
        opacity: presentation.opacity))
    layers += dim(
      "\(presentation.id) dim", presentation.recessionDim, shape, presentation.placement)
    if content.look.statusBar == .light {
      layers += statusLayer(
        "status \(presentation.id)", Theme.classic(.dark),
        inside: shape.placed(presentation.placement), opacity: presentation.opacity)
    }
    return layers
  }

  private func surface(
    of presentation: PresentationSnapshot, _ look: SurfaceLook, shape: Shape
  ) -> Surface? {
    var outline = shape
    if look.arrow == .pointing, let anchoring = presentation.anchoring {
      let bubble = BubbleOutline(
        size: presentation.frame.size, radius: presentation.cornerRadius, side: anchoring.side,
        tip: anchoring.tip)
      outline = .path(bubble.path)
    }
    var surface = theme.surface(look, shape: outline)
    let share = shadowShare(of: presentation)
    surface?.shadows.fade(to: share)
    return surface
  }

  /// How strong the shadow of a surface is: none while it is off the screen, all of it once 64 pt
  /// of it are there.
  ///
  /// Without this the shadow of a sheet would appear before the sheet, and stay behind it (SPEC T4).
  private func shadowShare(of presentation: PresentationSnapshot) -> Double {
    let drawn = presentation.drawn
    let seen = drawn.intersection(Rect(origin: .zero, size: size))
    guard !seen.isEmpty else { return 0 }
    return min(seen.width / min(drawn.width, 64), seen.height / min(drawn.height, 64), 1)
  }

  /// The status bar, only inside a shape when there is one; nothing on a screen without a bar.
  ///
  /// It lies under the masks. Behind a page that stands back there is a white one on black: each
  /// shows where the other does not (look 10).
  private func statusLayer(
    _ name: String, _ theme: Theme, inside clip: Shape? = nil, opacity: Double = 1
  ) -> [Layer] {
    let items = chromeItems(StatusBar<S.Model>(), theme, statusRect)
    return items.isEmpty ? [] : [Layer(name: name, content: items, clip: clip, opacity: opacity)]
  }

  private var statusRect: Rect { Rect(0, 0, size.width, engine.environment.safeArea.top) }

  /// The home indicator on top: white where a guide darkens everything (look 17).
  private func homeLayer(_ theme: Theme) -> Layer {
    let height = engine.environment.safeArea.bottom
    return Layer(
      name: "home",
      content: chromeItems(
        HomeIndicator<S.Model>(), theme, Rect(0, size.height - height, size.width, height)))
  }

  private func chromeItems(
    _ block: any Block<S.Model>, _ theme: Theme, _ rect: Rect
  ) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    var picture = Picture(model: model)
    var context = context(at: now)
    context.theme = theme
    block.draw(in: rect, into: &picture, context: context)
    return picture.items
  }
}

extension [Shadow] {
  /// Makes all fainter; without any strength there are none.
  mutating func fade(to share: Double) {
    guard share < 1 else { return }
    guard share > 0 else { return removeAll() }
    for index in indices {
      self[index].color = self[index].color.opacity(share)
    }
  }
}
