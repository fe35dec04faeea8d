import Blocks
import Canvas
import PresentationCore

/// Runs one scene: model, engine and pictures as one value (DESIGN "One picture").
package struct Stage<S: Scene>: Staging {
  let scene: S
  /// What the scene was opened with.
  package private(set) var settings: StageSettings
  /// When it came up, on its clock.
  let epoch: Instant
  var theme: Theme
  let text: any TextMeasuring
  var model: S.Model
  /// Grows with every change of the model, so that an unchanged picture is kept.
  var revision = 0
  /// The revision that the scene has followed.
  var followed = 0
  /// When the page was scrolled last, as the scene knows.
  var scrolledAt: Instant?
  var engine: PresentationEngine
  var log: [LoggedEvent] = []
  /// How often each control was pressed, by its name.
  var presses: [String: Int] = [:]
  var page: Picture<S.Model>
  var pageKey: PageKey?
  /// The page's offset as drawn to keep the field in sight; nil when its own did (SPEC V1).
  var revealedPage: Double?
  /// Grows with every picture drawn; its value names the drawing.
  var drawings = 0
  /// The drawing the page's picture is.
  var pageDrawing = 0
  /// The control that keys press, on each surface (SPEC V6).
  var keyFocus = KeyFocus()
  /// What is being typed, and with what.
  var typing = Typing()
  /// How much is drawn while an element is looked for that may be out of sight.
  var lookout = BlockContext.DrawingExtent.visible
  /// What every presentation that is up, or leaving, shows.
  var contents: [PresentationID: Content] = [:]
  /// The latest declaration of everything that was ever asked for and is not gone.
  var declared: [PresentationID: Declared<S.Model>] = [:]
  /// Those whose binding asked for them in the last pass.
  var asked: Set<PresentationID> = []
  /// The identities of those that have no name of their own, while they are declared or up.
  var identities: [Site: PresentationID] = [:]
  /// Why those leave, or have left, that the stage itself replaces.
  var handovers: [PresentationID: Handover] = [:]
  /// Item identities in force, for replacement (SPEC E3).
  var items: [PresentationID: String] = [:]
  /// Conflicts already reported (SPEC E4).
  var conflicts: Set<BindingConflict> = []
  /// Other programmer's errors already reported.
  var problems: Set<String> = []
  /// What people must be told.
  package internal(set) var errors: [StageError] = []

  /// What the page's picture depends on.
  struct PageKey: Hashable {
    var revision: Int
    var offsets: [String: Double]
    var navigation: [String: [NavigationLayer]]
    var planes: [String: Point]
    var refresh: RefreshState
    var pressed: Set<String>
    var size: Size
    var focus: String
    var keyboardTop: Double?
    var time: Instant?
  }

  /// The look of one presentation.
  struct Content {
    var look: SurfaceLook
    var block: (S.Model) -> any Block<S.Model>
    var picture: Picture<S.Model>
    /// What it lifts off the page; nil for all but context menus.
    var preview: MenuPreview<S.Model>?
    /// Offsets it was drawn with to keep the field in sight; nil when its own did.
    var revealed: [String: Double]?
    /// What the picture was drawn for; nil before the first drawing.
    var key: ContentKey?
    /// The drawing the picture is.
    var drawing = 0
    /// The drawing that declared the block; 0 for a commanded presentation.
    var declaredIn = 0
    /// What a commanded presentation asked for, when its content tells its size.
    var request: PresentationSpec?
  }

  /// What a presentation's picture and areas depend on.
  struct ContentKey: Hashable {
    var revision: Int
    var declaredIn: Int
    var size: Size
    var surfaceHeight: Double?
    /// Whether a sheet stands at its largest detent.
    var isLargest: Bool
    /// What a sheet's content leaves free; nil for others.
    var insets: Insets?
    var scrollOffsets: [String: Double]
    var navigation: [String: [NavigationLayer]]
    var pressed: Set<String>
    var container: Size
    var focus: String
    var grabber: Bool
    var time: Instant?
  }

  /// A stage at rest at its epoch.
  package init(
    _ scene: S, settings: StageSettings, text: any TextMeasuring, epoch: Instant = .zero
  ) {
    self.scene = scene
    self.settings = settings
    self.epoch = epoch
    self.text = text
    theme = .classic(settings.appearance, textSize: settings.textSize)
    model = scene.model(settings, at: epoch)
    page = Picture(model: model)
    let base = StageEnvironment(
      size: settings.screen, safeArea: settings.device.safeArea(for: settings.screen),
      motion: settings.motion,
      keyboardHeight: settings.device.keyboardHeight(for: settings.screen))
    engine = PresentationEngine(
      environment: scene.environment(base, settings: settings), at: epoch)
    refreshPictures(at: epoch)
  }

  package var info: SceneInfo { scene.info }
  package var now: Instant { engine.now }
  package var size: Size { engine.environment.size }

  package var restsAt: Instant? {
    guard var latest = engine.restsAt else { return nil }
    let pictures = [page] + contents.values.map(\.picture)
    for picture in pictures {
      if case .until(let end) = picture.animatesUntil { latest = max(latest, end) }
    }
    return latest
  }

  package var fadesUntil: Instant? { engine.fadesUntil }

  /// True while a picture changes by itself without end: a spinner.
  package var neverRests: Bool {
    page.animatesUntil == .forever
      || contents.values.contains { $0.picture.animatesUntil == .forever }
  }

  package var nextEvent: Instant? {
    [engine.nextEvent, scene.nextWake(model)].compactMap(\.self).min()
  }

  package var isEditing: Bool { engine.isEditing }
  package var hasRing: Bool { ring != nil }

  /// Name of the control with the visible focus ring on the surface that keys go to.
  var ring: String? { ring(on: engine.keySurface) }

  /// Name of the control with the visible focus ring; nil on every surface but the one for keys.
  func ring(on owner: PresentationID?) -> String? {
    owner == engine.keySurface ? keyFocus.ring(on: owner) : nil
  }

  package mutating func restyle(as appearance: Appearance) {
    settings.appearance = appearance
    theme = .classic(appearance, textSize: settings.textSize)
    revision += 1
  }

  package mutating func takeEvents() -> [LoggedEvent] {
    defer { log = [] }
    return log
  }

  package func summary() -> EndSummary {
    var summary = EndSummary()
    summary.open = engine.open.map(\.description)
    summary.pressed = presses
    scene.summarize(model, into: &summary)
    return summary
  }

  package mutating func element(named name: String, at instant: Instant) -> Point? {
    advance(to: instant)
    let snapshot = engine.snapshot(at: instant)
    if let key = keyboardKey(named: name, top: snapshot.keyboardTop) { return key }
    return element(named: name, in: snapshot).map {
      $0.placement.apply(to: $0.area.shape.bounds.center)
    }
  }
}
