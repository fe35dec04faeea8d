import Proof
import Testing

/// What became of the frames of a clip (QA 30).
struct FrameAlignmentTests {
  private static let old = (0..<60).map { "f\($0)" }

  private func changes(_ change: (inout [String]) -> Void) -> [FrameChange] {
    var new = Self.old
    change(&new)
    return FrameAlignment.changes(from: Self.old, to: new)
  }

  @Test func `QA 30 three frames in the middle are an insertion, what follows them is as before`() {
    #expect(
      changes { $0.insert(contentsOf: ["x", "y", "z"], at: 26) } == [.inserted(3, at: 26)])
    #expect(changes { $0.removeSubrange(10..<12) } == [.removed(2, at: 10)])
    #expect(changes { $0[30] = "x" } == [.changed(1, at: 30)])
    #expect(changes { _ in }.isEmpty)
    #expect(FrameAlignment.changes(from: [], to: ["a"]) == [.inserted(1, at: 0)])
    #expect(FrameAlignment.changes(from: ["a"], to: []) == [.removed(1, at: 0)])
  }

  @Test func `QA 30 several changes are told apart, each where it is`() {
    let found = changes {
      $0[50] = "late"
      $0.insert(contentsOf: ["x", "y"], at: 20)
      $0.removeFirst(5)
    }
    #expect(found == [.removed(5, at: 0), .inserted(2, at: 15), .changed(1, at: 47)])
    let swapped = changes { $0.replaceSubrange(20..<23, with: ["x", "y", "z", "u", "v"]) }
    #expect(swapped == [.changed(3, at: 20), .inserted(2, at: 23)])
  }

  @Test func `QA 30 frames that repeat are counted right`() {
    let still = ["a", "b"] + Array(repeating: "s", count: 20) + ["c"]
    var longer = still
    longer.insert(contentsOf: ["s", "s"], at: 10)
    let found = FrameAlignment.changes(from: still, to: longer)
    guard case .inserted(2, _)? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `QA 30 long clips without anything in common are compared at once`() {
    let one = (0..<36_000).map { "a\($0)" }
    let other = (0..<35_000).map { "b\($0)" }
    #expect(
      FrameAlignment.changes(from: one, to: other)
        == [.changed(35_000, at: 0), .removed(1000, at: 35_000)])
  }
}
