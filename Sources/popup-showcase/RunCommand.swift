import Capture
import Glibc
import SDLBackend
import Showcase

/// `run`: the window.
enum RunCommand: Subcommand {
  static let spec = CommandSpec(
    name: "run", summary: "the window; also without any command", arguments: "[SCENE]",
    argumentCount: 0...1,
    options: [
      .value("--slow", "1|2|5|10|20", "starts at that fraction of the speed"),
      .toggle("--first-frame", "ends when the first frame is shown: to measure the start"),
      .value(
        "--take", "FILE", "plays a recorded take, in the scene and as it says in its first line"),
      .value(
        "--record", "FILE", "writes what you do as a take, whenever nothing moves and at the end"),
      .value(
        "--scale", "NUMBER|auto", "pixels a point, 0.25 to 4, or the display's; 1 unless given"),
    ] + SceneRequest.options.filter { $0.name != "--take" && $0.name != "--scale" },
    examples: [
      "run", "run inbox --scale 2 --appearance dark", "run lab --set A.kind=sheet",
      "run --take my.take --slow 5",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = SceneCatalogue.all
    let first = try WindowRequest(arguments, scenes: scenes)
    let fonts = try Fonts.open(arguments)
    let video = try telling { try VideoSession() }
    endOrderlyOnHangUp()
    var workbench = Workbench(
      scenes: scenes, showing: first.index, options: first.options(suggested: video.suggestedScale),
      text: fonts,
      at: MonotonicClock.now)
    if let speed = first.speed { workbench.perform(speed, at: MonotonicClock.now) }
    let deeds = try deeds(of: first.take, on: workbench)
    try telling {
      let session = try WindowSession(
        workbench, playing: deeds, text: fonts, takePath: arguments.value("--record"), video: video)
      try session.beginTake()
      if arguments.has("--first-frame") {
        try session.showFirstFrame()
      } else {
        try session.run()
        if let error = session.lostTake { throw error.told }
      }
    }
    return .ok
  }

  /// A terminal that closes ends the program as a request to end does: what was done is saved.
  ///
  /// Whoever started it with `nohup` does not want that.
  private static func endOrderlyOnHangUp() {
    var now = sigaction()
    guard sigaction(SIGHUP, nil, &now) == 0, now.__sigaction_handler.sa_handler == nil
    else { return }
    signal(SIGHUP) { @Sendable _ in raise(SIGTERM) }
  }

  /// What a take does, found by playing it without the window.
  private static func deeds(
    of take: Take?, on workbench: Workbench
  ) throws(CommandError) -> [Deed] {
    guard let take else { return [] }
    var player = TakePlayer(take, on: workbench.stage, layout: workbench.settings.layout)
    return try telling { try player.deeds() }
  }
}
