import Proof
import Raster
import Testing

/// Two pictures, what their difference must be called, and who must let it pass (SPEC X5).
struct ComparatorCase: Sendable, CustomTestStringConvertible {
  /// What a difference may be called.
  enum Verdict: Sendable {
    case kind(PictureDifference.Kind)
    /// Several whole-pixel moves explain it equally well.
    case moved
  }

  let name: String
  let verdict: Verdict
  let passing: Set<ComparisonProfile>
  let pictures: @Sendable () -> (expected: Bitmap, actual: Bitmap)

  init(
    _ name: String, _ kind: PictureDifference.Kind, _ passing: Set<ComparisonProfile> = [],
    _ pictures: @escaping @Sendable () -> (expected: Bitmap, actual: Bitmap)
  ) {
    self.init(name, .kind(kind), passing, pictures)
  }

  init(
    _ name: String, _ verdict: Verdict, _ passing: Set<ComparisonProfile> = [],
    _ pictures: @escaping @Sendable () -> (expected: Bitmap, actual: Bitmap)
  ) {
    self.name = name
    self.verdict = verdict
    self.passing = passing
    self.pictures = pictures
  }

  var testDescription: String { name }

  /// What is wrong with how the comparator sees it; empty when nothing is.
  func mistakes() -> [String] {
    let pair = pictures()
    let difference = PictureDifference(from: pair.expected, to: pair.actual)
    var mistakes: [String] = []
    switch verdict {
    case .kind(let kind) where kind != difference.kind:
      mistakes.append("called \(difference.kind), not \(kind)")
    case .moved:
      if case .moved = difference.kind { break }
      mistakes.append("called \(difference.kind), not moved")
    case .kind: break
    }
    for profile in ComparisonProfile.allCases
    where profile.allows(difference) != passing.contains(profile) {
      let words = passing.contains(profile) ? "refuses" : "lets pass"
      mistakes.append("\(profile) \(words) it")
    }
    guard !mistakes.isEmpty else { return [] }
    return mistakes + [
      "changed \(difference.changed) greatest \(difference.greatest) color \(difference.color) "
        + "shift \(difference.shift) tint \(difference.tint)"
    ]
  }
}

/// The should-match and should-fail suite of the comparator, beside the twelve cases of QA d2.
@Suite struct ComparatorSuite {
  @Test(arguments: ComparatorCase.matching)
  func `X5 QA 15 what should match`(pair: ComparatorCase) {
    #expect(pair.mistakes() == [])
  }

  @Test(arguments: ComparatorCase.edges)
  func `X5 QA 15 edges by less than a pixel`(pair: ComparatorCase) {
    #expect(pair.mistakes() == [])
  }

  @Test(arguments: ComparatorCase.moves)
  func `X5 QA 15 things elsewhere`(pair: ComparatorCase) {
    #expect(pair.mistakes() == [])
  }

  @Test(arguments: ComparatorCase.colors)
  func `X5 QA 15 other colours`(pair: ComparatorCase) {
    #expect(pair.mistakes() == [])
  }

  @Test(arguments: ComparatorCase.contents)
  func `X5 QA 15 other contents and sizes`(pair: ComparatorCase) {
    #expect(pair.mistakes() == [])
  }

  @Test func `X5 there are fifty cases and more, each with a name of its own`() {
    let all =
      ComparatorCase.matching + ComparatorCase.edges + ComparatorCase.moves
      + ComparatorCase.colors + ComparatorCase.contents
    #expect(all.count >= 50)
    #expect(Set(all.map(\.name)).count == all.count)
  }
}
