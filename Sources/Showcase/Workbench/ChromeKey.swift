/// All that the chrome's picture depends on: while it is the same, the picture need not be made.
package struct ChromeKey: Hashable, Sendable {
  let index: Int
  let settings: StageSettings
  let speed: StageClock.Speed
  let run: StageClock.Run
  let gallery: Gallery
  let layout: WorkbenchLayout
  /// Those whose buttons are seen.
  let overlays: Set<Overlay>
  let recording: Recording
  /// What the status line tells while the inspector, which has its own place for it, is away.
  let message: String
}

extension Workbench {
  /// What the chrome's picture depends on now.
  package var chromeKey: ChromeKey {
    ChromeKey(
      index: index, settings: settings, speed: clock.speed, run: clock.run,
      gallery: gallery, layout: layout,
      overlays: layout.inspector == .shown ? overlays : [], recording: recording,
      message: layout.inspector == .shown ? "" : message)
  }
}
