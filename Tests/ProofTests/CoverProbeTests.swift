import Canvas
import Proof
import Raster
import Testing

/// Edges out of two pictures in which only the surface's colour differs (SPEC X4).
@Suite struct CoverProbeTests {
  /// A page with words' worth of unrest, a surface on it that may be translucent, its shadow and its line.
  private static func picture(
    _ rect: Rect, _ fill: Color, _ line: Surface.Outline?, opacity: Double, scale: Double
  ) -> Bitmap {
    let stripes = (0..<24).map { index in
      DisplayItem.fill(
        .rect(Rect(Double(index) * 7 + 1.3, 0, 2.5, 90)), .solid(Color(0x505860)))
    }
    return Rasterizer(text: NoText()).draw(
      Frame(
        size: Size(90, 90), backdrop: Color(0x8A9096),
        layers: [
          Layer(name: "page", content: stripes),
          Layer(
            name: "card",
            surface: Surface(
              .rect(rect), fill: .solid(fill),
              shadows: [Shadow(y: 2, blur: 12, color: Color(0, opacity: 0.3))], outline: line),
            opacity: opacity),
        ]), scale: scale)
  }

  /// None, and those of dark, light and dark high contrast (V5).
  static let lines: [Surface.Outline?] = [
    nil, .init(width: 0.5, color: Color(0xFFFFFF, opacity: 0.12)),
    .init(width: 1, color: Color(0, opacity: 0.6)),
    .init(width: 1, color: Color(0xFFFFFF, opacity: 0.7)),
  ]

  @Test(arguments: 0..<lines.count, [1.0, 1.5, 2])
  func `X4 all four edges are read to 1/20 px over any page, with a line inside them or not`(
    look: Int, scale: Double
  ) throws {
    let line = Self.lines[look]
    let rim = CoverProbe.Rim(
      width: (line?.width ?? 0) * scale, opacity: Double(line?.color.alpha ?? 0) / 255)
    for (fraction, opacity) in [(0.05, 1.0), (0.3, 0.6), (0.5, 1), (0.8, 1), (0.93, 0.4)] {
      let rect = Rect(20 + fraction / scale, 20 + fraction / scale, 50, 50)
      // As dark as the page: nothing but the pair tells them apart.
      let seen = Self.picture(rect, Color(0x80868C), line, opacity: opacity, scale: scale)
      let other = Self.picture(rect, Color(0x00FF00), line, opacity: opacity, scale: scale)
      let middle = Int(40 * scale)
      for (axis, inside, place) in [
        (EdgeProbe.Axis.vertical, CoverProbe.Inside.after, rect.minY),
        (.horizontal, .after, rect.minX), (.vertical, .before, rect.maxY),
        (.horizontal, .before, rect.maxX),
      ] {
        let region =
          axis == .vertical
          ? PixelRect(minX: middle, minY: 0, maxX: middle + 16, maxY: seen.height)
          : PixelRect(minX: 0, minY: middle, maxX: seen.width, maxY: middle + 16)
        let probe = CoverProbe(region: region, axis: axis, inside: inside, rim: rim)
        let found = probe.place(in: seen, beside: other, near: place * scale + 1.7, within: 6)
        #expect(
          abs(try #require(found) - place * scale) <= 0.05,
          "\(axis) \(inside) \(fraction) \(opacity)")
      }
    }
  }

  @Test func `X4 an edge drawn twice over, farther than looked for, or none is not read`() {
    let rect = Rect(20.5, 20.5, 50, 50)
    func picture(_ color: Color) -> Bitmap {
      Self.picture(rect, color, nil, opacity: 1, scale: 1)
    }
    let probe = CoverProbe(
      region: PixelRect(minX: 40, minY: 0, maxX: 60, maxY: 90), axis: .vertical, inside: .after)
    let (seen, other) = (picture(.white), picture(.black))
    #expect(probe.place(in: seen, beside: other, near: 20.5, within: 4) != nil)
    #expect(probe.place(in: seen, beside: seen, near: 20.5, within: 4) == nil)
    #expect(probe.place(in: seen, beside: other, near: 28, within: 4) == nil)
    #expect(probe.place(in: seen, beside: Bitmap(width: 4, height: 4), near: 20, within: 4) == nil)
    // Steps in which no straight edge parts pixels: the surface is smeared.
    var soft = seen
    for x in 0..<90 {
      for y in 16..<24 { soft[x, y] = 0xFF00_0000 | UInt32(y - 15) * 0x1A_1A1A }
    }
    #expect(probe.place(in: soft, beside: other, near: 20.5, within: 4) == nil)
  }

  @Test func `X4 lines that do not agree are no edge`() {
    var seen = Bitmap(width: 40, height: 40)
    let other = seen
    for x in 0..<40 {
      for y in (10 + x % 8)..<40 { seen[x, y] = 0xFFFF_FFFF }
    }
    let probe = CoverProbe(region: seen.bounds, axis: .vertical, inside: .after)
    #expect(probe.place(in: seen, beside: other, near: 14, within: 6) == nil)
  }
}
