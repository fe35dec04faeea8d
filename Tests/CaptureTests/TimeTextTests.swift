import Capture
import Testing

struct TimeTextTests {
  @Test(arguments: [
    ("250ms", 250_000_000), ("0.25s", 250_000_000), ("0", 0), ("0ms", 0), ("16.7ms", 16_700_000),
    ("1e2ms", 100_000_000), ("-0ms", 0), (".5s", 500_000_000), ("0.0000001ms", 0),
  ])
  func `a time is a number with its unit, bare only 0`(text: String, nanoseconds: Int64) throws {
    #expect(try TimeText.nanoseconds(text) == nanoseconds)
  }

  @Test(arguments: [
    "", "5", "ms", "s", "-1ms", "nan", "nans", "infs", "1e400s", "1e300ms", "0x10ms", "1,5s",
    " 5ms", "5 ms", "5m", "5sec", "86401s", "٣ms", "+-1s", "--1s",
  ])
  func `broken, negative and endless times are errors (X8)`(text: String) {
    #expect(throws: TextError.self) { try TimeText.nanoseconds(text) }
  }

  @Test(arguments: [
    ("0,50,100ms", [0, 50_000_000, 100_000_000]),
    ("0, 0.1, 0.2s", [0, 100_000_000, 200_000_000]),
    ("50ms,1,2s", [50_000_000, 1_000_000_000, 2_000_000_000]),
    ("0", [0]), ("0,0", [0, 0]),
  ])
  func `the last unit of a list applies to the numbers without one`(
    text: String, times: [Int64]
  ) throws {
    #expect(try TimeText.list(text) == times)
  }

  @Test(arguments: ["", ",", "1,2", "1,,2ms", "1ms,", "1ms,2", "nan,1ms", "-1,2ms"])
  func `a list without a unit or with a hole is an error (X8)`(text: String) {
    #expect(throws: TextError.self) { try TimeText.list(text) }
  }

  @Test func `an error says what to write instead`() {
    #expect(throws: TextError("'5' has no unit", suggestion: "write 5ms or 5s")) {
      try TimeText.nanoseconds("5")
    }
  }

  @Test(arguments: [
    (0, "0 ms"), (50_000_000, "50 ms"), (16_666_667, "16.667 ms"), (16_700_000, "16.7 ms"),
    (1_000_000_000, "1000 ms"), (499, "0 ms"), (-1_500_000, "-1.5 ms"), (-500_000, "-0.5 ms"),
  ])
  func `labels keep up to three decimals of a millisecond`(nanoseconds: Int64, label: String) {
    #expect(TimeText.label(nanoseconds: nanoseconds) == label)
  }
}
