import Canvas
import Capture
import Raster
import Showcase
import TestSupport
import Testing

/// What a run over a folder of goldens leaves, finds and calls an orphan (SPEC X5).
@Suite struct VerifyRunTests {
  private static let old = "old/390x844@1x/show@end.png"
  private static let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456])

  private func isWhole(
    shard: (part: Int, of: Int) = (1, 1), _ change: (inout Gallery) -> Void = { _ in }
  ) throws -> Bool {
    let verifier = Verifier(folder: "", manifest: Manifest(environment: ""), report: "")
    var gallery = Gallery.whole(scale: 1)
    change(&gallery)
    var run = try VerifyRun(gallery, verifier: verifier, environment: "test")
    run.shard = shard
    return run.isWhole
  }

  @Test func `only a run over everything is whole, at any scale`() throws {
    #expect(try isWhole())
    #expect(try isWhole { $0.scale = 2 })
    #expect(try !isWhole(shard: (1, 2)))
    #expect(try !isWhole { $0.scenes.removeLast() })
    #expect(try !isWhole { $0.variants.removeLast() })
    #expect(try !isWhole { $0.moments = [.end] })
  }

  /// A run of two pictures over a folder that also holds an old name and another scale.
  private func found(_ outcome: Verdict.Outcome) -> VerifyResult {
    let pictures = [0, 1].map { VerifyTests.picture($0, .end, time: 0) }
    var manifest = Manifest(environment: "")
    manifest.entries[Self.old] = Manifest.Entry(path: Self.old, bitmap: Self.bitmap, file: [])
    var result = VerifyResult([
      Verdict(picture: pictures[0], outcome: .passed),
      Verdict(picture: pictures[1], outcome: outcome),
    ])
    result.findOrphans(
      among: pictures.map(\.path) + [
        Self.old, "takes/390x844@1x/my@end.png", "alert/390x844@2x/show@end.png",
        "alert/390x844@2x-dark/show@end.png", "a.png",
      ], of: manifest, scale: 1)
    return result
  }

  @Test func `files of another scale are no orphans, others without a picture are (X5, QA 49)`() {
    #expect(found(.passed).orphans == [Self.old, "a.png"])
    #expect(found(.passed).renames.isEmpty)
  }

  @Test func `the old name of a picture without a golden is found by its pixels (X5)`() {
    let entry = Manifest.Entry(path: "x", bitmap: Self.bitmap, file: [])
    let new = VerifyTests.picture(1, .end, time: 0).path
    for outcome in [Verdict.Outcome.missing(pixels: entry.pixels), .added(entry)] {
      #expect(found(outcome).renames == [.init(from: Self.old, to: new)])
    }
    #expect(found(.missing(pixels: "other")).renames.isEmpty)
  }

  @Test func `when a scene cannot be drawn nothing is called an orphan (X5)`() {
    #expect(found(.failed(CommandError(.usage, "no such element"))).orphans.isEmpty)
  }

  @Test func `a picture with a missing glyph never becomes a golden (DESIGN 6)`() throws {
    let folder = try TemporaryFolder()
    let text = FixedTextMeasuring()
    var verifier = Verifier(
      folder: folder.file("goldens"), manifest: Manifest(environment: ""), report: folder.path)
    verifier.update = .all
    let verdicts = verifier.verdicts(
      of: [VerifyTests.picture(0, .at(0), time: 0)], text: text,
      rasterizer: Rasterizer(text: NoGlyphs())
    ) { CommandError(.environment, "no glyph for 'x'") }
    #expect(verdicts.map(\.code) == [.environment])
    #expect(folder.names.isEmpty)
  }
}
