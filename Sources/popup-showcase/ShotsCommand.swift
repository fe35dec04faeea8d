import Capture
import Typeset

/// `shots`: makes the pictures of a document as a list says, or tells which are stale.
enum ShotsCommand: Subcommand {
  static let spec = CommandSpec(
    name: "shots", summary: "makes all pictures that a shot list names; --check tells stale ones",
    arguments: "LIST", argumentCount: 1...1,
    options: [
      .toggle("--check", "writes nothing; exit code 1 when a picture is stale"),
      .list("--only", "WORD", "only pictures whose path has the word; may be repeated"),
      Workers.option,
      .json("one JSON object a picture, with its command and alternative text"),
      .assets,
    ],
    examples: ["shots shots.json", "shots shots.json --check", "shots shots.json --only sheet"],
    completion: .files)

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    var list = try ShotList(at: arguments.positional.first ?? "")
    let words = arguments.list("--only")
    if !words.isEmpty {
      let all = list.shots.map { $0.output }
      for word in words where word.isEmpty || !all.contains(where: { $0.contains(word) }) {
        throw .usage(
          "no picture of the list has '\(word)' in its path",
          suggestion: Wording.hint(for: word, in: all))
      }
      list.shots = list.shots.filter { shot in words.contains { shot.output.contains($0) } }
    }
    let folder = try Fonts.folder(arguments).fonts
    _ = try Fonts.open(arguments)  // Says at once what is wrong with them.
    let workers = try Workers.count(arguments)
    let run = ShotRun(list, mode: arguments.has("--check") ? .check : .write)
    let progress = Progress("shots")
    defer { progress.clear() }
    try run.check(workers: workers, progress: progress, fonts: { try? FontBook(folder: folder) })
    let results = run.results(
      workers: workers, progress: progress, fonts: { try? FontBook(folder: folder) },
      complaint: { Fonts.complaint(of: $0) })
    progress.clear()
    if arguments.has("--json") {
      try printing(results.map { $0.json(list).text })
    } else {
      try printing(results.map { $0.line })
    }
    if let error = results.lazy.compactMap({ $0.failure }).first { throw error }
    return results.map { $0.code }.max { $0.rawValue < $1.rawValue } ?? .ok
  }
}
