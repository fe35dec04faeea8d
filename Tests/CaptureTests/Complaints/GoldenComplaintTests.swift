import Capture
import Foundation
import Proof
import Raster
import Showcase
import TestSupport
import Testing

/// Complaints about goldens (QA part c, by number), asserted of this comparator and its folder.
@Suite struct GoldenComplaintTests {
  /// A folder with the goldens of one scene, in one variant, at two moments.
  private final class Goldens {
    let folder: TemporaryFolder
    let path: String

    init() throws {
      folder = try TemporaryFolder()
      path = folder.file("G")
    }

    func run(
      _ update: Verifier.Update = .none, environment: String = "here",
      at moments: [Gallery.Moment] = [.at(154_000_000), .end],
      profile: ComparisonProfile = .strict
    ) throws -> VerifyResult {
      let gallery = Gallery(
        scenes: ["alert"], variants: [GoldenVariant.all[0]], moments: moments, scale: 0.25)
      var verifier = Verifier(
        folder: path, manifest: try Manifest.read(in: path), report: folder.file("R"))
      verifier.update = update
      verifier.profile = profile
      let run = try VerifyRun(gallery, verifier: verifier, environment: environment)
      return try run.run(fonts: { BlankFonts() })
    }

    func file(_ name: String) -> String { "\(path)/alert/390x844@0.25x/\(name).png" }

    /// Puts a picture in place of a golden, with what it tells of the layout.
    func replace(
      _ name: String, layout: (String) -> String? = { $0 }, _ change: (Bitmap) -> Bitmap
    ) throws {
      let old = try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file(name)))))
      let text = try #require(old.texts[PNGEncoder.layoutKey])
      try OutputFile.write(
        try PNGEncoder.encode(change(old.bitmap), command: "test", layout: layout(text)),
        to: file(name))
    }
  }

  @Test func `X5 QA 3, 7 other libraries and other pixels are the environment's fault`() throws {
    let goldens = try Goldens()
    #expect(try goldens.run(.missing, environment: "FreeType 2.12.1").code == .ok)
    #expect(try goldens.run(environment: "FreeType 2.13.0").code == .ok)
    try goldens.replace("show@end") { $0.mapped { $0 ^ 0x0010_0000 } }
    let other = try goldens.run(environment: "FreeType 2.13.0")
    #expect(other.code == .environment)
    #expect(
      other.otherEnvironment
        == "the goldens were drawn with FreeType 2.12.1, here is FreeType 2.13.0")
    #expect(try goldens.run(environment: "FreeType 2.12.1").code == .difference)
  }

  @Test func `X5 QA 4 a difference of one level is told as rounding, strictly refused`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    try goldens.replace("show@end") { bitmap in
      bitmap.mapped { ($0 & 255) % 7 == 0 && $0 & 255 < 250 ? $0 + 1 : $0 }
    }
    let result = try goldens.run()
    #expect(result.code == .difference)
    let line = try #require(result.lines.first)
    #expect(line.contains("rounding: ") && line.contains("at most 1 levels"), "\(line)")
  }

  @Test func `X5 QA 12 another size is told once and drawn on a canvas of both`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    try goldens.replace("show@end") {
      $0.cropped(to: PixelRect(minX: 0, minY: 0, maxX: $0.width, maxY: $0.height - 7))
    }
    let result = try goldens.run()
    #expect(result.code == .difference)
    #expect(result.lines.filter { $0.contains("another size") }.count == 1)
    let file = goldens.folder.file("R/alert/390x844@0.25x/show@end.png/diff.png")
    let drawn = try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file)))).bitmap
    #expect(drawn.height == 211)
    #expect(Set((0..<97).map { drawn[$0, 210] }) == [0xFFD0_021B, 0xFFFF_E3E6])
  }

  @Test func `X5 QA 13 the report tells how many pixels differ at eight thresholds`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    try goldens.replace("show@end") { $0.mapped { $0 ^ 0x0030_0000 } }
    let report = VerifyReport(try goldens.run(), folder: goldens.folder.file("R"), settings: [])
    let page = report.html
    #expect(page.components(separatedBy: "<td>&gt; ").count - 1 >= 8)
    #expect(try goldens.run().lines[0].contains("visible in one 16x16 window"))
  }

  @Test func `X5 QA 42 a change in mid-motion only fails, and only there`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    try goldens.replace("show@t0154ms") { $0.mapped { $0 ^ 0x0020_0000 } }
    let result = try goldens.run()
    #expect(result.code == .difference)
    #expect(result.verdicts.map(\.isPassed) == [false, true])
  }

  @Test func `X5 QA 45 an unchanged golden is known by its SHA-256 and never decoded`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    var manifest = try Manifest.read(in: goldens.path)
    #expect(manifest.entries.values.map(\.pixels.utf8.count) == [64, 64])
    // No picture at all: only who decodes it can tell.
    let junk = Array("no picture".utf8)
    try OutputFile.write(junk, to: goldens.file("show@end"))
    #expect(try goldens.run().verdicts.map(\.word) == [.passed, .damaged])
    let path = "alert/390x844@0.25x/show@end.png"
    var known = try #require(manifest.entries[path])
    known.file = SHA256.digits(of: junk)
    manifest.entries[path] = known
    try manifest.write(into: goldens.path)
    #expect(try goldens.run().verdicts.map(\.word) == [.passed, .passed])
    known.pixels = String(repeating: "0", count: 64)
    manifest.entries[path] = known
    try manifest.write(into: goldens.path)
    #expect(try goldens.run().verdicts.map(\.word) == [.passed, .damaged])
  }

  @Test
  func `X5 QA 45 goldens of a manifest of version 1 pass by their pixels, and are hashed anew`()
    throws
  {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    let manifest = try Manifest.read(in: goldens.path)
    var old = manifest
    for key in old.entries.keys {
      old.entries[key]?.pixels = "0123456789abcdef"
      old.entries[key]?.file = "fedcba9876543210"
    }
    let text = old.text.replacing("\"version\": 2", with: "\"version\": 1")
    try OutputFile.write(Array(text.utf8), to: "\(goldens.path)/\(Manifest.name)")
    #expect(try goldens.run(environment: "elsewhere").code == .ok)
    #expect(
      try Manifest.read(in: goldens.path) == old, "a run that may write nothing writes nothing")
    let result = try goldens.run(.missing, environment: "elsewhere")
    #expect(result.code == .ok && result.lines.isEmpty)
    #expect(try Manifest.read(in: goldens.path) == manifest, "the environment too is as it was")
  }

  @Test
  func `X5 QA d3 the portable profile passes other pixels only where nothing stands elsewhere`()
    throws
  {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    let noise: (Bitmap) -> Bitmap = { bitmap in
      bitmap.mapped { ($0 & 255) % 7 == 0 && $0 & 255 < 250 ? $0 + 1 : $0 }
    }
    try goldens.replace("show@end", noise)
    #expect(try goldens.run().verdicts.map(\.word) == [.passed, .differs])
    #expect(try goldens.run(profile: .portable).code == .ok)

    // The pixels are as before; only the golden's button stood a point higher.
    var button = ""
    try goldens.replace(
      "show@end",
      layout: { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.map { line in
          var words = line.split(separator: " ").map(String.init)
          guard words.count == 6, words[4] == "button", words[5] == "cancel",
            let top = Double(words[1])
          else { return line }
          button = line
          words[1] = NumberText.text(top - 1)
          return words.joined(separator: " ")
        }.joined(separator: "\n")
      }, { $0 })
    #expect(!button.isEmpty)
    let moved = try goldens.run(profile: .portable)
    #expect(moved.code == .difference)
    let line = try #require(moved.lines.first)
    #expect(line.contains(": 'button cancel' stands 1 pt lower; "), "\(line)")
    #expect(moved.json(report: "R").text.contains("\"layout\":[\"'button cancel' stands 1 pt low"))
    #expect(try goldens.run(profile: .perceptual).code == .ok, "eyes see no layout")

    try goldens.replace("show@end", layout: { _ in nil }, { $0 })
    let untold = try goldens.run(profile: .portable)
    #expect(untold.code == .difference && untold.lines[0].contains("make it anew with --update"))
    #expect(try goldens.run(.changed, profile: .portable).code == .ok)
    #expect(try goldens.run().code == .ok)
  }

  @Test func `X5 QA 53 content that comes late and by itself is waited for, not guessed`() throws {
    // Two popups wait behind the first one: nothing moves between them, as a poll would see it.
    let scene = try #require(SceneCatalogue.scene(named: "queue"))
    let request = try SceneRequest(scene)
    var camera = Camera(
      request.player(text: FixedTextMeasuring()), rasterizer: Rasterizer(text: NoGlyphs()),
      scale: 0.25)
    let end = try request.player(text: FixedTextMeasuring()).lastMotion()
    var last = Bitmap(width: 0, height: 0)
    var rests: [Int64] = []
    for time in stride(from: Int64(0), through: end, by: 50_000_000) {
      let picture = try camera.picture(at: time)
      if picture == last, rests.last != time - 50_000_000 { rests.append(time) }
      last = picture
    }
    // Stable twice is not the end: it comes to rest and moves again before it.
    #expect(rests.count > 1, "\(rests) of \(end)")
    let final = try camera.picture(at: end)
    for later in [1, 60, 3600] {
      #expect(try camera.picture(at: end + Int64(later) * 1_000_000_000) == final, "\(later) s")
    }
  }

  @Test(arguments: zip(ComparisonProfile.allCases, [0, 1, 1]))
  func `X5 QA 9 a profile overlooks a square of so many pixels, and sees one pixel more`(
    profile: ComparisonProfile, side: Int
  ) {
    let white = Bitmap(
      width: 64, height: 64, pixels: Array(repeating: .max, count: 64 * 64))
    func hides(_ side: Int) -> Bool {
      var dotted = white
      for y in 0..<side {
        for x in 0..<side { dotted[30 + x, 30 + y] = 0xFF00_0000 }
      }
      return profile.allows(PictureDifference(from: white, to: dotted))
    }
    #expect(hides(side))
    #expect(!hides(side + 1))
  }
}

extension Bitmap {
  /// The same picture with every pixel led through a rule.
  fileprivate func mapped(_ rule: (UInt32) -> UInt32) -> Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map(rule))
  }
}
