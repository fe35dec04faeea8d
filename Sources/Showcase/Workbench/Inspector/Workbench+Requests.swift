import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// What the window is asked to do outside the scene: files, standard output, clipboard.
  package enum Request: Hashable, Sendable {
    /// Save what was recorded under a name made of the scene's (SPEC X6).
    case saveTake(CaptureOrder)
    /// Tell the command that makes the picture on the screen (SPEC X2).
    case capture(CaptureOrder)
  }

  /// The requests since the last call.
  package mutating func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  /// Tells people in the window what came of a request.
  package mutating func tell(_ message: String) {
    self.message = message
  }

  /// Tells under which name a take was saved.
  package mutating func tellSaved(_ name: String) {
    message = Words(settings.locale)("saved as \(name)", "已保存为 \(name)")
  }

  /// Tells in which file everything is recorded.
  package mutating func tellRecording(to path: String) {
    takeFile = path
    message = Words(settings.locale)("recording to \(path)", "正在记录到 \(path)")
  }

  /// Starts the scene anew and records, or stops and asks for the take to be saved.
  mutating func toggleRecording(at wall: Instant) {
    switch recording {
    case .off:
      restart(with: settings, at: wall)  // A take begins at the start of its scene.
      if isPaused { clock.toggle(at: wall) }
      recording = .on
      message = Words(settings.locale)("recording", "正在记录")
    case .on:
      recording = .off
      requests.append(.saveTake(captureOrder))
    }
  }

  /// Asks for the command that makes the picture that is shown.
  mutating func orderCapture() {
    requests.append(.capture(captureOrder))
  }

  /// The picture that is shown, as the command line would ask for it.
  package var captureOrder: CaptureOrder {
    var settings = opened
    settings.appearance = self.settings.appearance
    return CaptureOrder(
      info: info, settings: settings, scale: layout.stageScale,
      time: recorder.time(stage.now), take: recorder.isEmpty ? nil : recorder.text)
  }
}

/// All that a capture needs to make the picture of the window (SPEC X2).
package struct CaptureOrder: Hashable, Sendable {
  /// The scene.
  package var info: SceneInfo
  /// Device, appearance, language and knobs.
  package var settings: StageSettings
  /// Pixels a point.
  package var scale: Double
  /// When, as a take writes it.
  package var time: String
  /// What was done, as a take; nil when nothing was.
  package var take: String?

  /// An order for a picture at a time; `take` is the text of what was done until then.
  package init(
    info: SceneInfo, settings: StageSettings, scale: Double, time: String, take: String?
  ) {
    self.info = info
    self.settings = settings
    self.scale = scale
    self.time = time
    self.take = take
  }

  /// The words of the command, with the path of the take when there is one.
  package func words(take path: String?, output: String) -> [String] {
    var words = ["popup-showcase", "capture", info.name, "--take", path ?? "none", "--at", time]
    words += ["--scale", Int(exactly: scale).map(String.init) ?? "\(scale)"]
    words += settings.options(knobs: info.knobs)
    return words + ["-o", output]
  }
}
