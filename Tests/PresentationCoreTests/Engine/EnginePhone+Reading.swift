import Canvas
import PresentationCore

extension EnginePhone {
  /// The whole log as lines such as `500 willDismiss A outsideTap`.
  var lines: [String] { log.map(\.line) }

  /// Only the callbacks of cycles and attempts, in order.
  var callbacks: [String] { log.filter(\.isCallback).map(\.line) }

  /// The callbacks of one popup.
  func callbacks(of id: PresentationID) -> [String] {
    log.filter { $0.isCallback && $0.event.presentation == id }.map(\.line)
  }

  /// Lines of one kind of event: its first word.
  func lines(_ word: String) -> [String] {
    lines.filter { $0.split(separator: " ").dropFirst().first.map(String.init) == word }
  }

  /// Names of the controls that were pressed, in order.
  var pressed: [String] {
    log.compactMap { if case .action(let name, _) = $0.event { name } else { nil } }
  }

  /// The identities that are up or leaving, back to front.
  var open: [PresentationID] { engine.open }

  /// The time it has run to, in ms.
  var time: Double { engine.now.seconds(since: Self.epoch) * 1000 }

  /// Everything as drawn at a time that is not past; time goes on to it.
  mutating func snapshot(at ms: Double) -> Snapshot {
    run(to: ms)
    closeInstant()
    return engine.snapshot(at: Self.instant(ms))
  }

  mutating func popup(_ id: PresentationID, at ms: Double) -> PresentationSnapshot? {
    snapshot(at: ms).presentations.first { $0.id == id }
  }

  /// Top of a surface as drawn, NaN when it is not there.
  mutating func edge(of id: PresentationID, at ms: Double) -> Double {
    popup(id, at: ms)?.drawn.minY ?? .nan
  }

  /// Opacity of all masks together: 1 − ∏(1 − mask).
  mutating func dim(at ms: Double) -> Double { snapshot(at: ms).dim }

  /// Scroll offset of a popup's content, NaN when there is none.
  mutating func offset(of id: PresentationID, at ms: Double) -> Double {
    popup(id, at: ms)?.scrollOffsets["content"] ?? .nan
  }
}

extension Snapshot {
  var dim: Double { 1 - (presentations + remnants).reduce(1) { $0 * (1 - $1.mask) } }
}

/// True when two numbers are close; NaN never is.
func near(_ value: Double?, _ wanted: Double, within tolerance: Double = 0.01) -> Bool {
  value.map { abs($0 - wanted) <= tolerance } ?? false
}

extension LoggedEvent {
  /// Milliseconds after the phone's epoch.
  var ms: Double { time.seconds(since: EnginePhone.epoch) * 1000 }

  var line: String {
    let whole = ms.rounded()
    let stamp = abs(ms - whole) < 1e-3 ? "\(Int(whole))" : "\((ms * 10).rounded() / 10)"
    return "\(stamp) \(event.words)"
  }

  var isCallback: Bool {
    switch event {
    case .willPresent, .didPresent, .willDismiss, .didDismiss, .didAttemptToDismiss: true
    default: false
    }
  }
}

extension Event {
  /// The presentation it is about.
  var presentation: PresentationID? {
    switch self {
    case .willPresent(let id, _, _), .didPresent(let id, _), .willDismiss(let id, _, _),
      .didDismiss(let id, _, _), .didAttemptToDismiss(let id, _, _),
      .detentChanged(let id, _, _, _), .settled(let id, _, _), .dragBegan(let id, _),
      .dragEnd(let id, _):
      id
    case .action(_, let id), .held(_, let id): id
    case .refreshBegan, .refreshEnded, .appeared, .disappeared, .navigated, .focus, .ignored,
      .error:
      nil
    }
  }

  /// Number of the cycle it belongs to; nil when it belongs to none.
  var cycle: Int? {
    switch self {
    case .willPresent(_, let cycle, _), .didPresent(_, let cycle), .willDismiss(_, let cycle, _),
      .didDismiss(_, let cycle, _), .didAttemptToDismiss(_, let cycle, _),
      .detentChanged(_, let cycle, _, _), .settled(_, let cycle, _), .dragBegan(_, let cycle),
      .dragEnd(_, let cycle):
      cycle
    case .refreshBegan(let cycle), .refreshEnded(let cycle, _): cycle
    case .action, .held, .appeared, .disappeared, .navigated, .focus, .ignored, .error: nil
    }
  }

  var words: String {
    switch self {
    case .willPresent(let id, _, .requested): "willPresent \(id)"
    case .willPresent(let id, _, .restored): "willPresent \(id) restored"
    case .didPresent(let id, _): "didPresent \(id)"
    case .willDismiss(let id, _, let reason): "willDismiss \(id) \(reason)"
    case .didDismiss(let id, _, let reason): "didDismiss \(id) \(reason)"
    case .didAttemptToDismiss(let id, _, let reason): "didAttemptToDismiss \(id) \(reason)"
    case .detentChanged(let id, _, let detent, let by): "detentChanged \(id) \(detent) \(by)"
    case .settled(let id, _, let detent): "settled \(id) \(detent)"
    case .dragBegan(let id, _): "dragBegan \(id)"
    case .dragEnd(let id, _): "dragEnd \(id)"
    case .refreshBegan(let cycle): "refreshBegan \(cycle)"
    case .refreshEnded(let cycle, let result): "refreshEnded \(cycle) \(result)"
    case .appeared(let name): "appeared \(name)"
    case .disappeared(let name): "disappeared \(name)"
    case .navigated(let name, let path, _): "navigated \(name) \(path.codes)"
    case .focus(let name): "focus \(name)"
    case .action(let name, _): "action \(name)"
    case .held(let name, _): "held \(name)"
    case .ignored(let input, let why): "ignored \(input): \(why)"
    case .error(let text): "error \(text)"
    }
  }
}
