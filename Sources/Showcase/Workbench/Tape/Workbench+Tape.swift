import Canvas

extension Workbench {
  /// The moments that can be shown again: the last minute at most (SPEC X2).
  package var reach: ClosedRange<Instant> { tape.range }

  /// Shows another moment of the last minute, standing still; the nearest one there is.
  package mutating func seek(to time: Instant, at wall: Instant) {
    reachPresent(at: wall)
    stage = tape.seek(to: time)
    stage.restyle(as: settings.appearance)
    followStage()
    clock.jump(to: stage.now, at: wall)
    clock.stop(at: wall)
    completeMotion()
  }

  /// The end of the tape is where time is now, whether or not a frame has been drawn of it.
  private mutating func reachPresent(at wall: Instant) {
    guard tape.place == .live else { return }
    _ = stage.snapshot(at: max(clock.time(at: wall), stage.now))
    tape.show(&stage)
  }

  /// Shows the frame 1/60 s earlier, standing still.
  mutating func stepBack(at wall: Instant) {
    let now = max(clock.time(at: wall), stage.now)
    seek(to: now.advanced(by: -1.0 / 60), at: wall)
    remarkPause(at: wall)
  }

  /// Shows the last transition once more.
  mutating func replayLast(at wall: Instant) {
    run(from: tape.rewindToTransition(), at: wall)
  }

  /// Shows everything since the scene was opened once more.
  mutating func replayAll(at wall: Instant) {
    run(from: tape.rewindToStart(), at: wall)
  }

  /// Shows a take of this scene from its start, as if it had been done in the window just now: it
  /// can be scrubbed, saved and gone on from (SPEC X6).
  package mutating func show(_ take: [Deed], at wall: Instant) {
    for deed in take {
      tape.play(&stage, to: deed.time)
      tape.add(deed, to: &stage)
      recorder.add(deed)
    }
    replayAll(at: wall)
  }

  private mutating func run(from earlier: any Staging, at wall: Instant) {
    stage = earlier
    stage.restyle(as: settings.appearance)
    followStage()
    clock.jump(to: stage.now, at: wall)
    if clock.run == .paused { clock.toggle(at: wall) }
  }

  /// Writes the moment of a standstill into the take.
  mutating func remarkPause(at wall: Instant) {
    recorder.remark("paused", at: max(clock.time(at: wall), stage.now))
  }
}
