import Capture

/// `trace`: what happens, as JSON lines.
enum TraceCommand: Subcommand {
  static let spec = CommandSpec(
    name: "trace", summary: "events, phases and frames of a take as JSON lines",
    arguments: "SCENE", argumentCount: 1...1,
    options: [
      .value("--frames", "RATE", "also the numbers of so many frames a second"),
      .value("--until", "TIME", "the end; 1 s after the last input or motion unless given"),
      .toggle("--tree", "also what a screen reader is told at the end"),
      .json("JSON lines, which is the only form"),
    ] + SceneRequest.options,
    examples: [
      "trace lab --take tap.take --json",
      "trace lab --set A.kind=sheet --frames 60 --until 800ms --json",
      "trace confirm-card --tree --until 1s",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    let rate = try arguments.number("--frames", in: 1...1000)
    let until = try arguments.time("--until")
    let fonts = try Fonts.open(arguments)
    var output = OutputStream.standardOutput
    try telling {
      let player = request.player(text: fonts)
      let end = try until ?? player.lastMotion() + TraceRun.tail
      var trace = TraceRun(
        player, rate: rate, tree: arguments.has("--tree") ? .told : .omitted)
      defer { try? output.flush() }
      try trace.run(until: end) { try output.print($0.text) }
      try output.flush()
    }
    return .ok
  }
}
