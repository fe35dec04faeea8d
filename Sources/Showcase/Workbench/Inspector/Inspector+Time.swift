import Blocks
import Canvas

extension Workbench {
  /// Buttons of the transport with their symbols, in the inspector's pt (look 22).
  private var transport: [(command: WorkbenchCommand, symbol: Symbol, rect: Rect)] {
    [
      (.replay, .replay, Rect(16, 40, 36, 36)),
      (.stepBack, .skipPrevious, Rect(58, 40, 36, 36)),
      (.pause, clock.run == .running ? .pause : .playArrow, Rect(100, 40, 44, 36)),
      (.step, .skipNext, Rect(150, 40, 36, 36)),
    ]
  }

  private var speeds: [(command: WorkbenchCommand, speed: StageClock.Speed, rect: Rect)] {
    let all: [(WorkbenchCommand, StageClock.Speed)] = [
      (.speedFull, .full), (.speedHalf, .half), (.speedFifth, .fifth), (.speedTenth, .tenth),
      (.speedTwentieth, .twentieth),
    ]
    let bar = inspectorLayout.speeds
    let width = bar.width / Double(all.count)
    return all.enumerated().map { place, speed in
      (speed.0, speed.1, Rect(bar.minX + Double(place) * width, bar.minY, width, bar.height))
    }
  }

  var transportControls: [InspectorControl] {
    transport.map { InspectorControl(action: .command($0.command), rect: $0.rect) }
      + speeds.map { InspectorControl(action: .command($0.command), rect: $0.rect) }
  }

  func transportItems(_ theme: Theme) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for button in transport {
      let isMain = button.command == .pause
      items.append(
        .fill(.rounded(button.rect, 8), .solid(theme[isMain ? .accent : .fill])))
      items.append(
        .icon(
          Icon(
            button.symbol.rawValue, size: 20, color: theme[isMain ? .onAccent : .label],
            center: button.rect.center)))
    }
    items.append(.fill(.rounded(inspectorLayout.speeds, 8), .solid(theme[.fill])))
    for speed in speeds {
      let isChosen = speed.speed == clock.speed
      if isChosen {
        let card = speed.rect.inset(by: Insets(top: 2, left: 2, bottom: 2, right: 2))
        items.append(.fill(.rounded(card, 6), .solid(theme[.windowCard])))
      }
      let role: TextRole = isChosen ? .footnoteStrong : .footnote
      let label = speed.speed.label
      items.append(
        pen.line(
          label, role, isChosen ? .label : .labelSecondary,
          at: Point(speed.rect.midX, speed.rect.minY + 5), .center))
    }
    return items
  }

  /// The moment shown in s since the scene was opened.
  var elapsed: Double { stage.now.seconds(since: SceneCatalogue.epoch) }

  /// True once nothing moves any more: no frame follows the one shown.
  private var isResting: Bool {
    guard !stage.neverRests, let rest = stage.restsAt else { return false }
    return max(rest, stage.fadesUntil ?? rest) <= stage.now
  }

  /// A scrubber shorter than this many seconds has no numbers below it.
  private static let shortest = 0.1

  /// Time, frame, and where that is in the last minute.
  func timeItems(_ theme: Theme) -> [DisplayItem] {
    let words = Words(settings.locale)
    let value = FixedDecimal.text(elapsed, decimals: 3) + " s"
    let frame = words("frame ", "第 ") + "\(Int((elapsed * 60).rounded()))" + words("", " 帧")
    let state: String =
      switch (tape.place == .live, isResting) {
      case (false, _): words("in the past", "过去")
      case (true, false): words("now", "现在")
      // The clock shows the last frame: nothing has moved since.
      case (true, true): words("now, at rest", "现在，静止")
      }
    return [
      pen.line(state, .footnote, .labelSecondary, at: Point(344, 11), .right),
      pen.line(value, .title3, at: Point(344, 36), .right),
      pen.line(frame, .caption1, .labelSecondary, at: Point(344, 62), .right),
    ] + scrubItems(theme)
  }

  private func scrubItems(_ theme: Theme) -> [DisplayItem] {
    let bar = inspectorLayout.scrubber
    let line = Rect(bar.minX, bar.midY - 2, bar.width, 4)
    let scale = PlotScale(
      [reach.lowerBound, reach.upperBound].map { $0.seconds(since: SceneCatalogue.epoch) },
      from: line.minX, to: line.maxX)
    let isEmpty = reach.lowerBound == reach.upperBound
    let place = isEmpty ? line.maxX : min(max(scale.place(elapsed), line.minX), line.maxX)
    let done = Rect(line.minX, line.minY, place - line.minX, 4)
    let knob = Shape.ellipse(Rect(place - 7, bar.midY - 7, 14, 14))
    var items: [DisplayItem] = [
      .fill(.rounded(line, 2), .solid(theme[.fillStrong])),
      .fill(.rounded(done, 2), .solid(theme[.accent])),
    ]
    if reach.upperBound.seconds(since: reach.lowerBound) >= Self.shortest {
      for tick in scale.ticks(most: 7) {
        let label = scale.label(tick, most: 7)
        let half = pen.width(of: label, .caption2) / 2
        let x = min(max(scale.place(tick) - half, 16), 344 - 2 * half)
        items.append(pen.line(label, .caption2, .labelTertiary, at: Point(x, 116)))
      }
    }
    return items + [
      .fill(knob, .solid(.white)),
      .stroke(knob, Stroke(width: 1, alignment: .inside), theme[.labelQuaternary]),
    ]
  }
}
