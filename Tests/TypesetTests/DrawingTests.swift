import Canvas
import Testing
import Typeset

@Suite struct DrawingTests {
  static let samples = [
    "Inbox", "AVATo, jgpq", "收件箱 Inbox 表情 😀", "10:24 — 12·3", "😀👍🏽🇨🇳", "é\u{16A0}Å", " ", "",
  ]

  @Test(arguments: [0.25, 1, 1.5, 2, 3, 4])
  func `an image is as large as its data and stays near its line`(scale: Double) throws {
    let book = try Fonts.book()
    for text in Self.samples {
      let style = Fonts.style(17, .semibold, tracking: -0.2)
      let image = book.image(of: text, style: style, scale: scale)
      #expect(image.coverage.count == image.width * image.height)
      let width = Int(book.width(of: text, style: style) * scale) + 4
      let reach = Int(17 * 1.4 * scale) + 3
      #expect(image.left >= -3 && image.left + image.width <= width)
      #expect(image.top >= -reach && image.top + image.height <= reach)
      for glyph in image.colored {
        #expect(glyph.pixels.count == glyph.width * glyph.height)
        #expect(glyph.left >= -1 && glyph.left + glyph.width <= width)
        #expect(glyph.pixels.allSatisfy(Self.isPremultiplied))
      }
    }
  }

  private static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
  }

  @Test func `the same call gives the same bytes in a fresh book and after any other call`() throws
  {
    let used = try Fonts.book()
    for size in stride(from: 9.0, to: 60, by: 8.75) {
      for text in Self.samples { _ = used.image(of: text, style: Fonts.style(size), scale: 3) }
      _ = used.image(ofIcon: 0xE8B6, pixels: size, quarterTurns: size)
    }
    for text in Self.samples.reversed() {
      let fresh = try Fonts.book()
      let style = Fonts.style(17, .bold, tracking: -0.2)
      let one = fresh.image(of: text, style: style, scale: 2)
      let two = used.image(of: text, style: style, scale: 2)
      #expect(one.coverage == two.coverage && one.left == two.left && one.top == two.top)
      #expect(one.colored.map(\.pixels) == two.colored.map(\.pixels))
    }
  }

  @Test func `Han, Latin and capitals stand on one baseline`() throws {
    let book = try Fonts.book()
    let style = Fonts.style(40)
    let latin = book.image(of: "HE", style: style, scale: 2)
    #expect(latin.top + latin.height == 0)
    #expect(abs(latin.top + 58) <= 1)
    let both = book.image(of: "H一E", style: style, scale: 2)
    #expect(both.top + both.height == 0)
    let han = book.image(of: "国", style: style, scale: 2)
    #expect(han.top < -58 && han.top + han.height > 0)
  }

  @Test func `semibold and bold Han text are the same drawing, regular another`() throws {
    let book = try Fonts.book()
    let images = TextStyle.Weight.allCases.map {
      book.image(of: "收件箱", style: Fonts.style(17, $0), scale: 2).coverage
    }
    #expect(images[1] == images[2])
    #expect(images[0] != images[1])
  }

  @Test func `a run is drawn as wide as it measures`() throws {
    let book = try Fonts.book()
    let style = Fonts.style(17, tracking: -0.2)
    let line = String(repeating: "H", count: 101)
    let first = book.image(of: "H", style: style, scale: 2)
    let all = book.image(of: line, style: style, scale: 2)
    let step = book.width(of: String(line.dropLast()), style: style) * 2
    #expect(abs(Double(all.left + all.width - first.left - first.width) - step) <= 1)
  }

  @Test func `glyphs stand on quarters of a pixel`() throws {
    let book = try Fonts.book()
    let shapes = (0..<8).map { eighth in
      let style = Fonts.style(16, tracking: Double(eighth) / 8)
      return book.image(of: "ll", style: style, scale: 1).coverage
    }
    #expect(Set(shapes).count > 3)
  }

  @Test(arguments: [0.0, .nan, .infinity, -3, 1e-9])
  func `no size draws nothing and measures finitely or not at all`(scale: Double) throws {
    let book = try Fonts.book()
    let image = book.image(of: "Inbox 收", style: Fonts.style(), scale: scale)
    #expect(image.width <= 64 && image.height <= 64)
    #expect(book.image(ofIcon: 0xE8B6, pixels: scale, quarterTurns: 0).width <= 4)
  }

  @Test(arguments: [
    ("a", 1 << 20), ("收", 1 << 16), ("😀", 1 << 16), ("\u{16A0}", 1 << 16), ("e\u{301}", 1 << 16),
    ("\n", 1 << 16), ("“", 1 << 16), ("a收", 1 << 16),
  ])
  func `a mebibyte of text is measured and cut off when drawn`(unit: String, bytes: Int) throws {
    let book = try Fonts.book()
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    let width = book.width(of: text, style: Fonts.style())
    #expect(width.isFinite && (unit == "\n" ? width == 0 : width > 16_384))
    let image = book.image(of: text, style: Fonts.style(), scale: 4)
    #expect(image.left + image.width <= 16_384 + 200)
  }
}
