import Blocks
import Canvas

/// All that the inspector's picture depends on (SPEC X2).
package struct InspectorKey: Hashable, Sendable {
  let chrome: ChromeKey
  let knobs: KnobValues
  let knobOffset: Double
  let recording: Recording
  let message: String
  let moment: Moment
  let shown: Int

  /// While something moves the numbers follow 20 times a second, else to the frame.
  enum Moment: Hashable {
    case moving(Int)
    case still(Instant, head: Instant, events: Int)
  }
}

/// A place of the inspector that can be pressed, in its own pt.
struct InspectorControl: Hashable {
  var action: Action
  var rect: Rect

  enum Action: Hashable {
    case command(WorkbenchCommand)
    case resetKnobs
    /// Sets a knob to a text.
    case set(String, String)
    /// Shows a moment, standing still.
    case show(Instant)
  }
}

extension Workbench {
  /// How often a second the inspector follows what moves.
  private static let rate = 20.0

  var inspectorLayout: InspectorLayout {
    InspectorLayout(height: layout.window.height, knobCount: info.knobs.count)
  }

  /// What the inspector's picture depends on at a moment of the wall's time; nil when collapsed.
  package func inspectorKey(at wall: Instant, pacing: FramePacing) -> InspectorKey? {
    guard layout.inspector == .shown else { return nil }
    let isMoving = wake(at: wall) == .nextFrame
    let beat = Int((wall.seconds(since: .zero) * Self.rate).rounded(.down))
    return InspectorKey(
      chrome: chromeKey, knobs: settings.knobs, knobOffset: knobOffset, recording: recording,
      message: message,
      moment: isMoving
        ? .moving(beat) : .still(stage.now, head: tape.head, events: tape.events.count),
      shown: isMoving ? 0 : pacing.shown)
  }

  /// The inspector in its own chrome pt: what changes with time stands in layers of its own.
  package func inspector(pacing: FramePacing) -> Frame {
    let theme = Theme.classic(settings.appearance)
    let place = inspectorLayout
    func layer(_ name: String, _ rect: Rect, _ items: [DisplayItem]) -> Layer {
      Layer(name: name, content: items, clip: .rect(rect))
    }
    let size = Size(InspectorLayout.width, layout.window.height)
    return Frame(
      size: size, backdrop: theme[.windowSide],
      layers: [
        layer("inspector", Rect(origin: .zero, size: size), heads(theme)),
        layer("knobs", place.knobList, knobItems(theme)),
        layer("time now", place.time, timeItems(theme)),
        layer("curves now", place.curves, curveItems(theme)),
        layer("phases now", place.phases, phaseItems(theme)),
        layer("events now", place.events, eventItems(theme)),
        layer("frames now", place.takes, pacingItems(pacing)),
      ])
  }

  /// What stands still: heads, lines between the sections, buttons.
  private func heads(_ theme: Theme) -> [DisplayItem] {
    let place = inspectorLayout
    let words = Words(settings.locale)
    let sections = [
      (place.time, words("Time", "时间")), (place.phases, words("Phases", "阶段")),
      (place.knobs, words("Knobs", "参数")), (place.events, words("Events", "事件")),
      (place.takes, words("Take", "记录")),
    ]
    var items: [DisplayItem] = [
      .fill(
        .rect(Rect(0, 0, InspectorLayout.width, layout.window.height)),
        .solid(theme[.windowSide])),
      .hairline(Rect(0, 0, 0, layout.window.height), theme[.separator]),
    ]
    for (rect, name) in sections {
      if rect.minY > 0 {
        items.append(.hairline(Rect(0, rect.minY, rect.width, 0), theme[.separator]))
      }
      items.append(
        pen.line(name, .footnoteStrong, at: Point(16, rect.minY + 11)))
    }
    items.append(.hairline(Rect(0, place.curves.minY, 360, 0), theme[.separator]))
    return items + transportItems(theme) + takeButtons(theme) + resetItem + knobCountItem
  }

  private var resetItem: [DisplayItem] {
    guard !info.knobs.isEmpty else { return [] }
    let words = Words(settings.locale)
    return [
      pen.line(
        words("Reset", "重置"), .footnote, .accent, at: Point(344, inspectorLayout.knobs.minY + 11),
        .right)
    ]
  }
}

// MARK: - Fingers

extension Workbench {
  /// Everything of the inspector that a press acts on.
  var inspectorControls: [InspectorControl] {
    transportControls + takeControls + knobControls + eventControls
  }

  mutating func pressInspector(at place: Point, wall: Instant) {
    let at = inspectorLayout
    if at.scrubTarget.contains(place) {
      grip = .scrubber
      dragInspector(to: place, wall: wall)
    } else if let knob = sliders.first(where: { $0.rect.contains(place) }),
      at.knobList.contains(place)
    {
      grip = .knob(knob.index)
      dragInspector(to: place, wall: wall)
    } else if let control = inspectorControls.first(where: { $0.rect.contains(place) }) {
      carryOut(control.action, at: wall)
    }
  }

  private mutating func carryOut(_ action: InspectorControl.Action, at wall: Instant) {
    switch action {
    case .command(let command): perform(command, at: wall)
    case .resetKnobs:
      var changed = settings
      changed.knobs = KnobValues(info.knobs)
      restart(with: changed, at: wall)
    case .set(let name, let value): set(name, to: value, at: wall)
    case .show(let time): show(time, at: wall)
    }
  }

  /// Shows the moment of an event, standing still, or tells that it is too long ago.
  private mutating func show(_ time: Instant, at wall: Instant) {
    guard time >= reach.lowerBound else {
      message = Words(settings.locale)("more than a minute ago", "超过一分钟之前")
      return
    }
    message = ""
    seek(to: time, at: wall)
    remarkPause(at: wall)
  }

  mutating func dragInspector(to place: Point, wall: Instant) {
    switch grip {
    case .scrubber:
      let bar = inspectorLayout.scrubber
      let share = min(max((place.x - bar.minX) / bar.width, 0), 1)
      let span = reach.upperBound.seconds(since: reach.lowerBound)
      seek(to: reach.lowerBound.advanced(by: share * span), at: wall)
      remarkPause(at: wall)
    case .knob(let index):
      guard info.knobs.indices.contains(index) else { return }
      let knob = info.knobs[index]
      guard case .number(let range, _) = knob.kind else { return }
      let track = KnobSlider.track
      let share = min(max((place.x - track.lowerBound) / KnobSlider.length, 0), 1)
      set(knob.name, to: KnobSlider(knob, range).text(at: share), at: wall)
    case nil: break
    }
  }

  /// Starts the scene anew with a knob set, as `--set` does.
  private mutating func set(_ name: String, to value: String, at wall: Instant) {
    guard settings.knobs[name] != value else { return }
    var changed = settings
    changed.knobs[name] = value
    restart(with: changed, at: wall)
  }

  mutating func scrollInspector(by delta: Double, at place: Point) {
    guard inspectorLayout.knobs.contains(place) else { return }
    knobOffset = min(max(0, knobOffset + delta), knobOverflow)
  }
}
