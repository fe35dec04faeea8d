import Blocks
import Canvas

extension Workbench {
  /// How much of the list of knobs does not fit, in pt.
  var knobOverflow: Double {
    let all = Double(info.knobs.count) * InspectorLayout.rowHeight
    return max(0, all - inspectorLayout.knobList.height)
  }

  private func rowTop(_ index: Int) -> Double {
    inspectorLayout.knobList.minY + Double(index) * InspectorLayout.rowHeight - knobOffset
  }

  /// The sliders of the numbers, each with the index of its knob.
  var sliders: [(index: Int, rect: Rect)] {
    info.knobs.indices.compactMap { index in
      guard case .number = info.knobs[index].kind else { return nil }
      let track = KnobSlider.track
      return (
        index,
        Rect(track.lowerBound - 8, rowTop(index), KnobSlider.length + 16, InspectorLayout.rowHeight)
      )
    }
  }

  /// What of the knobs a press acts on, those in sight.
  var knobControls: [InspectorControl] {
    let list = inspectorLayout.knobList
    let rows = info.knobs.indices.flatMap { index -> [InspectorControl] in
      let knob = info.knobs[index]
      let top = rowTop(index)
      switch knob.kind {
      case .number: return []
      case .toggle:
        let value = settings.knobs.isOn(knob.name) ? "off" : "on"
        return [.init(action: .set(knob.name, value), rect: Rect(120, top, 38, 26))]
      case .choice(let words):
        return choices(words, of: knob, top: top)
      case .text(_, let example):
        return steppers(among: [knob.fallback, example], of: knob, top: top)
      }
    }
    let shown = (rows + resets).map { control in
      InspectorControl(action: control.action, rect: control.rect.intersection(list))
    }
    let head = inspectorLayout.knobs
    let reset = InspectorControl(action: .resetKnobs, rect: Rect(290, head.minY + 6, 60, 28))
    return shown.filter { !$0.rect.isEmpty } + (info.knobs.isEmpty ? [] : [reset])
  }

  /// The name of a knob that was changed takes it back.
  private var resets: [InspectorControl] {
    info.knobs.indices.filter { isChanged(info.knobs[$0]) }.map { index in
      InspectorControl(
        action: .set(info.knobs[index].name, info.knobs[index].fallback),
        rect: Rect(12, rowTop(index), 102, InspectorLayout.rowHeight))
    }
  }

  private func isChanged(_ knob: Knob) -> Bool { settings.knobs[knob.name] != knob.fallback }

  /// Words side by side when they fit, else two arrows around the chosen one.
  private func choices(_ words: [String], of knob: Knob, top: Double) -> [InspectorControl] {
    guard let rects = chips(words, top: top) else {
      return steppers(among: words, of: knob, top: top)
    }
    return zip(words, rects).map { .init(action: .set(knob.name, $0), rect: $1) }
  }

  private func chips(_ words: [String], top: Double) -> [Rect]? {
    var x = 120.0
    var rects: [Rect] = []
    for word in words {
      let chip = Rect(x, top + 2, pen.width(of: word, .caption1) + 16, 22)
      rects.append(chip)
      x = chip.maxX + 4
    }
    return x - 4 <= 344 ? rects : nil
  }

  private func steppers(
    among words: [String], of knob: Knob, top: Double
  ) -> [InspectorControl] {
    guard !words.isEmpty else { return [] }
    let now = words.firstIndex(of: settings.knobs[knob.name]) ?? 0
    let before = words[(now + words.count - 1) % words.count]
    let after = words[(now + 1) % words.count]
    return [
      .init(action: .set(knob.name, before), rect: Rect(120, top, 28, 26)),
      .init(action: .set(knob.name, after), rect: Rect(320, top, 28, 26)),
    ]
  }
}

// MARK: - What they look like

extension Workbench {
  /// Which knobs are in sight of how many, where not all are.
  var knobCountItem: [DisplayItem] {
    guard knobOverflow > 0 else { return [] }
    let words = Words(settings.locale)
    let height = InspectorLayout.rowHeight
    let first = Int((knobOffset / height).rounded(.up)) + 1
    let last = Int(((knobOffset + inspectorLayout.knobList.height) / height).rounded(.down))
    let head = words("Knobs", "参数")
    let place = Point(
      16 + pen.width(of: head, .footnoteStrong) + 8, inspectorLayout.knobs.minY + 12)
    let count = info.knobs.count
    let line = words("\(first)–\(last) of \(count)", "第 \(first)–\(last) 个，共 \(count) 个")
    return [pen.line(line, .caption1, .labelSecondary, at: place)]
  }

  /// How far the list of knobs is scrolled, beside it; none where all are in sight.
  private func knobBar(_ theme: Theme) -> [DisplayItem] {
    let list = inspectorLayout.knobList
    guard knobOverflow > 0, list.height > 0 else { return [] }
    let all = list.height + knobOverflow
    let bar = Rect(
      354, list.minY + knobOffset / all * list.height, 3, list.height * list.height / all)
    return [.fill(.rounded(bar, 1.5), .solid(theme[.labelTertiary]))]
  }

  func knobItems(_ theme: Theme) -> [DisplayItem] {
    let list = inspectorLayout.knobList
    let words = Words(settings.locale)
    guard !info.knobs.isEmpty else {
      return [
        pen.line(words("none", "无"), .footnote, .labelSecondary, at: Point(16, list.minY + 4))
      ]
    }
    return info.knobs.indices.flatMap { index -> [DisplayItem] in
      let top = rowTop(index)
      guard top < list.maxY, top + InspectorLayout.rowHeight > list.minY else { return [] }
      let knob = info.knobs[index]
      return nameItems(knob, top: top, theme) + controlItems(knob, top: top, theme)
    } + knobBar(theme)
  }

  /// A changed one is in the accent, with the arrow that takes it back.
  private func nameItems(_ knob: Knob, top: Double, _ theme: Theme) -> [DisplayItem] {
    guard isChanged(knob) else {
      let name = pen.fitting(knob.name, .footnote, room: 98)
      return [pen.line(name, .footnote, at: Point(16, top + 4))]
    }
    let arrow = Icon(
      Symbol.replay.rawValue, size: 14, color: theme[.accent], center: Point(21, top + 13))
    let name = pen.fitting(knob.name, .footnoteStrong, room: 84)
    return [.icon(arrow), pen.line(name, .footnoteStrong, .accent, at: Point(30, top + 4))]
  }

  private func controlItems(_ knob: Knob, top: Double, _ theme: Theme) -> [DisplayItem] {
    switch knob.kind {
    case .number(let range, let unit): sliderItems(knob, range, unit, top: top, theme)
    case .toggle: switchItems(settings.knobs.isOn(knob.name), top: top, theme)
    case .choice(let words): choiceItems(words, knob, top: top, theme)
    case .text: stepperItems(settings.knobs[knob.name], top: top, theme)
    }
  }

  private func sliderItems(
    _ knob: Knob, _ range: ClosedRange<Double>, _ unit: String, top: Double, _ theme: Theme
  ) -> [DisplayItem] {
    let track = KnobSlider.track
    let line = Rect(track.lowerBound, top + 11, KnobSlider.length, 4)
    let share = KnobSlider(knob, range).share(of: settings.knobs.number(knob.name))
    let x = line.minX + share * line.width
    let handle = Shape.ellipse(Rect(x - 7, top + 6, 14, 14))
    let number = FixedDecimal.shortest(settings.knobs.number(knob.name), most: 4)
    let words = unit.isEmpty ? number : "\(number) \(unit)"
    let value = pen.fitting(words, .footnoteStrong, room: 60)
    return [
      .fill(.rounded(line, 2), .solid(theme[.fillStrong])),
      .fill(.rounded(Rect(line.minX, line.minY, x - line.minX, 4), 2), .solid(theme[.accent])),
      .fill(handle, .solid(.white)),
      .stroke(handle, Stroke(width: 1, alignment: .inside), theme[.labelQuaternary]),
      pen.line(value, .footnoteStrong, at: Point(344, top + 4), .right),
    ]
  }

  private func switchItems(_ isOn: Bool, top: Double, _ theme: Theme) -> [DisplayItem] {
    let body = Rect(124, top + 4, 30, 18)
    let knob = Rect(isOn ? body.maxX - 16 : body.minX + 2, body.minY + 2, 14, 14)
    return [
      .fill(.rounded(body, 9), .solid(theme[isOn ? .accent : .fillStrong])),
      .fill(.ellipse(knob), .solid(.white)),
    ]
  }

  private func choiceItems(
    _ words: [String], _ knob: Knob, top: Double, _ theme: Theme
  ) -> [DisplayItem] {
    let value = settings.knobs[knob.name]
    guard let rects = chips(words, top: top) else { return stepperItems(value, top: top, theme) }
    return zip(words, rects).flatMap { word, rect -> [DisplayItem] in
      let isChosen = word == value
      return [
        .fill(.rounded(rect, 11), .solid(theme[isChosen ? .accentSoft : .fill])),
        pen.line(
          word, .caption1, isChosen ? .accent : .labelSecondary,
          at: Point(rect.minX + 8, rect.minY + 3)),
      ]
    }
  }

  private func stepperItems(_ value: String, top: Double, _ theme: Theme) -> [DisplayItem] {
    let words = pen.fitting(value.isEmpty ? "–" : value, .footnote, room: 164)
    func arrow(_ x: Double, turns: Double) -> DisplayItem {
      .icon(
        Icon(
          Symbol.chevronRight.rawValue, size: 18, color: theme[.accent],
          center: Point(x, top + 13), quarterTurns: turns))
    }
    return [
      arrow(134, turns: 2), arrow(334, turns: 0),
      pen.line(words, .footnote, at: Point(234, top + 4), .center),
    ]
  }
}
