import Capture
import Foundation
import Proof
import Raster
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
      at moments: [Gallery.Moment] = [.at(154_000_000), .end]
    ) throws -> VerifyResult {
      let gallery = Gallery(
        scenes: ["alert"], variants: [GoldenVariant.all[0]], moments: moments, scale: 0.25)
      var verifier = Verifier(
        folder: path, manifest: try Manifest.read(in: path), report: folder.file("R"))
      verifier.update = update
      let run = try VerifyRun(gallery, verifier: verifier, environment: environment)
      return try run.run(fonts: { BlankFonts() })
    }

    /// Puts a picture in place of a golden.
    func replace(_ name: String, _ change: (Bitmap) -> Bitmap) throws {
      let file = "\(path)/alert/390x844@0.25x/\(name).png"
      let old = try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file)))).bitmap
      try OutputFile.write(try PNGEncoder.encode(change(old), command: "test"), to: file)
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

  @Test func `X5 QA 45 an unchanged golden is known by its hash`() throws {
    let goldens = try Goldens()
    _ = try goldens.run(.missing)
    let manifest = try Manifest.read(in: goldens.path)
    #expect(manifest.entries.count == 2)
    #expect(try goldens.run(.all).lines.count == 2)
    #expect(try Manifest.read(in: goldens.path) == manifest)
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
