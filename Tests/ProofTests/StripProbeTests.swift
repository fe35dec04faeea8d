import Canvas
import Proof
import Raster
import Testing

@Suite struct StripProbeTests {
  /// A strip of 40 rows of marks, scrolled by an offset in pt, with a bar that stays at the top.
  static func picture(_ offset: Double, snapped: Bool = false) -> Bitmap {
    let items = (0..<40).flatMap { row -> [DisplayItem] in
      let exact = 30 * Double(row) - offset
      let top = snapped ? exact.rounded() : exact
      let width = 40 + Double(row * 37 % 90)
      return [
        .fill(.rounded(Rect(12, top + 6, 18, 18), 9), .solid(Color(0x3070A0))),
        .fill(.rect(Rect(40, top + 8, width, 5)), .solid(Color(0x202428))),
        .fill(.rect(Rect(40, top + 18, width * 0.6, 3)), .solid(Color(0x80868C))),
      ]
    }
    let bar = DisplayItem.fill(.rect(Rect(0, 0, 160, 24)), .solid(Color(0xE0E4E8)))
    let frame = Frame(
      size: Size(160, 240), backdrop: .white, layers: [Layer(name: "list", content: items + [bar])])
    return Rasterizer(text: NoText()).draw(frame, scale: 1)
  }

  @Test(arguments: [0, 0.2, 0.5, 3.25, -2.7, 17.6, 61.4])
  func `X4 a list's way is read to a twentieth of a pixel`(way: Double) throws {
    let first = Self.picture(100)
    let second = Self.picture(100 + way)
    let probe = StripProbe(region: first.bounds)
    let rise = try #require(
      probe.rise(from: first, to: second, near: way.rounded() + 4, within: 12))
    #expect(abs(rise - way) <= 0.05)
  }

  @Test(arguments: [0.3, 5.2, -7.45])
  func `X4 what stands on whole pixels is read to half of one`(way: Double) throws {
    let first = Self.picture(100, snapped: true)
    let second = Self.picture(100 + way, snapped: true)
    let rise = try #require(
      StripProbe(region: first.bounds).rise(from: first, to: second, near: way, within: 12))
    #expect(abs(rise - way.rounded()) <= 0.02)
  }

  @Test func `X4 what is not there is not found`() {
    let first = Self.picture(100)
    let blank = Bitmap(
      width: 160, height: 240, pixels: Array(repeating: .max, count: 160 * 240))
    let grain = first.changed { x, y, _ in 0xFF00_0000 | (chance(x, y) % 256) * 0x10101 }
    let probe = StripProbe(region: first.bounds)
    #expect(probe.rise(from: first, to: blank, near: 0, within: 12) == nil)
    #expect(probe.rise(from: first, to: grain, near: 0, within: 12) == nil)
    #expect(probe.rise(from: first, to: first, near: 900, within: 12) == nil)
    #expect(probe.rise(from: first, to: first, near: .nan, within: 12) == nil)
  }
}
