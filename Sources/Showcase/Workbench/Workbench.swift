import Blocks
import Canvas
import PresentationCore

/// The window as a value: gallery, one running scene, its clock and shortcuts (DESIGN 8).
package struct Workbench {
  let scenes: [any Scene]
  let text: any TextMeasuring
  let options: Options
  /// The scene shown.
  package private(set) var index: Int
  /// The scene shown first.
  private let home: Int
  /// What the running scene was opened with.
  package internal(set) var settings: StageSettings
  /// The running scene.
  package internal(set) var stage: any Staging
  /// Turns the window's time into the scene's: paused, slowed or running.
  package internal(set) var clock: StageClock
  /// Where gallery, bars and screen stand, in chrome pt.
  package internal(set) var layout: WorkbenchLayout
  /// Whether the list of shortcuts is up.
  package internal(set) var help = Help.hidden
  /// The list of scenes and its search.
  var gallery = Gallery()
  /// Everything since the scene was opened, as a take.
  package internal(set) var recorder: TakeRecorder
  /// The last minute, to be shown again.
  var tape: Tape
  /// How what moves has moved, for the curves of the inspector.
  var motion = MotionHistory()
  /// What is drawn over the phone and not captured.
  package internal(set) var overlays: Set<Overlay> = []
  /// The numbers of the frame drawn last, while the inspector shows them.
  var latest: Snapshot?
  /// Whether a take is being recorded.
  var recording = Recording.off
  /// What the inspector holds under a finger.
  var grip: Grip?
  /// Scroll offset of the knobs in chrome pt.
  var knobOffset = 0.0
  /// What the window has been asked to do outside the scene.
  var requests: [Request] = []
  /// What came of the last request, for people.
  var message = ""
  /// Where everything that is done is recorded from the start; nil where nothing is.
  var takeFile: String?
  /// The errors of scenes that were told.
  var errorNews = ErrorNews()
  /// The size the window is to take, in chrome pt; nil when nobody asks for another.
  var wantedWindow: Size?
  /// What the scene was opened with, before the screen was turned.
  var opened: StageSettings
  /// Fingers that came down in the chrome: the scene gets nothing of them.
  var chromeFingers: Set<Int> = []
  /// Fingers that are on the phone's screen.
  var stageFingers: Set<Int> = []

  /// Whether the overlay with the keys shows.
  package enum Help: Hashable, Sendable { case hidden, shown }

  /// What the command line chose.
  package struct Options: Sendable {
    /// Window pixels for a stage pt, 0.25…4.
    package var scale: Double
    /// Settings of every scene that is opened; its knobs are not used.
    package var settings: StageSettings
    /// Knobs set by hand, of the scene shown first.
    package var knobs: [String: String]

    /// Choices for a window.
    package init(scale: Double, settings: StageSettings, knobs: [String: String] = [:]) {
      self.scale = scale
      self.settings = settings
      self.knobs = knobs
    }
  }

  /// A window that shows a scene of the catalogue.
  package init(
    scenes: [any Scene], showing index: Int, options: Options, text: any TextMeasuring,
    at wall: Instant
  ) {
    self.scenes = scenes
    self.index = index
    self.options = options
    self.text = text
    home = index
    settings = Self.settings(for: scenes[index], options)
    opened = settings
    stage = SceneCatalogue.stage(
      of: scenes[index], settings: settings, text: text, epoch: SceneCatalogue.epoch)
    clock = StageClock(stage: SceneCatalogue.epoch, wall: wall)
    recorder = TakeRecorder(epoch: SceneCatalogue.epoch)
    tape = Tape(from: stage)
    let chromeScale = options.scale >= 1.75 ? 2.0 : 1.0
    let screen = settings.screen
    layout = WorkbenchLayout(
      window: WorkbenchLayout.window(
        for: screen, stageScale: options.scale, chromeScale: chromeScale),
      screen: screen, stageScale: options.scale, chromeScale: chromeScale,
      cornerRadius: settings.device.cornerRadius)
    revealInGallery(index)
  }

  private static func settings(for scene: any Scene, _ options: Options) -> StageSettings {
    var settings = options.settings
    settings.knobs = KnobValues(scene.info.knobs)
    for (name, value) in options.knobs where scene.info.knobs.contains(where: { $0.name == name }) {
      settings.knobs[name] = value
    }
    return settings
  }

  /// What the catalogue says of the scene shown.
  package var info: SceneInfo { scenes[index].info }

  /// Opens a scene from its start.
  package mutating func open(_ index: Int, at wall: Instant) {
    guard scenes.indices.contains(index) else { return }
    self.index = index
    var fresh = settings
    // Only the scene the window was opened with has the knobs of the command line.
    fresh.knobs =
      index == home
      ? Self.settings(for: scenes[index], options).knobs : KnobValues(scenes[index].info.knobs)
    restart(with: fresh, at: wall)
    revealInGallery(index)
  }

  /// Starts the scene anew under other settings.
  mutating func restart(with settings: StageSettings, at wall: Instant) {
    self.settings = settings
    opened = settings
    stage = SceneCatalogue.stage(
      of: scenes[index], settings: settings, text: text, epoch: SceneCatalogue.epoch)
    stageFingers = []
    clock.follow(.away, at: wall)
    clock.jump(to: SceneCatalogue.epoch, at: wall)
    recorder = TakeRecorder(epoch: SceneCatalogue.epoch)
    tape = Tape(from: stage)
    motion = MotionHistory()
    recording = .off
    message = ""
    knobOffset = min(knobOffset, knobOverflow)
    if settings.device == .window {
      resize(to: layout.window, at: wall)
    } else {
      takeScreen()
    }
  }

  /// When the next frame must be drawn if nothing else happens.
  package enum Wake: Hashable, Sendable {
    /// Something moves: at the display's rate.
    case nextFrame
    /// Nothing before this moment of the wall's time.
    case at(Instant)
    /// Nothing ever.
    case never
  }

  /// When the window must be drawn again, seen at a moment of the wall's time.
  package func wake(at wall: Instant) -> Wake {
    guard clock.run == .running else { return .never }
    let time = clock.time(at: wall)
    if stage.neverRests { return .nextFrame }
    guard let rest = stage.restsAt else { return .nextFrame }
    let end = max(rest, stage.fadesUntil ?? rest)
    if end > time || stage.now < end { return .nextFrame }
    let next = [stage.nextEvent, tape.nextDeed].compactMap(\.self).min()
    if let next, let moment = clock.wall(of: next) { return .at(moment) }
    return .never
  }

  /// The scene's picture at a moment of the wall's time.
  package mutating func screen(at wall: Instant) -> Frame {
    let time = max(clock.time(at: wall), stage.now)
    tape.play(&stage, to: time)
    followStage()
    var frame = stage.frame(at: max(time, stage.now))
    tape.show(&stage)
    if layout.inspector == .shown {
      let numbers = stage.snapshot(at: stage.now)
      motion.note(numbers, on: stage.size)
      latest = numbers
    }
    frame.layers += overlayLayers(over: frame)
    return frame
  }
}

extension Workbench {
  /// A line for each programmer's error of the running scene that was not told yet (SPEC E1).
  package mutating func takeErrors() -> [String] {
    errorNews.lines(of: stage, since: SceneCatalogue.epoch)
  }

  /// True while the stage's time stands still.
  package var isPaused: Bool { clock.run == .paused }
}
