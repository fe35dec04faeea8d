import Canvas
import Capture
import Glibc
import Proof
import Showcase
import Typeset

/// `verify`: draws the golden pictures anew and says what differs.
enum VerifyCommand: Subcommand {
  static let spec = CommandSpec(
    name: "verify", summary: "compares pictures with the goldens; report in HTML, JSON, JUnit",
    arguments: "[SCENE …]", argumentCount: 0...200,
    options: [
      .value("--goldens", "FOLDER", "the goldens; Goldens unless given"),
      .value("--report", "FOLDER", "where what differs goes; verify-report unless given"),
      .value(
        "--update", "none|missing|changed|all",
        "which goldens are written; none under CI, else missing"),
      .value("--profile", "strict|perceptual|portable", "how much may differ; strict unless given"),
      .value(
        "--variants", "LIST", "such as light,dark; all unless given",
        completion: .list(GoldenVariant.all.map { $0.name })),
      .value(
        "--at", "LIST", "moments; 154ms,end unless given, of recorded takes 154 ms after inputs"),
      .list("--take", "FILE", "a recorded take, shown as it says; may be repeated"),
      .list("--set", "KNOB=VALUE", "sets a knob of the scenes or takes that are named"),
      .value("--scale", "NUMBER", "device pixels a point; 1 unless given"),
      Workers.option,
      .value("--shard", "I/N", "only the I-th of N parts, to share the work"),
      .value("--junit", "FILE", "also a report for build servers"),
      .toggle("--prune", "removes goldens that no picture has; only on a whole run"),
      .json("the result as JSON"),
      .assets,
    ],
    examples: [
      "verify",
      "verify alert two-detents --variants light,dark",
      "verify --take my.take --set response=0.5s",
      "verify --update none --junit pictures.xml",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let gallery = try gallery(arguments)
    let goldens = arguments.value("--goldens") ?? "Goldens"
    let report = arguments.value("--report") ?? "verify-report"
    try VerifyReport.check(folder: report, goldens: goldens)
    if let junit = arguments.value("--junit") {
      try VerifyReport.check(junit: junit, folder: report, goldens: goldens)
    }
    var verifier = Verifier(
      folder: goldens, manifest: try Manifest.read(in: goldens), report: report)
    verifier.profile =
      try arguments.choice("--profile", of: ComparisonProfile.self) ?? .strict
    let isServer = getenv("CI").map { $0.pointee != 0 } ?? false
    verifier.update =
      try arguments.choice("--update", of: Verifier.Update.self) ?? (isServer ? .none : .missing)
    var run = try VerifyRun(
      gallery, verifier: verifier, environment: "\(TextLibraries.versions)")
    run.workers = try Workers.count(arguments)
    run.shard = try arguments.value("--shard", shard) ?? (1, 1)
    guard run.isWhole || !arguments.has("--prune") else {
      throw .usage(
        "--prune needs a whole run", suggestion: "leave scenes, --variants, --at and --shard out")
    }
    let folder = try Fonts.folder(arguments).fonts
    let progress = Progress("verify", of: run.count)
    var result = try run.run(
      told: { progress.step($0) }, fonts: { try? FontBook(folder: folder) },
      complaint: { Fonts.complaint(of: $0) })
    progress.clear()
    if arguments.has("--prune") { try prune(&result, in: goldens) }
    return try tell(result, arguments, run, report)
  }

  private static func tell(
    _ result: VerifyResult, _ arguments: Arguments, _ run: VerifyRun, _ folder: String
  ) throws(CommandError) -> ExitCode {
    let report = VerifyReport(
      result, folder: folder,
      settings: [
        "goldens \(run.verifier.folder)", "profile \(run.verifier.profile.rawValue)",
        "update \(run.verifier.update.rawValue)", "scale \(NumberText.text(run.gallery.scale))",
        run.environment,
      ])
    // A run without differences leaves nothing to approve of one before it.
    if result.code != .ok || report.isThere { try report.write() }
    if let path = arguments.value("--junit") {
      try telling { try OutputFile.write(Array(report.junit.text.utf8), to: path) }
    }
    if arguments.has("--json") {
      try printing([result.json(report: folder).text])
    } else {
      var lines = result.lines + [result.summary]
      if result.code != .ok { lines.append("see \(folder)/\(VerifyReport.page)") }
      try printing(lines)
    }
    if let error = result.failure ?? result.mismatch { throw error }
    return result.code
  }

  private static func gallery(_ arguments: Arguments) throws(CommandError) -> Gallery {
    var gallery = Gallery.whole(scale: try arguments.number("--scale", in: 0.25...4) ?? 1)
    for scene in arguments.positional { _ = try SceneRequest.scene(named: scene) }
    gallery.knobs = arguments.list("--set")
    gallery.recorded = try recorded(arguments.list("--take"), knobs: gallery.knobs)
    if !arguments.positional.isEmpty || !gallery.recorded.isEmpty {
      gallery.scenes = arguments.positional.withoutRepeats
    }
    guard gallery.knobs.isEmpty || !gallery.isOfAllScenes else {
      throw .usage("--set needs a scene or a take", suggestion: "name those that have the knob")
    }
    let variants = try arguments.value("--variants") { text throws(TextError) in
      try text.split(separator: ",", omittingEmptySubsequences: false).map {
        word throws(TextError) in
        let name = Wording.trim(word)
        guard let variant = GoldenVariant.all.first(where: { $0.name == name }) else {
          throw TextError(
            "'\(name)' is no variant",
            suggestion: Wording.hint(for: name, in: GoldenVariant.all.map { $0.name }))
        }
        return variant
      }
    }
    gallery.variants = variants?.withoutRepeats ?? gallery.variants
    gallery.recordedMoments = try arguments.value("--at", moments)?.withoutRepeats
    gallery.moments = gallery.recordedMoments ?? gallery.moments
    return gallery
  }

  private static func recorded(
    _ paths: [String], knobs: [String]
  ) throws(CommandError) -> [GoldenStrip] {
    let strips = try paths.map { path throws(CommandError) in
      try GoldenStrip(takeAt: path, knobs: knobs)
    }
    let names = strips.map(\.source.fileName)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .usage(
        "two takes are called '\(name)'", suggestion: "rename one: pictures would collide")
    }
    return strips
  }

  private static func moments(_ text: String) throws(TextError) -> [Gallery.Moment] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word throws(TextError) in
      let word = Wording.trim(word)
      return word == "end" ? .end : .at(try TimeText.nanoseconds(word))
    }
  }

  private static func shard(_ text: String) throws(TextError) -> (part: Int, of: Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let count = parts[1], count > 0, count <= 10_000,
      (1...count).contains(part)
    else { throw TextError("'\(text)' is no part", suggestion: "write such as 1/4") }
    return (part, count)
  }

  /// Takes away the goldens of the manifest that no picture has; what else lies there stays.
  private static func prune(
    _ result: inout VerifyResult, in folder: String
  ) throws(CommandError) {
    let known = try Manifest.read(in: folder).entries
    let gone = result.orphans.filter { known[$0] != nil }
    guard !gone.isEmpty else { return }
    for orphan in gone {
      guard unlink("\(folder)/\(orphan)") == 0 || errno == ENOENT else {
        throw FileError(.write, "\(folder)/\(orphan)", number: errno).told
      }
    }
    try Manifest.update(in: folder) { manifest in
      for orphan in gone { manifest.entries[orphan] = nil }
    }
    result.orphans.removeAll { gone.contains($0) }
    result.removed = gone
  }
}
