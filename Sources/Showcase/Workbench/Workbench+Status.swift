import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// The line below the phone: what came of the last request, else how the scene is shown.
  func statusItems(_ theme: Theme) -> [DisplayItem] {
    let left = WorkbenchLayout.sidebarWidth
    let top = layout.window.height - WorkbenchLayout.statusHeight
    let hint = Words(settings.locale)("H help · I inspector", "H 帮助 · I 检查器")
    let room = layout.right - 48 - pen.width(of: hint, .caption1) - left
    let isTold = layout.inspector == .collapsed && !message.isEmpty
    return [
      .fill(
        .rect(Rect(left, top, layout.right - left, WorkbenchLayout.statusHeight)),
        .solid(theme[.windowSide])),
      .hairline(Rect(left, top, layout.right - left, 0), theme[.separator]),
      pen.line(
        pen.fitting(isTold ? message : status, .caption1, room: room), .caption1,
        isTold || isRecording ? .accent : .labelTertiary, at: Point(left + 16, top + 6)),
      pen.line(hint, .caption1, .labelTertiary, at: Point(layout.right - 16, top + 6), .right),
    ]
  }

  /// True while what is done will be a take: for the scene, or for a file from the start.
  private var isRecording: Bool { recording == .on || takeFile != nil }

  /// Whether the scene runs, and under which settings.
  private var status: String {
    let words = Words(settings.locale)
    // Not "playing": the chrome is not drawn anew when the scene comes to rest.
    let state = clock.run == .running ? words("clock runs", "时钟在走") : words("paused", "已暂停")
    let record = isRecording ? [words("recording", "正在记录")] : []
    var parts = (isRecording && !isPaused ? record : record + [state])
    parts += [
      clock.speed.label,
      settings.device.name, "\(Int(layout.screen.width))×\(Int(layout.screen.height))",
      settings.locale.rawValue, settings.appearance.rawValue,
    ]
    if settings.textSize != .large { parts.append(settings.textSize.rawValue) }
    if settings.layout == .rightToLeft { parts.append(settings.layout.rawValue) }
    if settings.motion == .reduced { parts.append(words("reduced motion", "减弱动态")) }
    return parts.joined(separator: " · ")
  }
}
