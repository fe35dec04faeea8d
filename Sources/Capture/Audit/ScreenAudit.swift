import Canvas
import PresentationCore
import Showcase

/// Looks at one screen at rest for what does not fit (SPEC V2, V3, V5).
struct ScreenAudit {
  private let lines: [SeenText]
  private let areas: [PlacedArea]
  private let safe: Rect
  /// Surfaces that end below what is seen of them: sheets below their largest detent (SPEC S13).
  private let partial: Set<String>
  private let isReceding: Bool
  /// The caret, when it is not wholly above the keyboard.
  private let coveredCaret: (place: Rect, owner: String)?

  /// Reads a stage at its present moment.
  init(_ stage: inout any Staging, device: Device, measuring: any TextMeasuring) {
    let moment = stage.now
    let snapshot = stage.snapshot(at: moment)
    let frame = stage.frame(at: moment)
    lines = TextReader(frame, measuring: measuring).lines
    areas = stage.placedAreas(at: moment)
    let size = stage.size
    safe = Rect(origin: .zero, size: size).inset(by: device.safeArea(for: size))
    if let caret = stage.caret, caret.maxY > min(snapshot.keyboardTop, size.height) + 1 {
      coveredCaret = (caret, snapshot.focus)
    } else {
      coveredCaret = nil
    }
    isReceding = snapshot.page.placement != .identity
    partial = Set(
      snapshot.presentations.filter { sheet in
        guard let largest = sheet.largestHeight, sheet.layout?.height == nil else { return false }
        return min(sheet.drawn.maxY, size.height) - sheet.drawn.minY < largest - 1
      }.map(\.id.description))
  }

  /// Everything that is wrong.
  var findings: [LayoutFinding] {
    cutLines + unsafeLines + unsafeControls + overlaps + collisions + shortened + inverted
      + covered
  }

  /// Text that moves into sight when something is scrolled or pushed.
  private func scrolls(_ line: SeenText, _ axis: Axis) -> Bool {
    areas.contains { area in
      guard area.surface == line.surface else { return false }
      let reach = area.frame.grown(by: 1)
      switch (area.role, axis) {
      case (.scroll, .down), (.plane, .down):
        return line.clip.minY >= reach.minY && line.clip.maxY <= reach.maxY
      case (.scrollAcross, .across), (.plane, .across):
        return line.clip.minX >= reach.minX && line.clip.maxX <= reach.maxX
      case (.field, .across): return reach.contains(line.visible.center)
      case (_, .across) where area.drag == .across:
        return reach.contains(line.visible.center)
      default: return false
      }
    }
  }

  private enum Axis { case across, down }

  private var cutLines: [LayoutFinding] {
    lines.filter { line in
      let isCutAcross =
        line.frame.minX < line.clip.minX - 1 || line.frame.maxX > line.clip.maxX + 1
      let isCutDown =
        line.frame.minY < line.clip.minY - 1 || line.frame.maxY > line.clip.maxY + 1
      if isCutAcross, !scrolls(line, .across), !line.visible.isEmpty { return true }
      return isCutDown && !scrolls(line, .down) && !partial.contains(line.surface)
    }.map { finding(.cut, $0) }
  }

  private var unsafeLines: [LayoutFinding] {
    lines.filter { line in
      guard !line.visible.isEmpty, !(isReceding && line.surface == "page") else { return false }
      let isClock = areas.contains {
        $0.name == "status.time" && $0.frame.contains(line.visible.center)
      }
      if isClock { return false }
      let isBeside = line.visible.minX < safe.minX - 1 || line.visible.maxX > safe.maxX + 1
      let isAbove = line.visible.minY < safe.minY - 1
      let isBelow = line.visible.maxY > safe.maxY + 1
      if isBeside, !scrolls(line, .across) { return true }
      return (isAbove || isBelow && !partial.contains(line.surface)) && !scrolls(line, .down)
    }.map { finding(.unsafe, $0) }
  }

  private var unsafeControls: [LayoutFinding] {
    controls.filter { area in
      let middle = area.visible.center
      guard !(isReceding && area.surface == "page") else { return false }
      return !safe.contains(middle) && !isScrolled(area)
        && !(partial.contains(area.surface) && middle.y > safe.maxY)
    }.map {
      LayoutFinding(fault: .unsafe, surface: $0.surface, subject: "'\($0.name)'", place: $0.visible)
    }
  }

  private func isScrolled(_ area: PlacedArea) -> Bool {
    areas.contains { holder in
      guard holder.surface == area.surface else { return false }
      switch holder.role {
      case .scroll, .plane, .scrollAcross:
        return holder.frame.grown(by: 1).contains(area.visible.center)
      default: return false
      }
    }
  }

  private var overlaps: [LayoutFinding] {
    var found: [LayoutFinding] = []
    let seen = lines.filter { !$0.visible.isEmpty }
    for (place, one) in seen.enumerated() {
      for other in seen[(place + 1)...] where other.surface == one.surface {
        let common = one.visible.intersection(other.visible)
        guard common.width > 2, common.height > 3 else { continue }
        found.append(
          LayoutFinding(
            fault: .overlap, surface: one.surface, subject: "\"\(one.text)\" and \"\(other.text)\"",
            place: common))
      }
    }
    return found
  }

  private var controls: [PlacedArea] {
    areas.filter { area in
      guard !area.visible.isEmpty else { return false }
      switch area.role {
      case .button, .disabled, .field: return true
      case .scroll, .scrollAcross, .plane, .grabber, .dragHandle, .element: return false
      }
    }
  }

  private var collisions: [LayoutFinding] {
    var found: [LayoutFinding] = []
    let all = controls.filter { !isOnPlane($0) }
    for (place, one) in all.enumerated() {
      for other in all[(place + 1)...] where other.surface == one.surface {
        let common = one.visible.intersection(other.visible)
        guard common.width > 1, common.height > 1 else { continue }
        let isNested =
          common.isAbout(one.visible) || common.isAbout(other.visible)
        guard !isNested else { continue }
        found.append(
          LayoutFinding(
            fault: .collision, surface: one.surface, subject: "'\(one.name)' and '\(other.name)'",
            place: common))
      }
    }
    return found
  }

  /// True for what stands on a map: pins may come close to one another and go under its controls.
  private func isOnPlane(_ area: PlacedArea) -> Bool {
    areas.contains { holder in
      guard case .plane = holder.role, holder.surface == area.surface else { return false }
      return holder.frame.contains(area.visible.center) && area.name.hasPrefix("pin")
    }
  }

  private var shortened: [LayoutFinding] {
    lines.filter { line in
      guard line.text.hasSuffix("…"), !line.visible.isEmpty else { return false }
      return controls.contains { area in
        area.surface == line.surface && isOnly(line, on: area)
      }
    }.map { finding(.shortened, $0) }
  }

  /// True for the only line on a control: rows of several lines may shorten one of them.
  private func isOnly(_ line: SeenText, on area: PlacedArea) -> Bool {
    guard area.role != .field, area.frame.contains(line.frame.center) else { return false }
    return lines.count {
      $0.surface == area.surface && area.frame.contains($0.frame.center)
    } == 1
  }

  private var covered: [LayoutFinding] {
    guard let (place, owner) = coveredCaret else { return [] }
    return [LayoutFinding(fault: .covered, surface: owner, subject: "the caret", place: place)]
  }

  private var inverted: [LayoutFinding] {
    areas.filter { $0.name == "title" }.compactMap { title in
      let message = areas.first { $0.name == "message" && $0.surface == title.surface }
      guard let message, let head = line(in: title), let text = line(in: message) else {
        return nil
      }
      return head.frame.height < text.frame.height ? finding(.inverted, head) : nil
    }
  }

  private func line(in area: PlacedArea) -> SeenText? {
    lines.first { $0.surface == area.surface && area.frame.contains($0.frame.center) }
  }

  private func finding(_ fault: LayoutFinding.Fault, _ line: SeenText) -> LayoutFinding {
    LayoutFinding(
      fault: fault, surface: line.surface, subject: "\"\(line.text)\"", place: line.frame)
  }
}

extension Rect {
  /// True when all edges are within 1 pt.
  fileprivate func isAbout(_ other: Rect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
      && abs(maxY - other.maxY) <= 1
  }
}
