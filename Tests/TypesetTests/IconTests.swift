import Canvas
import Testing
import Typeset

@Suite struct IconTests {
  @Test(arguments: [12.0, 17, 23, 24, 48, 96.5])
  func `an icon stays in its square around the centre`(pixels: Double) throws {
    let book = try Fonts.book()
    for icon in [0xE8B6, 0xE5CD, 0xE156, 0xE872] as [UInt32] {
      let image = book.image(ofIcon: icon, pixels: pixels, quarterTurns: 0)
      let half = Int(pixels / 2 + 1)
      #expect(image.width > 0 && image.coverage.count == image.width * image.height)
      #expect(image.left >= -half && image.left + image.width <= half)
      #expect(image.top >= -half && image.top + image.height <= half)
    }
    #expect(book.missing.isEmpty)
  }

  @Test func `four quarter turns bring an icon back, one turns it clockwise`() throws {
    let book = try Fonts.book()
    let up = book.image(ofIcon: 0xE5D8, pixels: 48, quarterTurns: 0)
    let back = book.image(ofIcon: 0xE5D8, pixels: 48, quarterTurns: 4)
    #expect(up.coverage == back.coverage)
    let chevron = book.image(ofIcon: 0xE5CC, pixels: 48, quarterTurns: 0)
    let turned = book.image(ofIcon: 0xE5CC, pixels: 48, quarterTurns: 1)
    #expect(chevron.height > chevron.width && turned.width > turned.height)
    #expect(Self.isWider(turned, atTop: true))
  }

  /// The opening of a chevron that points down is at its top.
  private static func isWider(_ image: GlyphImage, atTop: Bool) -> Bool {
    let ink = { (row: Int) in
      let columns = (0..<image.width).filter { image.coverage[row * image.width + $0] > 40 }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    return (ink(1) > ink(image.height - 2)) == atTop
  }

  @Test(arguments: [0x41, 0xD800, 0xFFFF_FFFF] as [UInt32])
  func `an unknown icon is a box and reported`(codePoint: UInt32) throws {
    let book = try Fonts.book()
    let image = book.image(ofIcon: codePoint, pixels: 24, quarterTurns: 0)
    #expect(image.coverage.contains(255))
    #expect(book.missing.count == 1)
  }
}
