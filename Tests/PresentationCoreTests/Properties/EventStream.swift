import Canvas
import PresentationCore

/// A random but repeatable sequence of requests and inputs.
struct EventStream {
  /// One request or input, so many ms after the one before.
  struct Step {
    var delta: Double
    var action: Action
  }

  enum Action {
    case present(PresentationID, Kind, Knobs)
    case replace(PresentationID, Kind, Knobs)
    case dismiss(PresentationID)
    case dismissAll
    case select(PresentationID, String)
    case content(PresentationID, Double)
    case down(Int, Double, Double)
    case move(Int, Double, Double)
    case up(Int)
    case cancel(Int)
    case escape
    case keyboard(InputEvent.SoftwareKeyboard)
    case turn(isLandscape: Bool)
    case inactive
    case beginRefresh, endRefresh
    case wheel(Double)
    /// A field of a popup, or of the page for nil, gets the focus.
    case focus(PresentationID?)
    case endEditing(PresentationID?)
  }

  struct Knobs {
    var arrival: ArrivalPolicy
    var priority = 0
    var timer: Double?
    var veto = DismissalPolicy.Veto.none
    var outside: MaskSpec.OutsideTap?
    var detents: [Detent] = [.medium, .large]
    var undimmed: String?
  }

  var isLinear: Bool
  var isReduced: Bool
  var steps: [Step] = []

  init(seed: Int, count: Int = 100) {
    var random = SplitMix(seed: seed)
    isLinear = random.once(in: 2)
    isReduced = random.once(in: 5)
    var fingers: [Int: (Double, Double)] = [:]
    while steps.count < count {
      let delta = random.pick([0.0, 0, 1, 8, 16, 16, 16, 40, 100, 130, 300, 700])
      steps.append(Step(delta: delta, action: Self.action(&random, &fingers)))
    }
  }

  private static func action(
    _ random: inout SplitMix, _ fingers: inout [Int: (Double, Double)]
  ) -> Action {
    let id = PresentationID(random.pick(["A", "B", "C", "D"]))
    if let finger = fingers.keys.sorted().first, !random.once(in: 3) {
      return touch(finger, &random, &fingers)
    }
    switch random.below(35) {
    case 0..<8: return .present(id, kind(&random), knobs(&random))
    case 8: return .replace(id, kind(&random), knobs(&random))
    case 9..<12: return .dismiss(id)
    case 12: return .dismissAll
    case 13, 14: return .select(id, random.pick(["medium", "large", "fit", "height(200)", "x"]))
    case 15: return .content(id, Double(random.pick([80, 200, 340, 520, 900])))
    case 16..<24:
      let finger = random.once(in: 4) ? 2 : 1
      let place = (Double(random.below(390)), Double(random.below(844)))
      fingers[finger] = place
      return .down(finger, place.0, place.1)
    case 24: return .escape
    case 25: return .keyboard(random.once(in: 2) ? .show : .hide)
    case 26: return .turn(isLandscape: random.once(in: 2))
    case 27: return .inactive
    case 28: return .beginRefresh
    case 29: return .endRefresh
    case 30: return .wheel(Double(random.below(400)) - 200)
    case 31, 32: return .focus(random.once(in: 3) ? nil : id)
    case 33: return .endEditing(random.once(in: 3) ? nil : id)
    default: return .cancel(1)
    }
  }

  private static func touch(
    _ finger: Int, _ random: inout SplitMix, _ fingers: inout [Int: (Double, Double)]
  ) -> Action {
    let place = fingers[finger] ?? (0, 0)
    switch random.below(8) {
    case 0, 1:
      fingers[finger] = nil
      return .up(finger)
    case 2 where random.once(in: 3):
      fingers[finger] = nil
      return .cancel(finger)
    default:
      let way = Double(random.pick([-160, -40, -20, -8, -3, 3, 8, 20, 40, 160]))
      let moved = (place.0 + Double(random.below(5)) - 2, place.1 + way)
      fingers[finger] = moved
      return .move(finger, moved.0, moved.1)
    }
  }

  private static func kind(_ random: inout SplitMix) -> Kind {
    random.pick([
      .card, .sheet, .sheet, .sheet, .toast, .panel, .alert, .dialog, .menu, .popover, .cover,
    ])
  }

  private static func knobs(_ random: inout SplitMix) -> Knobs {
    var knobs = Knobs(
      arrival: random.pick([.stack, .stack, .stack, .queue, .queue, .replace, .preempt]),
      priority: random.below(3))
    if random.once(in: 4) { knobs.timer = random.pick([0, 0.1, 0.5, 1]) }
    if random.once(in: 5) { knobs.veto = .interactive }
    if random.once(in: 4) { knobs.outside = random.pick([.dismiss, .ignore, .passThrough]) }
    knobs.detents = random.pick([
      [.medium, .large], [.large], [.fit, .large], [.height(200), .medium, .large], [.fit],
    ])
    if random.once(in: 3) { knobs.undimmed = knobs.detents[0].identifier }
    return knobs
  }
}

extension EventStream.Knobs {
  func spec(_ id: PresentationID, _ kind: Kind) -> PresentationSpec {
    .lab(
      id, kind, detents: detents, undimmed: undimmed, outside: outside, veto: veto, timer: timer,
      priority: priority, arrival: arrival
    ).with { $0.finger = kind == .menu ? .slides : .presses }
  }
}
