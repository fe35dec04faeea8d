import TestSupport
import Testing

/// The environment matrix (SPEC V2, V3, V5), looked at by the built program: it is eight times faster.
@Suite struct AuditTests {
  /// The last line, and all faults before it.
  private func lines(_ words: [String]) throws -> (faults: [Substring], last: String) {
    let answer = try BuiltProgram().run(["audit"] + words)
    let lines = answer.output.split(separator: "\n")
    #expect(answer.code == 0, "\(answer.errors)")
    return (lines.dropLast(), lines.last.map(String.init) ?? "")
  }

  @Test
  func `V2 V3 V5 every scene fits in every two of screen, text size, language, direction, colours`()
    throws
  {
    let (faults, last) = try lines(["--pairwise", "--takes", "first"])
    #expect(faults == [])
    let words = last.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    #expect(last.hasSuffix(", 0 faults") && numbers.count == 3)
    guard numbers.count == 3 else { return }
    // 7 screens × 12 text sizes, 6 of the screens upright and turned, each page with its take's end.
    #expect(numbers[0] > 50 && numbers[1] >= numbers[0] * (72 * 2 + 12))
  }

  @Test func `V5 text has 4.5 to 1 in all four colour sets in all takes, large text and icons 3`()
    throws
  {
    let (faults, last) = try lines(["--contrast"])
    #expect(faults == [])
    #expect(last.hasSuffix(" scenes in 4 colour sets, 0 faults"))
  }
}
