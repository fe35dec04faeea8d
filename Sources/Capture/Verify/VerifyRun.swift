import Canvas
import Proof
import Raster
import Showcase

/// Verifies a gallery on several threads and keeps the folder's manifest.
package struct VerifyRun: Sendable {
  /// Which pictures.
  package let gallery: Gallery
  /// How they are compared.
  package var verifier: Verifier
  /// Which part of the strips: the first number of so many, from 1.
  package var shard: (part: Int, of: Int) = (1, 1)
  /// What draws here: fonts and text libraries.
  package var environment: String
  /// Threads.
  package var workers = 1

  private let all: [GoldenStrip]

  /// A run over a gallery; fails where one of its scenes has no such knob.
  package init(
    _ gallery: Gallery, verifier: Verifier, environment: String
  ) throws(CommandError) {
    self.gallery = gallery
    all = try gallery.strips()
    self.verifier = verifier
    self.environment = environment
  }

  /// How many strips the run's part has.
  package var count: Int { strips.count }

  private var strips: [GoldenStrip] {
    all.indices.filter { $0 % shard.of == shard.part - 1 }.map { all[$0] }
  }

  /// True when every scene, variant and moment that the folder may hold at its scale is looked at.
  package var isWhole: Bool { shard.of == 1 && gallery.isWhole }

  /// Draws and compares everything.
  ///
  /// `fonts` opens what one thread needs, `complaint` tells what they could not draw so far, and
  /// `told` hears, on any thread, which strip is done.
  package func run<Fonts: TextMeasuring & TextRasterizing & SendableMetatype>(
    told: @escaping @Sendable (String) -> Void = { _ in },
    fonts: @escaping @Sendable () -> Fonts?,
    complaint: @escaping @Sendable (Fonts) -> CommandError? = { _ in nil }
  ) throws(CommandError) -> VerifyResult {
    let gallery = gallery
    let verifier = verifier
    clearDrafts()
    let verdicts = Workers.map(
      strips, workers: workers,
      begin: { fonts().map { ($0, Rasterizer(text: $0)) } },
      { strip, tools -> [Verdict] in
        defer { told("\(strip.scene) \(strip.variant.name)") }
        guard let (text, rasterizer) = tools else {
          return [Self.failure(of: strip, CommandError(.environment, "the fonts cannot be read"))]
        }
        do throws(CommandError) {
          let pictures = try gallery.pictures(of: strip, text: text)
          return verifier.verdicts(
            of: pictures, text: text, rasterizer: rasterizer, complaint: { complaint(text) })
        } catch {
          return [Self.failure(of: strip, error)]
        }
      })
    var result = VerifyResult(verdicts.flatMap { $0 })
    if isWhole {
      result.findOrphans(
        among: Folder.files(under: verifier.folder, ending: ".png"), of: verifier.manifest,
        scale: gallery.scale)
    }
    if !verifier.manifest.environment.isEmpty, verifier.manifest.environment != environment {
      result.otherEnvironment =
        "the goldens were drawn with \(verifier.manifest.environment), here is \(environment)"
    }
    try keep(result)
    return result
  }

  /// What killed runs left among the goldens must not be taken for one.
  private func clearDrafts() {
    let folders = strips.map { strip in
      let path = GoldenPicture(strip, time: 0, moment: .end, scale: gallery.scale).path
      return Folder.above("\(verifier.folder)/\(path)")
    }
    for folder in ([verifier.folder] + folders).withoutRepeats { Folder.clearDrafts(in: folder) }
  }

  private static func failure(of strip: GoldenStrip, _ error: CommandError) -> Verdict {
    let picture = GoldenPicture(strip, time: 0, moment: .at(0), scale: 1)
    return Verdict(picture: picture, outcome: .failed(error))
  }

  /// Writes the manifest when goldens were written, or when it did not know what they hold.
  private func keep(_ result: VerifyResult) throws(CommandError) {
    let written = result.verdicts.compactMap(\.written)
    let recognized = result.verdicts.compactMap(\.recognized)
    guard !written.isEmpty || !recognized.isEmpty else { return }
    try Manifest.update(in: verifier.folder) { manifest in
      if !written.isEmpty { manifest.environment = environment }
      for entry in recognized + written { manifest.entries[entry.path] = entry }
    }
  }
}

extension Manifest {
  /// The manifest of a folder; an empty one where there is none.
  package static func read(in folder: String) throws(CommandError) -> Manifest {
    let path = "\(folder)/\(name)"
    guard Folder.holds(path) else { return Manifest(environment: "") }
    let text = try telling { try InputFile.text(at: path) }
    do {
      return try Manifest(parsing: text)
    } catch {
      throw CommandError(
        .usage, "\(error.line(in: path)); restore it, or remove it and run with --update all")
    }
  }

  /// Changes the manifest of a folder as it is now; other runs wait that long, and lose nothing.
  package static func update(
    in folder: String, _ change: (inout Manifest) -> Void
  ) throws(CommandError) {
    try telling { try Folder.make(folder) }
    let lock = Folder.lock(folder)
    defer { lock.release() }
    var manifest = try read(in: folder)
    change(&manifest)
    try manifest.write(into: folder)
  }

  /// Writes the manifest of a folder.
  package func write(into folder: String) throws(CommandError) {
    try telling {
      try Folder.make(folder)
      try OutputFile.write(Array(text.utf8), to: "\(folder)/\(Self.name)")
    }
  }
}
