import Glibc
import Synchronization

/// How far a long run is, on one line of standard error that is written over and taken away.
///
/// Only a terminal gets it: files and pipes stay free of it, and so does `TERM=dumb`.
package final class Progress: Sendable {
  private let name: String
  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  /// The progress of so many steps of a command.
  package init(_ name: String, of total: Int) {
    self.name = name
    self.total = total
    isShown = Self.suits(
      isTerminal: isatty(2) == 1, terminal: getenv("TERM").map { String(cString: $0) })
  }

  /// True when a line can be written over: on a terminal that is not dumb.
  package static func suits(isTerminal: Bool, terminal: String?) -> Bool {
    isTerminal && !["", "dumb"].contains(terminal ?? "")
  }

  /// Tells that one more step is done, with its name; from any thread.
  package func step(_ word: String) {
    guard isShown else { return }
    done.withLock { done in
      done += 1
      Self.write("\r\(name) \(done)/\(total) \(Wording.oneLine(word).prefix(50))\u{1B}[K")
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
