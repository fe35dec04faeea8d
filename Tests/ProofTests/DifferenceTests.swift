import Canvas
import Proof
import Raster
import Testing

/// The twelve changes of QA d2, and what must be said of each.
@Suite struct DifferenceTests {
  typealias Kind = PictureDifference.Kind

  static let expected = AlertPicture().bitmap

  static func kind(of change: (inout AlertPicture) -> Void) -> PictureDifference {
    var picture = AlertPicture()
    change(&picture)
    return PictureDifference(from: expected, to: picture.bitmap)
  }

  @Test func `the same picture does not differ`() {
    let difference = Self.kind { _ in }
    #expect(difference.kind == .none)
    #expect(ComparisonProfile.allCases.allSatisfy { $0.allows(difference) })
  }

  @Test func `A rounding noise is told as such, and only strict minds`() {
    let noisy = Self.expected.lighter { x, y in [1, -1, 0, 0, 0][(x * 7 + y * 13) % 5] }
    let difference = PictureDifference(from: Self.expected, to: noisy)
    #expect(difference.kind == .rounding)
    #expect(!ComparisonProfile.strict.allows(difference))
    #expect(ComparisonProfile.perceptual.allows(difference))
    #expect(ComparisonProfile.portable.allows(difference))
  }

  @Test func `B text moved by a quarter of a pixel moves edges`() {
    #expect(Self.kind { $0.textOffset = 0.25 }.kind == .edges)
  }

  @Test func `C another corner radius moves edges`() {
    #expect(Self.kind { $0.radius = 14.5 }.kind == .edges)
  }

  @Test func `D a divider twelve levels lighter is seen`() {
    let difference = Self.kind { $0.divider = Color(0xD4D4D8) }
    #expect(difference.kind == .recolored)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
    #expect(difference.areas == [PixelRect(minX: 30, minY: 130, maxX: 170, maxY: 131)])
  }

  @Test(arguments: [1, 3, -5])
  func `E a card moved by whole pixels is found where it went`(distance: Int) {
    let difference = Self.kind { $0.cardOffset = Double(distance) }
    #expect(difference.kind == .moved(dx: 0, dy: distance))
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test func `F a card moved by a quarter of a pixel moves edges`() {
    let difference = Self.kind { $0.cardOffset = 0.25 }
    #expect(difference.kind == .edges)
    #expect(!ComparisonProfile.perceptual.allows(difference))
  }

  @Test func `G a button of another hue is recolored`() {
    let difference = Self.kind { $0.button = Color(0x0A7098) }
    #expect(difference.kind == .recolored)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test func `H one other glyph is content`() {
    let difference = Self.kind { $0.glyphs[3] = 12 }
    #expect(difference.kind == .content)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test func `I a missing icon is content`() {
    let difference = Self.kind { $0.hasIcon = false }
    #expect(difference.kind == .content)
    #expect(difference.areas.count == 1)
  }

  @Test func `J a card one hundredth more transparent is a tint`() {
    let difference = Self.kind { $0.cardOpacity = 0.99 }
    #expect(difference.kind == .tint)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test(arguments: [-1, -4, 2])
  func `K and L all of it a little darker is a tint`(levels: Int) {
    let difference = PictureDifference(
      from: Self.expected, to: Self.expected.lighter { _, _ in levels })
    #expect(difference.kind == .tint)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test func `another size is another size`() {
    let cut = Self.expected.cropped(to: PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 233))
    let difference = PictureDifference(from: Self.expected, to: cut)
    #expect(difference.kind == .size)
    #expect(difference.changed == Self.expected.bounds.area - 200 * 233)
    #expect(ComparisonProfile.allCases.allSatisfy { !$0.allows(difference) })
  }

  @Test
  func `X5 of pictures of two sizes those pixels differ that only one has, or both otherwise`() {
    let white: UInt32 = 0xFFFF_FFFF
    let wide = Bitmap(width: 30, height: 20, pixels: .init(repeating: white, count: 600))
    var pixels = [UInt32](repeating: white, count: 600)
    var tall = Bitmap(width: 20, height: 30, pixels: pixels)
    #expect(PictureDifference(from: wide, to: tall).changed == 2 * 10 * 20)
    pixels[5 * 20 + 5] = 0xFF00_0000
    tall = Bitmap(width: 20, height: 30, pixels: pixels)
    let difference = PictureDifference(from: wide, to: tall)
    #expect(difference.changed == 2 * 10 * 20 + 1)
    #expect(difference.greatest == 255)
    #expect(difference.areas == [PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 30)])
  }

  @Test func `the sweep never grows with the threshold (QA 13)`() {
    let sweep = Self.kind { $0.cardOffset = 3 }.sweep
    #expect(sweep.count == PictureDifference.thresholds.count)
    #expect(zip(sweep, sweep.dropFirst()).allSatisfy { $0 >= $1 })
  }
}
