import Canvas
import Motion
import PresentationCore

/// The mock phone of CASES: 390×844, safe area 47 and 34, a list of rows, and a button P in row 0.
///
/// It drives the engine as a stage does: areas before inputs, events heard when they happen.
/// All times are in ms after an epoch that is not zero.
struct EnginePhone {
  /// A client that hears each event after the engine's state has changed.
  typealias Client = (LoggedEvent, inout EnginePhone) -> Void

  static let epoch = Instant(nanoseconds: 7_000_000_000)

  private(set) var engine: PresentationEngine
  private(set) var log: [LoggedEvent] = []
  /// What stands in each popup, in its own points.
  var contents: [PresentationID: PopupContent] = [:]
  var page = PageContent()
  /// Cuts time into steps of so many ms, as frames do; nil goes from event to event.
  var step: Double?
  /// Called for every event; may make requests at that event's time.
  var client: Client?

  /// Moves take 300 ms × their share of the way unless `motion` says otherwise.
  init(
    motion: MotionCurve? = .linear(duration: 0.3), gap: Double = 0.2,
    reduced: StageEnvironment.MotionPreference = .full, size: Size = Size(390, 844)
  ) {
    engine = PresentationEngine(
      environment: StageEnvironment(
        size: size, motion: reduced, keyboardCurve: .linear(duration: 0.25), queueGap: gap,
        curveOverride: motion),
      at: Self.epoch)
  }

  /// The lab's linear moves, or each style's own springs.
  enum Motion {
    case linear, springs

    var curve: MotionCurve? { self == .linear ? .linear(duration: 0.3) : nil }
  }

  static func instant(_ ms: Double) -> Instant { epoch.advanced(by: ms / 1000) }
}

// MARK: Requests

extension EnginePhone {
  mutating func present(_ spec: PresentationSpec, at ms: Double) {
    request(at: ms) { $0.present(spec, at: $1) }
  }

  mutating func dismiss(_ id: PresentationID, _ reason: DismissReason = .code, at ms: Double) {
    request(at: ms) { $0.dismiss(id, reason: reason, at: $1) }
  }

  mutating func dismissAll(_ reason: DismissReason = .code, at ms: Double) {
    request(at: ms) { $0.dismissAll(reason: reason, at: $1) }
  }

  mutating func select(_ detent: String, of id: PresentationID, at ms: Double) {
    request(at: ms) { $0.select(detent, of: id, at: $1) }
  }

  /// Gives a field the focus, or takes it away with nil.
  mutating func focus(_ field: String?, in owner: PresentationID?, at ms: Double) {
    request(at: ms) { $0.focusField(field, in: owner, at: $1) }
  }

  /// New size of a popup's content; the full width unless told otherwise.
  mutating func setContent(
    _ height: Double, width: Double = 390, of id: PresentationID, at ms: Double
  ) {
    request(at: ms) { $0.setContentSize(Size(width, height), of: id, at: $1) }
  }

  mutating func setEnvironment(at ms: Double, _ change: (inout StageEnvironment) -> Void) {
    var changed = engine.environment
    change(&changed)
    request(at: ms) { $0.setEnvironment(changed, at: $1) }
  }

  /// Any request to the engine; events are heard before and after it.
  mutating func request(
    at ms: Double, _ body: (inout PresentationEngine, Instant) -> Void
  ) {
    run(to: ms)
    setAreas()
    body(&engine, Self.instant(ms))
    hear()
  }

  /// Lets time pass, event by event, so that the client hears each in its own time.
  mutating func run(to ms: Double) {
    let end = Self.instant(ms)
    hear()
    if end > engine.now { closeInstant() }
    if let step {
      while engine.now.advanced(by: step / 1000) < end {
        engine.advance(to: engine.now.advanced(by: step / 1000))
        hear()
        _ = engine.snapshot(at: engine.now)
      }
    }
    while let next = engine.nextEvent, next <= end {
      engine.advance(to: next)
      let count = log.count
      hear()
      if count == log.count, engine.nextEvent == next { break }
    }
    engine.advance(to: end)
    hear()
  }

  /// All requests of this instant have been made, as before a drawing.
  mutating func closeInstant() {
    engine.closeInstant()
    hear()
  }

  private mutating func hear() {
    let events = engine.takeEvents()
    for event in events {
      log.append(event)
      client?(event, &self)
    }
  }

  /// Tells the engine what can be touched now, as a stage does after each drawing.
  mutating func setAreas() {
    let snapshot = engine.snapshot(at: engine.now)
    let height = engine.environment.size.height
    engine.setPage(
      areas: page.areas(offset: snapshot.page.offset, size: engine.environment.size),
      gestures: page.gestures, contentHeight: page.height, viewportHeight: height)
    for presentation in snapshot.presentations {
      let content = contents[presentation.id] ?? PopupContent()
      engine.setAreas(
        content.areas(in: presentation), gestures: content.gestures, of: presentation.id)
    }
  }
}
