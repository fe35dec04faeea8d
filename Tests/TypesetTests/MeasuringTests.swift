import Canvas
import Testing
import Typeset

@Suite struct MeasuringTests {
  @Test func `kerning makes a word narrower than its letters`() throws {
    let book = try Fonts.book()
    let letters = "AVATo".reduce(0) { $0 + book.width(of: String($1), style: Fonts.style()) }
    #expect(book.width(of: "AVATo", style: Fonts.style()) < letters - 1)
  }

  @Test func `an empty line has no width`() throws {
    #expect(try Fonts.book().width(of: "", style: Fonts.style(tracking: -0.5)) == 0)
  }

  @Test(arguments: [
    ("Edit", 4.0), ("e\u{301}", 1), ("a b", 3), ("收件箱", 0), ("收 A", 2), ("😀", 0), ("“收”", 0),
  ])
  func `tracking is added after each Latin cluster and nowhere else`(text: String, count: Double)
    throws
  {
    let book = try Fonts.book()
    let plain = book.width(of: text, style: Fonts.style())
    let tracked = book.width(of: text, style: Fonts.style(tracking: -0.75))
    #expect(abs(tracked - plain - count * -0.75) < 1e-9)
  }

  @Test(arguments: TextStyle.Weight.allCases)
  func `tabular digits are equally wide`(weight: TextStyle.Weight) throws {
    let book = try Fonts.book()
    let style = Fonts.style(17, weight, figures: .tabular)
    let widths = Set("0123456789".map { book.width(of: String($0), style: style) })
    #expect(widths.count == 1)
    #expect(
      book.width(of: "11:11", style: style) < book.width(of: "88:88", style: style) + 0.001)
    #expect(
      book.width(of: "111", style: Fonts.style(17, weight)) < book.width(of: "111", style: style))
  }

  @Test func `width grows with the size in a straight line`() throws {
    let book = try Fonts.book()
    for text in ["Inbox", "收件箱 Inbox", "👍🏽 ok"] {
      let one = book.width(of: text, style: Fonts.style(1))
      for size in [0.25, 11, 17, 34.5, 400] {
        #expect(abs(book.width(of: text, style: Fonts.style(size)) - one * size) < 1e-9 * size)
      }
    }
  }

  @Test func `each Han character is one em wide in every weight`() throws {
    let book = try Fonts.book()
    for weight in TextStyle.Weight.allCases {
      #expect(book.width(of: "收件箱，", style: Fonts.style(20, weight)) == 80)
    }
  }

  @Test(arguments: ["👨‍👩‍👧", "👍🏽", "🇨🇳", "1️⃣", "❤️", "🏳️‍🌈", "👩‍💻"])
  func `an emoji sequence is one glyph (QA 7)`(emoji: String) throws {
    let book = try Fonts.book()
    let face = book.width(of: "😀", style: Fonts.style())
    #expect(abs(book.width(of: emoji, style: Fonts.style()) - face) < 1e-9)
    #expect(book.image(of: emoji, style: Fonts.style(), scale: 2).colored.count == 1)
    #expect(book.missing.isEmpty)
  }

  @Test(arguments: [
    ("他说“Hi”", 4.0, "Hi"), ("好…", 2, ""), ("A…", 0, "A…"), ("it’s", 0, "it’s"),
    ("“Hi”", 0, "“Hi”"), ("一·二", 3, ""), ("好——是", 4, ""), ("“", 0, "“"), ("“‘好’”", 5, ""),
  ])
  func `shared punctuation follows the Han text beside it`(
    text: String, hanEms: Double, latin: String
  ) throws {
    let book = try Fonts.book()
    let expected = hanEms * 20 + book.width(of: latin, style: Fonts.style(20))
    #expect(abs(book.width(of: text, style: Fonts.style(20)) - expected) < 1e-9)
  }

  @Test func `control characters take no room and draw nothing`() throws {
    let book = try Fonts.book()
    for text in ["\n", "\r\n", "\t\u{0}\u{7F}\u{85}", "\u{2028}"] {
      #expect(book.width(of: text, style: Fonts.style(tracking: 3)) == 0)
      let image = book.image(of: text, style: Fonts.style(), scale: 2)
      #expect(image.coverage.isEmpty && image.colored.isEmpty)
    }
    #expect(book.missing.isEmpty)
    let parts =
      book.width(of: "a", style: Fonts.style()) + book.width(of: "b", style: Fonts.style())
    #expect(abs(book.width(of: "a\nb", style: Fonts.style()) - parts) < 1e-9)
  }

  @Test func `a character no font has is reported once and takes room (QA 6)`() throws {
    let book = try Fonts.book()
    #expect(book.width(of: "a\u{16A0}\u{16A0} \u{628}", style: Fonts.style()) > 0)
    let image = book.image(of: "\u{16A0}", style: Fonts.style(), scale: 2)
    #expect(image.coverage.contains(255))
    _ = book.width(of: "\u{628}\u{16A0}", style: Fonts.style(17, .bold))
    #expect(book.missing == ["\u{16A0}", "\u{628}"])
  }

  @Test func `texts that are equal by Unicode but not by bytes keep their own widths`() throws {
    let composed = "\u{E9}"
    let split = "e\u{301}"
    let first = try Fonts.book()
    let second = try Fonts.book()
    let style = Fonts.style()
    let before = (first.width(of: composed, style: style), first.width(of: split, style: style))
    let after = (second.width(of: split, style: style), second.width(of: composed, style: style))
    #expect(before.0 == after.1)
    #expect(before.1 == after.0)
  }
}
