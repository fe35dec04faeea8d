/// Earlier states of a line: a hundred, or as many as 8 MiB of text hold (SPEC V7).
struct EditMemory: Hashable, Sendable {
  private var moments: [Moment] = []
  private var bytes = 0

  /// A text with its selection at some time.
  struct Moment: Hashable, Sendable {
    var text: String
    var caret: Int
    var anchor: Int
  }

  private static let count = 100
  private static let room = 8 << 20

  /// Keeps a state; the oldest ones go when there is no room, the latest one stays.
  mutating func keep(_ moment: Moment) {
    moments.append(moment)
    bytes += moment.text.utf8.count
    while moments.count > 1, moments.count > Self.count || bytes > Self.room {
      bytes -= moments.removeFirst().text.utf8.count
    }
  }

  /// Gives the latest state back.
  mutating func takeLast() -> Moment? {
    guard let last = moments.popLast() else { return nil }
    bytes -= last.text.utf8.count
    return last
  }
}
