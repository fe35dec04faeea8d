import Canvas

extension Workbench {
  /// The window has another size, in chrome pt: the screen keeps its place, or fills it (SPEC V2).
  package mutating func resize(to size: Size, at wall: Instant) {
    let isListed = galleryRows.contains { $0.index == index }
    layout.window = size
    knobOffset = min(knobOffset, knobOverflow)
    scrollGallery(by: 0)
    if isListed { revealInGallery(index) }
    if settings.device == .window {
      layout.stageScale = options.scale
      turnScreen(to: layout.fillingScreen(at: options.scale), at: wall)
    } else {
      fitScreen()
    }
  }

  /// The scale that was asked for: window pixels for a stage pt.
  package var scale: Double { options.scale }

  /// Turns the device while whatever moves goes on moving (SPEC V2).
  mutating func rotate(at wall: Instant) {
    guard settings.device != .window else { return }
    settings.orientation = settings.orientation == .portrait ? .landscape : .portrait
    let size = stage.size
    turnScreen(to: Size(size.height, size.width), at: wall)
    askForRoom()
  }

  /// Shows a screen that has just been opened.
  mutating func takeScreen() {
    let isOther = layout.screen != stage.size
    layout.screen = stage.size
    layout.cornerRadius = settings.device.cornerRadius
    fitScreen()
    if isOther { askForRoom() }
  }

  /// The size in chrome pt the window should have for its screen; nil when it has enough.
  package mutating func takeWantedWindow() -> Size? {
    defer { wantedWindow = nil }
    return wantedWindow
  }

  private mutating func turnScreen(to size: Size, at wall: Instant) {
    guard stage.size != size else { return }
    send(.resize(size), at: wall)
    layout.screen = size
    fitScreen()
  }

  /// Shows the screen as the stage of another moment has it.
  mutating func followStage() {
    guard layout.screen != stage.size else { return }
    layout.screen = stage.size
    settings.orientation =
      stage.size == settings.device.size(in: .portrait) ? .portrait : .landscape
    fitScreen()
  }

  /// Opens or closes the inspector; the window grows or shrinks by as much, as far as it may.
  mutating func toggleInspector() {
    let isOpening = layout.inspector == .collapsed
    let least = WorkbenchLayout.window(
      for: layout.screen, stageScale: options.scale, chromeScale: layout.chromeScale)
    let way = isOpening ? WorkbenchLayout.inspectorWidth : -WorkbenchLayout.inspectorWidth
    layout.inspector = isOpening ? .shown : .collapsed
    completeMotion()
    wantedWindow = Size(max(layout.window.width + way, least.width), layout.window.height)
  }

  private mutating func fitScreen() {
    layout.stageScale = layout.fittingScale(upTo: options.scale)
  }

  private mutating func askForRoom() {
    let needed = WorkbenchLayout.window(
      for: layout.screen, stageScale: options.scale, chromeScale: layout.chromeScale)
    guard needed.width > layout.window.width || needed.height > layout.window.height else { return }
    wantedWindow = Size(
      max(needed.width, layout.window.width), max(needed.height, layout.window.height))
  }
}
