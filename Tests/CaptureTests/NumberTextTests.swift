import Capture
import Testing

struct NumberTextTests {
  @Test(arguments: ["nan", "inf", "-inf", "0x1p3", " 1", "1 ", "", "1e999", "１", "1_000"])
  func `only plain finite decimals are numbers (X8)`(text: String) {
    #expect(NumberText.double(text) == nil)
  }

  @Test(arguments: [0.1, 1 / 3.0, 16.666666667, 1e-9, 123_456_789.123_456_78, 4.9e-300, 1.79e308])
  func `both ways of printing read back as the same number`(number: Double) {
    #expect(Double(NumberText.text(number)) == number)
    #expect(Double(NumberText.precise(number)) == number)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (.nan, "null"),
    (.infinity, "null"), (844, "844"),
  ])
  func `short numbers stay short and what is no number is null`(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test func `precise numbers have 17 significant digits`() {
    #expect(NumberText.precise(0.1) == "0.10000000000000001")
    #expect(NumberText.precise(.nan) == "null")
  }

  @Test func `a fixed number never shows a negative zero`() {
    #expect(NumberText.fixed(-0.000_000_1, decimals: 3) == "0.000")
    #expect(NumberText.fixed(-0.126, decimals: 2) == "-0.13")
  }
}
