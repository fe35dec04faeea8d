import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// Draws anew whatever may have changed and tells the engine what can be touched.
  mutating func refreshPictures(at instant: Instant) {
    refreshPictures(of: engine.snapshot(at: instant))
  }

  /// Draws anew what may have changed in the moment of a snapshot.
  mutating func refreshPictures(of snapshot: Snapshot) {
    let before = typing.edited?.field
    followReveal()
    followFocus()
    drawPictures(of: snapshot)
    // A field that was focused before it was drawn is known only now.
    followFocus()
    if typing.edited?.field != before { drawPictures(of: snapshot) }
  }

  private mutating func drawPictures(of snapshot: Snapshot) {
    let instant = snapshot.time
    refreshPage(snapshot, at: instant)
    for presentation in snapshot.presentations {
      guard var content = contents[presentation.id] else { continue }
      let key = key(of: presentation, content, in: snapshot)
      guard key != content.key else { continue }
      content.key = key
      drawings += 1
      content.drawing = drawings
      content.picture = draw(content.block(model), in: presentation, key, at: instant)
      content.revealed = revealingOffsets(content.picture, of: presentation)
      if let offsets = content.revealed {
        var moved = key
        moved.scrollOffsets = offsets
        content.picture = draw(content.block(model), in: presentation, moved, at: instant)
      }
      contents[presentation.id] = content
      engine.setAreas(
        areas(of: presentation, content), gestures: content.picture.gestures,
        navigation: content.picture.navigation, of: presentation.id)
      followSlide(on: presentation, in: snapshot)
    }
  }

  /// A menu that ran on has another entry under a finger that rests.
  private mutating func followSlide(on menu: PresentationSnapshot, in snapshot: Snapshot) {
    guard var content = contents[menu.id] else { return }
    let key = key(of: menu, content, in: snapshot)
    guard key.pressed != content.key?.pressed else { return }
    content.key = key
    content.picture = draw(content.block(model), in: menu, key, at: snapshot.time)
    contents[menu.id] = content
  }

  private mutating func refreshPage(_ snapshot: Snapshot, at instant: Instant) {
    let key = PageKey(
      revision: revision, offsets: snapshot.page.offsets,
      navigation: snapshot.page.navigation, planes: snapshot.page.planes,
      refresh: snapshot.page.refresh,
      pressed: engine.pressed(in: nil), size: size,
      focus: focusKey(of: nil, in: snapshot),
      keyboardTop: page.keyboard == .none ? nil : pageKeyboardTop(snapshot),
      time: page.animatesUntil == .none ? nil : instant)
    guard key != pageKey else { return }
    pageKey = key
    drawings += 1
    pageDrawing = drawings
    page = drawPage(snapshot, offsets: snapshot.page.offsets, pressed: key.pressed)
    revealedPage = revealingOffset(of: snapshot)
    if let offset = revealedPage {
      var offsets = snapshot.page.offsets
      offsets[engine.pageScroll] = offset
      page = drawPage(snapshot, offsets: offsets, pressed: key.pressed)
    }
    let before = engine.pageOffset(at: instant)
    tellEngine(of: page)
    // A drawer that came or went has moved the list.
    if engine.pageOffset(at: instant) != before {
      refreshPage(engine.snapshot(at: instant), at: instant)
    }
  }

  private func drawPage(
    _ snapshot: Snapshot, offsets: [String: Double], pressed: Set<String>
  ) -> Picture<S.Model> {
    var picture = Picture(model: model)
    var context = context(at: snapshot.time, on: nil)
    context.pressed = pressed
    context.scrollOffsets = offsets
    context.navigation = snapshot.page.navigation
    context.planeOffsets = snapshot.page.planes
    context.refresh = snapshot.page.refresh
    context.keyboardTop = pageKeyboardTop(snapshot)
    let bounds = Rect(origin: .zero, size: size)
    context.visible = bounds
    // The page brings its own background: an opaque picture is copied instead of blended.
    picture.items.append(.fill(.rect(bounds), .solid(theme[.page])))
    scene.page(model, settings).draw(in: bounds, into: &picture, context: context)
    picture.takeTurns(at: "page")
    return picture
  }

  private mutating func tellEngine(of picture: Picture<S.Model>) {
    let scroll = picture.hitAreas.first { if case .scroll = $0.role { true } else { false } }
    if let scroll, case .scroll(let height) = scroll.role {
      engine.setPage(
        areas: picture.hitAreas, gestures: picture.gestures, scroll: scroll.name,
        contentHeight: height, viewportHeight: scroll.shape.bounds.height, drawer: scroll.drawer,
        navigation: picture.navigation)
    } else {
      engine.setPage(
        areas: picture.hitAreas, gestures: picture.gestures, contentHeight: 0, viewportHeight: 0,
        navigation: picture.navigation)
    }
  }

  private func key(
    of presentation: PresentationSnapshot, _ content: Content, in snapshot: Snapshot
  ) -> ContentKey {
    let isSheet = presentation.detent != nil
    let visible = presentation.layout?.height ?? max(0, size.height - presentation.frame.minY)
    return ContentKey(
      revision: revision, declaredIn: content.declaredIn, size: presentation.frame.size,
      surfaceHeight: isSheet ? visible : nil,
      isLargest: presentation.isLargest(showing: visible),
      insets: insets(of: presentation, in: snapshot),
      scrollOffsets: presentation.scrollOffsets, navigation: presentation.navigation,
      pressed: engine.pressed(in: presentation.id),
      container: size, focus: focusKey(of: presentation.id, in: snapshot),
      grabber: isSheet && presentation.showsGrabber,
      time: content.picture.animatesUntil == .none ? nil : snapshot.time)
  }

  /// What of focus and ring a surface's picture depends on.
  private func focusKey(of owner: PresentationID?, in snapshot: Snapshot) -> String {
    "\(snapshot.focus) \(ring(on: owner) ?? "") \(extent(of: owner))"
  }

  /// What a sheet's content leaves free: safe area, and the keyboard where it covers it (SPEC V1).
  private func insets(
    of presentation: PresentationSnapshot, in snapshot: Snapshot
  ) -> Insets? {
    guard var insets = presentation.layout?.insets else { return nil }
    let covered = min(presentation.frame.maxY, size.height) - snapshot.keyboardTop
    insets.bottom = max(insets.bottom, covered)
    return insets
  }

  private func draw(
    _ block: any Block<S.Model>, in presentation: PresentationSnapshot, _ key: ContentKey,
    at instant: Instant
  ) -> Picture<S.Model> {
    var picture = Picture(model: model)
    var context = context(at: instant, on: presentation.id)
    context.pressed = key.pressed
    context.scrollOffsets = key.scrollOffsets
    context.navigation = key.navigation
    context.surfaceHeight = key.surfaceHeight
    var bounds = Rect(origin: .zero, size: presentation.frame.size)
    if let insets = key.insets {
      context.environment.safeArea = Insets(bottom: insets.bottom)
      context.besides = Insets(left: insets.left, right: insets.right)
      bounds = bounds.inset(by: context.besides)
    }
    func drawFitting<B: Block<S.Model>>(_ block: B) {
      Fitting(block).draw(in: bounds, into: &picture, context: context)
    }
    if key.isLargest {
      drawFitting(block)
    } else {
      block.draw(in: bounds, into: &picture, context: context)
    }
    picture.takeTurns(at: presentation.id.description)
    return picture
  }

  /// The content's areas and, for sheets, what the engine itself offers: header and grabber.
  func areas(of presentation: PresentationSnapshot, _ content: Content) -> [HitArea] {
    guard presentation.detent != nil else { return content.picture.hitAreas }
    let width = presentation.frame.width
    let header = HitArea(
      "sheet.header", .rect(Rect(0, 0, width, SheetGrabber.header)), role: .dragHandle)
    let own = [header] + content.picture.hitAreas
    guard presentation.showsGrabber else { return own }
    return own + [
      HitArea(
        SheetGrabber.name, .rect(content.look.grabber.target(width: width)), role: .grabber)
    ]
  }

  func context(at instant: Instant) -> BlockContext {
    var context = BlockContext(
      theme: theme, text: text, now: instant,
      environment: BlockEnvironment(
        locale: settings.locale, layoutDirection: settings.layout, container: size,
        safeArea: engine.environment.safeArea, textSize: settings.textSize))
    context.epoch = epoch
    return context
  }

  /// The context of a surface; nil is the page.
  private func context(at instant: Instant, on owner: PresentationID?) -> BlockContext {
    var context = context(at: instant)
    context.focused = ring(on: owner)
    context.editing = editing(in: owner)
    context.drawing = extent(of: owner)
    for declaration in declared.values { context.keptRows.merge(declaration.rows) { $1 } }
    return context
  }

  /// The size a presentation's content takes, in pt, when offered what its place allows.
  func measure(_ block: any Block<S.Model>, for spec: PresentationSpec) -> Size {
    var context = context(at: now)
    var proposal = spec.style.place.proposal(in: context.environment)
    if let sheet = spec.sheet {
      proposal.width = engine.environment.layout(of: sheet).contentWidth
      context.environment.safeArea = .zero  // Heights count inside the sheet's safe area.
    }
    return block.size(fitting: proposal, in: context)
  }
}

extension PresentationSnapshot {
  /// True for a sheet that cannot become higher than the `visible` pt it shows; one that stands free
  /// of the edges has one height.
  fileprivate func isLargest(showing visible: Double) -> Bool {
    guard let largestHeight else { return false }
    return layout?.height != nil || visible >= largestHeight - 0.5
  }
}
