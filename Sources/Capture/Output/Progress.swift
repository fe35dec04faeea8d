import Glibc
import Synchronization

/// How far a long run is, on one line of standard error that is written over and taken away.
///
/// Only a terminal gets it: files and pipes stay free of it, and so does `TERM=dumb`.
package final class Progress: Sendable {
  private let name: String
  private let isShown: Bool
  private let count: Mutex<Count>

  /// Steps done, and how many there are; nil when nobody knows.
  private struct Count {
    var done = 0
    var total: Int?
  }

  /// The progress of a command's steps, as far as their number is known.
  package init(_ name: String, of total: Int? = nil) {
    self.name = name
    count = Mutex(Count(total: total))
    isShown = Self.suits(
      isTerminal: isatty(2) == 1, terminal: getenv("TERM").map { String(cString: $0) })
  }

  /// True when a line can be written over: on a terminal that is not dumb.
  package static func suits(isTerminal: Bool, terminal: String?) -> Bool {
    isTerminal && !["", "dumb"].contains(terminal ?? "")
  }

  /// Counts anew: another pass of the same command, of so many steps as are known.
  package func begin(_ total: Int?) {
    count.withLock { $0 = Count(total: total) }
  }

  /// Tells that one more step is done, with its name; from any thread.
  package func step(_ word: String) {
    guard isShown else { return }
    count.withLock { count in
      count.done += 1
      let total = count.total.map { "/\($0)" } ?? ""
      let words = Wording.oneLine(word).prefix(50)
      Self.write("\r\(name) \(count.done)\(total) \(words)\u{1B}[K")
    }
  }

  /// Takes the line away: at the end, and before anything else is printed.
  package func clear() {
    guard isShown else { return }
    Self.write("\r\u{1B}[K")
  }

  /// A terminal that is gone is no reason to stop the run.
  private static func write(_ text: String) {
    _ = OutputFile.fill(2, with: Array(text.utf8))
  }
}
