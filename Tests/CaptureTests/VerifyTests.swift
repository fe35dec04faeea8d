import Capture
import Raster
import Showcase
import Testing

@Suite struct VerifyTests {
  static func picture(_ variant: Int, _ moment: Gallery.Moment, time: Int64) -> GoldenPicture {
    GoldenPicture(
      GoldenStrip(
        scene: "alert", variant: GoldenVariant.all[variant], source: .scene("show"),
        knobs: KnobValues(SceneCatalogue.scene(named: "alert")?.info.knobs ?? [])),
      time: time, moment: moment, scale: 1)
  }

  @Test func `a golden's name tells scene, variant, state and time (X5)`() {
    #expect(
      Self.picture(0, .at(154_000_000), time: 154_000_000).path
        == "alert/390x844@1x/show@t0154ms.png")
    #expect(
      Self.picture(1, .at(16_666_667), time: 16_666_667).path
        == "alert/390x844@1x-dark/show@t0016_666667ms.png")
    #expect(Self.picture(5, .end, time: 1_234_000_000).path == "alert/375x667@1x/show@end.png")
  }

  @Test func `V2 X5 a golden's folder tells the screen as it is held`() {
    var variant = GoldenVariant.all[0]
    variant.settings.orientation = .landscape
    #expect(variant.folder(scale: 1) == "844x390@1x")
  }

  @Test func `no two pictures of the whole gallery share a path (QA 52)`() {
    let paths = GoldenVariant.all.map { $0.folder(scale: 1) }
    #expect(Set(paths).count == paths.count)
  }

  static var manifest: Manifest {
    var manifest = Manifest(environment: "FreeType 1, \"x\"")
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    for path in ["b/c@end.png", "a/c@end.png"] {
      manifest.entries[path] = Manifest.Entry(path: path, bitmap: bitmap, file: Array(path.utf8))
    }
    return manifest
  }

  @Test func `a manifest reads back as it was written, sorted by path`() throws {
    let text = Self.manifest.text
    #expect(try Manifest(parsing: text) == Self.manifest)
    #expect(try Manifest(parsing: Manifest(environment: "").text).entries.isEmpty)
    let lines = text.split(separator: "\n").filter { $0.contains("\"path\"") }
    #expect(lines.map { $0.contains("a/c") } == [true, false])
  }

  @Test(arguments: ["../x.png", "/etc/x.png", "a/../../x.png", "a//b.png", "", "."])
  func `a manifest never leads out of its folder (X8)`(path: String) {
    let text = Self.manifest.text.replacing("a/c@end.png", with: path)
    #expect(throws: PlacedError.self) { try Manifest(parsing: text) }
  }

  @Test(arguments: ["3", "0", "1.5", "1e9", "-1", "true"])
  func `a version of the manifest that nobody knows is refused`(version: String) throws {
    let text = Self.manifest.text.replacing("\"version\": 2", with: "\"version\": \(version)")
    #expect(throws: PlacedError.self) { try Manifest(parsing: text) }
    let first = Self.manifest.text.replacing("\"version\": 2", with: "\"version\": 1")
    #expect(try Manifest(parsing: first) == Self.manifest)
  }

  @Test(arguments: [1, 2, 7])
  func `work on threads keeps the items' order, and each is done once`(workers: Int) {
    let results = Workers.map(
      Array(0..<200), workers: workers, begin: { 0 },
      { item, count in
        count += 1
        return (item, count)
      })
    #expect(results.map(\.0) == Array(0..<200))
    #expect(results.count == 200)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `base64 as in RFC 4648`(text: String, encoded: String) {
    #expect(Markup.base64(Array(text.utf8)) == encoded)
  }

  @Test func `a report for build servers escapes what it tells`() {
    let report = JUnit(
      name: "a",
      cases: [
        .init(group: "g", name: "<n>", failure: "\"x\" & 'y'\u{1}"),
        .init(group: "g", name: "m", failure: nil),
      ])
    #expect(report.text.contains(#"tests="2" failures="1""#))
    #expect(report.text.contains("&lt;n&gt;"))
    #expect(report.text.contains("&quot;x&quot; &amp; &#39;y&#39;\u{FFFD}"))
  }
}
