import Canvas
import Proof
import Raster
import Testing

@Suite struct EdgeProbeTests {
  /// A sheet's top at a place in pt over a dimmed page, at a scale.
  static func picture(top: Double, scale: Double) -> Bitmap {
    let sheet = Shape.rounded(Rect(0, 0, 60, 200), .top(10))
    let frame = Frame(
      size: Size(60, 100), backdrop: Color(0x909498),
      layers: [
        Layer(
          name: "sheet",
          surface: Surface(
            sheet, fill: .solid(.white),
            shadows: [Shadow(y: -4, blur: 24, color: Color(0x0A141C, opacity: 0.14))]),
          placement: Placement(offset: Point(0, top)))
      ])
    return Rasterizer(text: NoText()).draw(frame, scale: scale)
  }

  @Test(arguments: [0, 0.1, 0.25, 0.4, 0.5, 0.65, 0.8, 0.95], [1.0, 2])
  func `X4 a drawn edge is read to a twentieth of a pixel`(
    fraction: Double, scale: Double
  ) throws {
    let top = 40 + fraction / scale
    let bitmap = Self.picture(top: top, scale: scale)
    let width = Int(60 * scale)
    let probe = EdgeProbe(
      region: PixelRect(minX: width / 3, minY: 0, maxX: 2 * width / 3, maxY: bitmap.height),
      axis: .vertical, reach: 2)
    let place = try #require(probe.place(in: bitmap, near: top * scale))
    #expect(abs(place - top * scale) <= 0.05)
    let found = try #require(probe.place(in: bitmap))
    #expect(abs(found - top * scale) <= 0.05)
  }

  @Test func `X4 the first, the last or the strongest edge of a region can be meant`() throws {
    let frame = Frame(
      size: Size(40, 100), backdrop: .white,
      layers: [
        Layer(
          name: "bar", surface: Surface(.rect(Rect(0, 20, 40, 30)), fill: .solid(Color(0x606060)))),
        Layer(
          name: "foot", surface: Surface(.rect(Rect(0, 80, 40, 20)), fill: .solid(Color(0x202020)))),
      ])
    let bitmap = Rasterizer(text: NoText()).draw(frame, scale: 1)
    func place(_ choice: EdgeProbe.Choice) -> Double? {
      EdgeProbe(region: bitmap.bounds, axis: .vertical, reach: 2, choice: choice).place(in: bitmap)
    }
    #expect(place(.first) == 20)
    #expect(place(.last) == 80)
    #expect(place(.strongest) == 80)
  }

  @Test func `an upright edge is read going right`() throws {
    let frame = Frame(
      size: Size(80, 40), backdrop: .white,
      layers: [
        Layer(name: "card", content: [.fill(.rect(Rect(20.3, 0, 60, 40)), .solid(Color(0x00708A)))])
      ])
    let bitmap = Rasterizer(text: NoText()).draw(frame, scale: 1)
    let probe = EdgeProbe(region: bitmap.bounds, axis: .horizontal)
    #expect(abs(try #require(probe.place(in: bitmap)) - 20.3) <= 0.05)
  }

  @Test func `nothing is read where nothing stands out`() {
    let bitmap = Rasterizer(text: NoText()).draw(
      Frame(size: Size(40, 40), backdrop: .white, layers: []), scale: 1)
    let probe = EdgeProbe(region: bitmap.bounds, axis: .vertical)
    #expect(probe.place(in: bitmap) == nil)
    #expect(probe.place(in: bitmap, near: 20) == nil)
  }
}
