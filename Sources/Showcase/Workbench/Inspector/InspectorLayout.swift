import Canvas

/// Where the sections of the inspector stand, in its own pt (look 22).
struct InspectorLayout: Hashable {
  /// Height of the window in chrome pt.
  var height: Double
  /// How many knobs the scene has.
  var knobCount: Int

  static let width = WorkbenchLayout.inspectorWidth
  static let rowHeight = 26.0
  static let headHeight = 36.0
  /// Popups that have a line among the phases.
  static let phaseRows = 4

  var time: Rect { Rect(0, 0, Self.width, 184) }
  var curves: Rect { Rect(0, time.maxY, Self.width, 224) }
  var phases: Rect { Rect(0, curves.maxY, Self.width, 40 + 20 * Double(Self.phaseRows)) }

  /// As many knobs as there are, but no more than half of what is left.
  var knobs: Rect {
    let wanted = Self.headHeight + Double(max(1, knobCount)) * Self.rowHeight + 6
    return Rect(0, phases.maxY, Self.width, max(0, min(wanted, (takes.minY - phases.maxY) / 2)))
  }

  var events: Rect { Rect(0, knobs.maxY, Self.width, max(0, takes.minY - knobs.maxY)) }

  /// Record, play, capture, and how frames came: always at the bottom.
  var takes: Rect { Rect(0, max(phases.maxY, height - 116), Self.width, 116) }

  /// The part of the knobs that scrolls.
  var knobList: Rect {
    Rect(
      0, knobs.minY + Self.headHeight, Self.width, max(0, knobs.height - Self.headHeight - 2))
  }

  /// The bar of the scrubber.
  var scrubber: Rect { Rect(16, 96, Self.width - 32, 14) }
  /// Everything of the scrubber that can be touched.
  var scrubTarget: Rect { Rect(0, 84, Self.width, 40) }
  /// The speeds as one control.
  var speeds: Rect { Rect(16, 144, Self.width - 32, 28) }
}

/// What a finger in the inspector holds.
enum Grip: Hashable {
  case scrubber
  case knob(Int)
}

/// Whether what is done is being recorded as a take (SPEC X6).
enum Recording: Hashable { case off, on }
