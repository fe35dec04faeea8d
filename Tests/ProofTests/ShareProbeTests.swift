import Canvas
import Proof
import Raster
import Testing

/// What shines through, out of three pictures (SPEC X4).
@Suite struct ShareProbeTests {
  private static func picture(_ opacity: Double, besides color: Color = .white) -> Bitmap {
    let card = DisplayGroup(
      [.fill(.rounded(Rect(10.3, 20, 60, 30), 8), .solid(Color(0x3060A0)))], opacity: opacity)
    return Rasterizer(text: NoText()).draw(
      Frame(
        size: Size(90, 90), backdrop: Color(0xE0E0E8),
        layers: [
          Layer(
            name: "page",
            content: [
              .fill(.rect(Rect(0, 25, 90, 10)), .solid(color)), .group(card),
              .fill(.rect(Rect(40, 0, 10, 90)), .solid(color)),
            ])
        ]), scale: 1)
  }

  private static let probe = ShareProbe(region: PixelRect(minX: 0, minY: 15, maxX: 90, maxY: 60))

  @Test(arguments: [0, 0.1, 0.37, 0.5, 0.93, 1])
  func `X4 a group's opacity is read to a 1/255, whatever lies below and over it`(opacity: Double)
    throws
  {
    let share = try #require(
      Self.probe.share(
        of: Self.picture(opacity), from: Self.picture(0), to: Self.picture(1)))
    #expect(abs(share - opacity) <= 1.0 / 255)
  }

  @Test func `X4 where the picture is of something else nothing is read`() {
    let strange = Self.picture(0.5, besides: Color(0xC03020))
    #expect(Self.probe.share(of: strange, from: Self.picture(0), to: Self.picture(1)) == nil)
    let aside = ShareProbe(region: PixelRect(minX: 0, minY: 60, maxX: 90, maxY: 90))
    #expect(
      aside.share(of: Self.picture(0.5), from: Self.picture(0), to: Self.picture(1)) == nil)
  }
}
