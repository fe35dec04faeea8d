import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// Runs a scene of the catalogue by hand: fingers in, events and pictures out; times in seconds.
struct SceneDriver {
  private(set) var stage: any Staging
  private(set) var events: [LoggedEvent] = []

  /// Not zero: nothing may rely on it.
  static let epoch = Instant(nanoseconds: 5_000_000_000)

  init(
    _ name: String, locale: StageSettings.Locale = .english,
    appearance: Appearance = .light, knobs: [String: String] = [:],
    device: String = "iphone-15",
    motion: StageSettings.Motion = .full, textSize: TextSizeCategory = .large,
    layout: StageSettings.Layout = .leftToRight
  ) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    let screen = try #require(Device.named(device))
    self.init(
      scene, locale: locale, appearance: appearance, knobs: knobs, device: screen, motion: motion,
      textSize: textSize, layout: layout)
  }

  /// Runs a scene of the tests' own.
  init(
    _ scene: any Scene, locale: StageSettings.Locale = .english,
    appearance: Appearance = .light, knobs: [String: String] = [:],
    device: Device = .standard, motion: StageSettings.Motion = .full,
    textSize: TextSizeCategory = .large, layout: StageSettings.Layout = .leftToRight
  ) {
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.locale = locale
    settings.device = device
    settings.appearance = appearance
    settings.motion = motion
    settings.textSize = textSize
    settings.layout = layout
    for (knob, value) in knobs { settings.knobs[knob] = value }
    stage = SceneCatalogue.stage(
      of: scene, settings: settings, text: FixedTextMeasuring(), epoch: Self.epoch)
  }

  private func instant(_ time: Double) -> Instant { Self.epoch.advanced(by: time) }

  mutating func run(to time: Double) {
    _ = stage.snapshot(at: instant(time))
    events += stage.takeEvents()
  }

  mutating func perform(_ action: String, at time: Double) throws {
    try stage.perform(action, at: instant(time))
    events += stage.takeEvents()
  }

  mutating func touch(_ phase: Pointer.Phase, _ point: Point, at time: Double) {
    stage.send(InputEvent(.pointer(Pointer(phase, at: point)), at: instant(time)))
    events += stage.takeEvents()
  }

  mutating func tap(_ point: Point, at time: Double) {
    touch(.down, point, at: time)
    touch(.up, point, at: time)
  }

  mutating func tap(_ name: String, at time: Double) throws {
    let found = point(of: name, at: time)
    let point = try #require(found, "no '\(name)'")
    tap(point, at: time)
  }

  mutating func press(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], at time: Double
  ) {
    send(.key(KeyPress(key, modifiers: modifiers)), at: time)
  }

  mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    stage.send(InputEvent(kind, at: instant(time)))
    events += stage.takeEvents()
  }

  mutating func type(_ text: String, at time: Double) {
    stage.send(InputEvent(.text(text), at: instant(time)))
  }

  mutating func resize(_ width: Double, _ height: Double, at time: Double) {
    stage.send(InputEvent(.resize(Size(width, height)), at: instant(time)))
    events += stage.takeEvents()
  }

  mutating func compose(_ text: String, at time: Double) {
    stage.send(InputEvent(.composition(text), at: instant(time)))
  }

  /// What was cut or copied since the last time.
  mutating func copied() -> String? { stage.takeCopied() }

  /// A finger along a straight line, 20 moves.
  mutating func drag(from start: Point, to end: Point, at time: Double, over seconds: Double) {
    touch(.down, start, at: time)
    for step in 1...20 {
      let share = Double(step) / 20
      let point = Point(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      touch(.move, point, at: time + seconds * share)
    }
    touch(.up, end, at: time + seconds)
  }

  /// The centre of a named element; queries look at a copy, so that asking changes nothing.
  func point(of name: String, at time: Double) -> Point? {
    var copy = stage
    return copy.element(named: name, at: instant(time))
  }

  func snapshot(at time: Double) -> Snapshot {
    var copy = stage
    return copy.snapshot(at: instant(time))
  }

  func presentation(_ id: PresentationID, at time: Double) -> PresentationSnapshot? {
    snapshot(at: time).presentations.first { $0.id == id }
  }

  func layers(at time: Double) -> [Layer] {
    var copy = stage
    return copy.frame(at: instant(time)).layers
  }

  func layer(_ name: String, at time: Double) throws -> Layer {
    try #require(layers(at: time).first { $0.name == name })
  }

  /// Everything that can be touched or has a name, where it stands.
  func areas(at time: Double) -> [PlacedArea] {
    var copy = stage
    return copy.placedAreas(at: instant(time))
  }

  /// Everything written on the screen, layer by layer.
  func texts(at time: Double) -> [String] {
    layers(at: time).flatMap { $0.content.flatMap(\.texts) }
  }

  /// The lifecycle events of one presentation, by name and reason.
  func cycle(of wanted: PresentationID) -> [String] {
    events.compactMap { logged in
      switch logged.event {
      case .willPresent(wanted, _, _): "willPresent"
      case .didPresent(wanted, _): "didPresent"
      case .willDismiss(wanted, _, let reason): "willDismiss \(reason.rawValue)"
      case .didDismiss(wanted, _, _): "didDismiss"
      case .didAttemptToDismiss(wanted, _, let reason): "attempt \(reason.rawValue)"
      default: nil
      }
    }
  }

  /// Inputs that changed nothing, as `input: why`.
  var ignored: [String] {
    events.compactMap {
      if case .ignored(let input, let why) = $0.event { "\(input): \(why)" } else { nil }
    }
  }

  /// Names of the controls pressed, in order.
  var pressed: [String] {
    events.compactMap { if case .action(let name, _) = $0.event { name } else { nil } }
  }

  /// Seconds at which an event happened first.
  func time(of event: Event) -> Double? {
    events.first { $0.event == event }?.time.seconds(since: Self.epoch)
  }
}

extension DisplayItem {
  /// What is written inside, in drawing order.
  var texts: [String] { runs.map(\.text) }

  /// The text runs inside, in drawing order.
  var runs: [TextRun] {
    switch self {
    case .text(let run): [run]
    case .group(let group): group.items.flatMap(\.runs)
    case .fill, .stroke, .shadow, .icon, .hairline: []
    }
  }

  /// The filled shapes inside with their colours, in drawing order.
  var fills: [(shape: Shape, paint: Paint)] {
    switch self {
    case .fill(let shape, let paint): [(shape, paint)]
    case .group(let group): group.items.flatMap(\.fills)
    case .text, .stroke, .shadow, .icon, .hairline: []
    }
  }
}

extension SceneDriver {
  /// Turns the screen or changes the window.
  mutating func resize(_ size: Size, at time: Double) {
    send(.resize(size), at: time)
  }

  /// A right click: down and up at one instant.
  mutating func rightClick(_ point: Point, at time: Double) {
    send(.pointer(Pointer(.down, at: point, button: .secondary)), at: time)
    send(.pointer(Pointer(.up, at: point, button: .secondary)), at: time)
  }
}
